-- Erasure has a role of its own, app_erase (made by migrate.ts). One job will run as it; what answers requests, app_rw,
-- never deletes a record nor destroys the key of a person.

-- What must not be erased, whatever its term: why, who answers for it, and when that is looked at again.
create table legal_holds (
  tenant_id text not null references tenants,
  id uuid not null,
  subject_id uuid not null,
  reason text not null check (reason <> ''),
  owner_id uuid not null,
  review_on date not null,
  created_at timestamptz not null,
  released_at timestamptz,
  released_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references users (tenant_id, id),
  foreign key (tenant_id, released_by) references users (tenant_id, id),
  check ((released_at is null) = (released_by is null))
);
create index legal_holds_in_force on legal_holds (tenant_id, subject_id) where released_at is null;
call isolate('legal_holds');
grant select, insert, update (review_on, released_at, released_by) on legal_holds to app_rw;

-- What was erased, as ids alone: a restore of an older back-up erases it again.
create table tombstones (
  tenant_id text not null references tenants,
  subject_id uuid not null,
  erased_at timestamptz not null,
  -- The rule of retention, or the request, by its id.
  rule text not null,
  primary key (tenant_id, subject_id)
);
call isolate('tombstones');
grant select on tombstones to app_rw;

grant usage on schema public to app_erase;
grant select on tenants, legal_holds to app_erase;
grant select, insert on tombstones to app_erase;
-- The key that history, files and sealed columns of one subject are under.
grant select, insert, update on subject_keys to app_erase;
-- It says what it did in the trail, like everyone.
grant select, insert on audit to app_erase;
grant select, insert, update on audit_heads to app_erase;
-- Records, and the rows that hang on them. Trail, field history and sign-offs stay: without the key they say nothing of
-- anybody.
grant select, delete on registrations, registration_keys, registration_stages, comments, uploads, documents,
  document_versions, files, tenant_messages, export_items to app_erase;
-- Deleting a registration counts it out.
grant insert on registration_counts to app_erase;

create function refuse_erasure() returns trigger
  language plpgsql as $$
declare
  subject uuid := case tg_table_name when 'subject_keys' then to_jsonb(old) ->> 'subject_id' else to_jsonb(old) ->> 'id' end;
begin
  if exists (
    select from legal_holds h
    where h.tenant_id = old.tenant_id and h.subject_id = subject and h.released_at is null
  ) then
    raise exception 'A legal hold keeps this subject.' using errcode = 'check_violation';
  end if;
  -- Archives to download have a key of their own, which ends with them: no person is behind it.
  if current_user = 'app_rw' then
    if not exists (select from exports e where e.tenant_id = old.tenant_id and e.id = subject) then
      raise exception 'Only app_erase erases a subject.' using errcode = 'insufficient_privilege';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger subject_keys_are_held before update on subject_keys
  for each row when (new.sealed_key is null and old.sealed_key is not null) execute function refuse_erasure();
create trigger registrations_are_held before delete on registrations
  for each row execute function refuse_erasure();
