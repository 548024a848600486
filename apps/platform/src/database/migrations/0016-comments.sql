-- What colleagues say about a registration (4-expectations row 82): inside the firm, never to a client.

create table comments (
  id uuid primary key,
  tenant_id text not null,
  registration_id uuid not null,
  author uuid not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- The words, under the registration's key.
  sealed bytea not null,
  mentions uuid[] not null default '{}',
  version integer not null default 1,
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id)
);
create index comments_registration on comments (tenant_id, registration_id, created_at desc, id);
call isolate('comments');
grant select, insert, update on comments to app_rw;
