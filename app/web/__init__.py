"""Routes, what a template is given, languages, security headers."""
