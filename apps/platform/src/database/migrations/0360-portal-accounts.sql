-- The account of a client on the client portal (expectations row 106): how it stands, since when and by whom. A client
-- without one has none of these. Why it is blocked is sealed with the key of the client.
alter table parties
  add column portal_state text check (portal_state in ('invited', 'active', 'blocked')),
  add column portal_at timestamptz,
  add column portal_by text,
  add column portal_reason bytea,
  add constraint parties_portal_is_whole check (
    (portal_state is null) = (portal_at is null)
    and (portal_state is null) = (portal_by is null)
    and (portal_reason is null or portal_state = 'blocked'));
