-- Lists of parties that hold at a hundred thousand of one tenant.

-- A new party that no registration has any more is in no list. Said by the party itself, so that one index knows who is.
alter table parties
  add column is_in_registration boolean not null default true,
  add column is_listed boolean generated always as (status <> 'N' or is_in_registration) stored;
do $$
declare tenant text;
begin
  for tenant in select l.tenant_id from list_tenants() l loop
    perform set_config('app.tenant', tenant, true);
    update parties p set is_in_registration = false
      where p.tenant_id = tenant and not exists (
        select from registration_parties m where m.tenant_id = tenant and m.party_id = p.id);
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

-- Written by the table itself, as those whose parties are changed hold them locked.
create function note_members_added() returns trigger
  language plpgsql as $$
begin
  update parties p set is_in_registration = true from added a
    where p.tenant_id = a.tenant_id and p.id = a.party_id and not p.is_in_registration;
  return null;
end $$;
create trigger registration_parties_added after insert on registration_parties
  referencing new table as added for each statement execute function note_members_added();

create function note_members_removed() returns trigger
  language plpgsql as $$
begin
  update parties p set is_in_registration = false from removed d
    where p.tenant_id = d.tenant_id and p.id = d.party_id and p.is_in_registration and not exists (
      select from registration_parties m where m.tenant_id = p.tenant_id and m.party_id = p.id);
  return null;
end $$;
create trigger registration_parties_removed after delete on registration_parties
  referencing old table as removed for each statement execute function note_members_removed();
grant update (is_in_registration) on parties to app_erase;

-- How many listed parties there are, as `registration_counts` has it of registrations: a row for each change.
create table party_counts (
  tenant_id text not null,
  assignee_id uuid,
  type text not null,
  status text not null,
  count integer not null
);
create index party_counts_of_tenant on party_counts (tenant_id);
call isolate('party_counts');
grant select, insert, delete on party_counts to app_rw;
grant insert on party_counts to app_erase;

create function count_parties_inserted() returns trigger
  language plpgsql as $$
begin
  insert into party_counts (tenant_id, assignee_id, type, status, count)
    select p.tenant_id, p.assignee_id, p.type, p.status, count(*) from inserted p where p.is_listed group by 1, 2, 3, 4;
  return null;
end $$;
create trigger parties_counts_insert after insert on parties
  referencing new table as inserted for each statement execute function count_parties_inserted();

create function count_parties_deleted() returns trigger
  language plpgsql as $$
begin
  insert into party_counts (tenant_id, assignee_id, type, status, count)
    select p.tenant_id, p.assignee_id, p.type, p.status, -count(*) from deleted p where p.is_listed group by 1, 2, 3, 4;
  return null;
end $$;
create trigger parties_counts_delete after delete on parties
  referencing old table as deleted for each statement execute function count_parties_deleted();

create function count_party_changed() returns trigger
  language plpgsql as $$
begin
  insert into party_counts (tenant_id, assignee_id, type, status, count)
    select old.tenant_id, old.assignee_id, old.type, old.status, -1 where old.is_listed
    union all
    select new.tenant_id, new.assignee_id, new.type, new.status, 1 where new.is_listed;
  return null;
end $$;
create trigger parties_counts_change after update on parties for each row
  when ((old.assignee_id, old.type, old.status, old.is_listed)
    is distinct from (new.assignee_id, new.type, new.status, new.is_listed))
  execute function count_party_changed();

do $$
declare tenant text;
begin
  for tenant in select l.tenant_id from list_tenants() l loop
    perform set_config('app.tenant', tenant, true);
    insert into party_counts (tenant_id, assignee_id, type, status, count)
      select p.tenant_id, p.assignee_id, p.type, p.status, count(*) from parties p
      where p.tenant_id = tenant and p.is_listed group by 1, 2, 3, 4;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

-- Words are looked for anywhere in a name, and under row security no index finds them: nothing that looks into a text is
-- leakproof. So a search reads this index from end to end, a tenth of what the rows would be, and a list reads it up to
-- where its page begins.
drop index parties_by_name;
create index parties_by_name on parties (tenant_id, name_key collate "C", id)
  include (search_key, type, status, assignee_id, is_listed, updated_at);
