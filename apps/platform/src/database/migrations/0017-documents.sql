-- Documents of a registration and its parties (4-expectations rows 105, 170). Their files lie sealed beside the
-- database, under the registration's key.

-- Bytes that came and are no document yet: what nothing names within a day is deleted.
create table uploads (
  id uuid primary key references files on delete cascade,
  tenant_id text not null references tenants,
  registration_id uuid not null,
  -- Whoever sent it: nobody else makes a document of it.
  created_by text not null,
  created_at timestamptz not null,
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id)
);
create index uploads_created on uploads (tenant_id, created_at);
call isolate('uploads');
grant select, insert, delete on uploads to app_rw;

create table documents (
  id uuid primary key,
  tenant_id text not null references tenants,
  registration_id uuid not null,
  -- Whose it is; null for one of the registration itself.
  party_id uuid,
  kind text not null,
  -- Its number, under the registration's key.
  sealed_number bytea,
  issued_on date,
  valid_until date,
  -- Taken out of the list; it can be put back.
  removed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id)
);
create index documents_registration on documents (tenant_id, registration_id, created_at, id);
call isolate('documents');
grant select, insert, update on documents to app_rw;

-- The files of a document: a newer one never overwrites an older.
create table document_versions (
  tenant_id text not null,
  document_id uuid not null,
  number integer not null,
  file_id uuid not null references files,
  created_by text not null,
  created_at timestamptz not null,
  primary key (document_id, number),
  foreign key (tenant_id, document_id) references documents (tenant_id, id)
);
call isolate('document_versions');
grant select, insert on document_versions to app_rw;
