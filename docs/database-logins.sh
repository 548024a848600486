#!/bin/sh
# The two logins of the platform, on an empty database: one owns the tables, the other only reads and writes them.
set -eu
owner=$(cat /run/secrets/owner_password)
serving=$(cat /run/secrets/serving_password)
psql --set=ON_ERROR_STOP=1 --set=owner="$owner" --set=serving="$serving" \
  --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role dossier_owner login createrole password :'owner';
create role dossier login password :'serving';
create role app_rw nologin;
create role app_lookup nologin;
create role app_erase nologin;
grant app_rw, app_lookup to dossier_owner with admin option;
select format('alter database %I owner to dossier_owner', current_database()) \gexec
alter schema public owner to dossier_owner;
SQL
