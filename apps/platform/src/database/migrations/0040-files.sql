-- Bytes are stored before the transaction that names them, and nothing that is named is ever deleted.

-- What whoever sends a file calls its bytes is theirs alone: another tenant's, another user's or a used id means no more
-- than one that nobody ever had.
alter table uploads
  drop constraint uploads_id_fkey,
  drop constraint uploads_pkey,
  add column file_id uuid references files on delete cascade;
do $$
declare firm text;
begin
  for firm in select l.tenant_id from list_tenants() l loop
    perform set_config('app.tenant', firm, true);
    update uploads set file_id = id where tenant_id = firm;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
alter table uploads
  alter column file_id set not null,
  add primary key (tenant_id, registration_id, created_by, id),
  add unique (file_id);

-- The sum of a tenant's files, and whether anybody names an address.
create index files_sizes on files (tenant_id) include (size);
create index files_named on files (address);
drop index files_address;

-- Objects that no row named when somebody last looked: what is found here again is deleted.
create table stray_objects (
  address text primary key,
  seen_at timestamptz not null
);
grant select, insert, delete on stray_objects to app_rw;

-- Which of these addresses any tenant has a file under.
grant usage, create on schema public to app_lookup;
grant select (address) on files to app_lookup;
create policy lookup on files for select to app_lookup using (true);
create function named_addresses(wanted text[])
  returns table (address text)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select distinct f.address from files f where f.address = any (wanted);
  end;
alter function named_addresses(text[]) owner to app_lookup;
revoke create on schema public from app_lookup;
revoke execute on function named_addresses from public;
grant execute on function named_addresses to app_rw;

-- What one process at a time does, and until when the others take its word for it.
create table leases (
  name text primary key,
  holder uuid not null,
  until timestamptz not null
);
grant select, insert, update, delete on leases to app_rw;
