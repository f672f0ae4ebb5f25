"""What another site can do to somebody who plays here: nothing."""

from tests.browser.conftest import Open
from tests.browser.positions import your_turn

FORM = """
<form method="post" action="{}/de/rubamazzo/new"><input name="ply" value="{}"><button>Win a prize</button></form>
"""


def test_a_form_of_another_site_changes_neither_the_table_nor_whose_it_is(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3))
    kept, cookies = player.log(), player.context.cookies()
    form = FORM.format(player.server.address, player.ply)
    other = player.context.new_page()
    other.route("http://prizes.example/", lambda route: route.fulfill(body=form, content_type="text/html"))
    other.goto("http://prizes.example/")
    with other.expect_response("**/new") as answer:
        other.get_by_role("button").click()
    assert answer.value.status == 403
    assert "cookie" not in answer.value.request.all_headers()
    assert player.context.cookies() == cookies
    player.page.reload()
    assert player.log() == kept
