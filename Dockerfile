# One file for amd64 and arm64. BASE may be any image with Python 3.11 or newer and pip.
ARG BASE=python:3.13-slim

FROM ${BASE} AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore
COPY requirements.lock /srv/
RUN python -m venv --without-pip /srv/venv \
    && pip --python /srv/venv/bin/python install --require-hashes --only-binary :all: --requirement /srv/requirements.lock
COPY app /srv/settebello/app
COPY templates /srv/settebello/templates
COPY static /srv/settebello/static
COPY locales /srv/settebello/locales
WORKDIR /srv/settebello
# The searches are compiled here, for any processor of the kind, so that no container ever waits for them.
ENV NUMBA_CPU_NAME=generic NUMBA_CPU_FEATURES= NUMBA_CACHE_DIR=/srv/compiled
RUN /srv/venv/bin/python -m app.players.warm \
    && /srv/venv/bin/python -m compileall -q app

FROM ${BASE}
LABEL org.opencontainers.image.title="Settebello" \
      org.opencontainers.image.description="A card table in the browser for Rubamazzo and Scopone scientifico" \
      org.opencontainers.image.licenses="MIT"
COPY --from=build /srv /srv
RUN mkdir /data && chown 10001:10001 /data
WORKDIR /srv/settebello
ENV PATH=/srv/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    NUMBA_CPU_NAME=generic NUMBA_CPU_FEATURES= NUMBA_CACHE_DIR=/srv/compiled \
    SETTEBELLO_HOST=0.0.0.0 SETTEBELLO_PORT=8000 SETTEBELLO_DATA=/data SETTEBELLO_LOG_FORMAT=json
VOLUME /data
EXPOSE 8000
USER 10001:10001
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"SETTEBELLO_PORT\"]}/healthz', timeout=4)"]
CMD ["python", "-m", "app"]
