-- The request to delete a client (3-decisions 4.15): since when, by whom, and why, sealed with the key of the client.
alter table parties
  add column deletion_at timestamptz,
  add column deletion_by text,
  add column deletion_reason bytea,
  add constraint parties_deletion_is_whole check (
    (deletion_at is null) = (deletion_by is null)
    and (deletion_reason is null or deletion_at is not null));

-- Row security reads no index for a condition on an array: this one has the few rows that are asked for.
create index parties_to_delete on parties (tenant_id, id) where deletion_at is not null;
