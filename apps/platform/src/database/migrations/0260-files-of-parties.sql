-- What is in a document of a party lies under that party's key, as its number does: the file changes its key and its
-- address when the document is made, and stays the same file.
grant update (subject_id, address, sealed_name) on files to app_rw;

-- Documents that were there before: they need keys, so the platform does it from its queue when it starts.
do $$
declare tenant text;
begin
  for tenant in select l.tenant_id from list_tenants() l loop
    perform set_config('app.tenant', tenant, true);
    insert into jobs (id, tenant_id, kind, payload, due_at, created_at)
      select gen_random_uuid(), tenant, 'documents.moveFiles', '{}', now(), now()
      where exists (select from documents d where d.tenant_id = tenant and d.party_id is not null);
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
