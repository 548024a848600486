-- Who has a word in a name or a number, by an index. Under row security no index answers that for a caller (0120), so
-- each function runs as app_lookup: of the firm that is at work, ids alone, and no more of them than asked for.
create extension if not exists pg_trgm;
create index parties_by_trigrams on parties using gin (search_key gin_trgm_ops);
create index registrations_by_trigrams on registrations using gin (search_key gin_trgm_ops);

grant usage, create on schema public to app_lookup;
grant select (id, tenant_id, search_key) on parties, registrations to app_lookup;
create policy lookup on parties for select to app_lookup using (true);
create policy lookup on registrations for select to app_lookup using (true);

-- A word as a pattern of `like`, with its own signs taken to the letter.
create function pattern_of(word text) returns text
  language sql immutable strict parallel safe
  return '%' || regexp_replace(fold(word), '([\\%_])', '\\\1', 'g') || '%';

-- Planned anew for each word, as a rare one and a small firm want different indexes.
create function find_parties(word text, most integer) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query execute 'select id from parties where tenant_id = $1 and search_key like $2 limit $3'
    using nullif(current_setting('app.tenant', true), ''), pattern_of(word), most;
end $$;
create function find_registrations(word text, most integer) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query execute 'select id from registrations where tenant_id = $1 and search_key like $2 limit $3'
    using nullif(current_setting('app.tenant', true), ''), pattern_of(word), most;
end $$;
alter function find_parties(text, integer) owner to app_lookup;
alter function find_registrations(text, integer) owner to app_lookup;
revoke create on schema public from app_lookup;
revoke execute on function find_parties, find_registrations from public;
grant execute on function find_parties, find_registrations to app_rw;
