-- Lists that read the page they show, and look-ups that find what they ask for, at any number of registrations.

-- Read forwards and backwards, and by the index alone up to where a page begins, however far that is.
create index registrations_by_update on registrations (tenant_id, updated_at, id) include (status, assignee_id);
create index registrations_by_creation on registrations (tenant_id, created_at, id) include (status, assignee_id);
drop index registrations_updated;
drop index registrations_created;

-- What a registration is found by in full: keyed hashes of its tax numbers, hashes of its people. Row security lets an
-- index answer leakproof operators only, and those of arrays are not: equality of bytes is.
create table registration_keys (
  tenant_id text not null,
  registration_id uuid not null,
  kind text not null check (kind in ('taxNumber', 'person')),
  key bytea not null,
  primary key (tenant_id, kind, key, registration_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete cascade
);
create index registration_keys_of on registration_keys (tenant_id, registration_id);
call isolate('registration_keys');
grant select, insert, delete on registration_keys to app_rw;

-- The hash under which a person is looked for.
create function person_hash(person_key text) returns bytea
  language sql immutable strict parallel safe
  return sha256(convert_to(person_key, 'UTF8'));

-- Written by the table itself: no way of changing parties can forget it.
create function note_keys() returns trigger
  language plpgsql as $$
begin
  delete from registration_keys where registration_id = new.id;
  insert into registration_keys (tenant_id, registration_id, kind, key)
    select new.tenant_id, new.id, 'taxNumber', hash from unnest(new.tax_hashes) as hash
    union
    select new.tenant_id, new.id, 'person', person_hash(person) from unnest(new.person_keys) as person;
  return null;
end $$;
create trigger registrations_keys_begin after insert on registrations
  for each row execute function note_keys();
create trigger registrations_keys_change after update of parties, tax_hashes on registrations
  for each row execute function note_keys();

do $$
declare tenant text;
begin
  for tenant in select l.tenant_id from list_tenants() l loop
    perform set_config('app.tenant', tenant, true);
    insert into registration_keys (tenant_id, registration_id, kind, key)
      select r.tenant_id, r.id, 'taxNumber', hash from registrations r, unnest(r.tax_hashes) as hash
        where r.tenant_id = tenant
      union
      select r.tenant_id, r.id, 'person', person_hash(person) from registrations r, unnest(r.person_keys) as person
        where r.tenant_id = tenant;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
drop index registrations_tax;
drop index registrations_person;
