#!/bin/sh
# Secrets come as files: NAME_FILE holds the value of NAME, for the names below. KEYS_FILE is the platform's own variable.
set -eu
for name in DATABASE_URL DATABASE_MIGRATION_URL DATABASE_LISTEN_URL OBJECTS_ACCESS_KEY OBJECTS_SECRET_KEY METRICS_TOKEN SMTP_URL; do
  eval "file=\${${name}_FILE:-}"
  if [ -n "$file" ]; then
    value=$(cat "$file")
    export "$name=$value"
    unset "${name}_FILE"
  fi
done
exec "$@"
