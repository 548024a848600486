-- contracts
-- What is said of a record, kept with it or sent about it points at records: the database refuses what belongs to nothing,
-- and a new kind of record has all of it at once.

alter table comments rename column registration_id to record_id;
alter table comments drop constraint comments_tenant_id_registration_id_fkey,
  add foreign key (tenant_id, record_id) references records (tenant_id, id);
alter table uploads rename column registration_id to record_id;
alter table uploads drop constraint uploads_tenant_id_registration_id_fkey,
  add foreign key (tenant_id, record_id) references records (tenant_id, id);
alter table documents rename column registration_id to record_id;
alter table documents drop constraint documents_tenant_id_registration_id_fkey,
  add foreign key (tenant_id, record_id) references records (tenant_id, id);
alter table tenant_messages rename column registration_id to record_id;
alter table tenant_messages drop constraint tenant_messages_tenant_id_registration_id_fkey,
  add foreign key (tenant_id, record_id) references records (tenant_id, id);
alter table export_items rename column registration_id to record_id;
alter table export_items drop constraint export_items_tenant_id_registration_id_fkey,
  add foreign key (tenant_id, record_id) references records (tenant_id, id);
alter table presences add foreign key (tenant_id, record_id) references records (tenant_id, id) on delete cascade;

-- Requests are about records, users and settings; those about records name one that is there.
alter table sign_offs add column record_id uuid
  generated always as (case when subject_type in ('registration', 'party') then subject_id end) stored;
alter table sign_offs add foreign key (tenant_id, record_id) references records (tenant_id, id);
-- Two different questions about one subject may be open at once; the same one may not.
drop index sign_offs_open;
create unique index sign_offs_open on sign_offs (tenant_id, subject_type, subject_id, action) where state = 'requested';

-- Whose key the number of a document is under: of a party's own documents the party's, once they are new.
alter table documents add column subject_id uuid;
do $$
declare tenant text;
begin
  for tenant in select l.tenant_id from list_tenants() l loop
    perform set_config('app.tenant', tenant, true);
    update documents set subject_id = record_id where tenant_id = tenant;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
alter table documents alter column subject_id set not null;

-- Files are named with their tenant.
alter table files add unique (tenant_id, id);
alter table document_versions drop constraint document_versions_file_id_fkey,
  add foreign key (tenant_id, file_id) references files (tenant_id, id);

-- What belongs to a party or a registration goes with it.
grant select, delete on records, parties, party_identifiers, party_references, registration_parties, connections,
  presences to app_erase;
create trigger parties_are_held before delete on parties for each row execute function refuse_erasure();
