-- What was decided on when a client was accepted, as it was then: each party's part under that party's key, so that one
-- can be erased and the others still prove what they were.

create table acceptances (
  tenant_id text not null,
  registration_id uuid not null,
  -- The version that the acceptance made.
  version integer not null,
  accepted_at timestamptz not null,
  accepted_by text not null,
  -- Over the hashes of the parts, in their order.
  hash bytea not null,
  primary key (tenant_id, registration_id, version),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id)
);
call isolate('acceptances');
grant select, insert on acceptances to app_rw;
grant select, delete on acceptances to app_erase;

create table acceptance_parts (
  tenant_id text not null,
  registration_id uuid not null,
  version integer not null,
  position integer not null,
  -- A party, or the registration itself.
  subject_id uuid not null,
  sealed bytea not null,
  -- Keyed with the salt of the subject: stays when its key goes, and gives nothing away.
  hash bytea not null,
  primary key (tenant_id, registration_id, version, position),
  foreign key (tenant_id, registration_id, version) references acceptances (tenant_id, registration_id, version)
);
call isolate('acceptance_parts');
grant select, insert on acceptance_parts to app_rw;
grant select, delete on acceptance_parts to app_erase;
