-- When a user last saw a registration: what others changed since then is what they have to read before they decide.

create table registration_visits (
  tenant_id text not null,
  registration_id uuid not null,
  user_id uuid not null,
  -- The last look of this visit, and of the visit before: a page that is opened again does not end what was new.
  at timestamptz not null,
  visit_before timestamptz,
  primary key (tenant_id, registration_id, user_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id)
);
call isolate('registration_visits');
grant select, insert, update, delete on registration_visits to app_rw;
grant select, delete on registration_visits to app_erase;
