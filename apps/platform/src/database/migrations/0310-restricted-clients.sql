-- Clients who are kept from most of the staff (expectations row 203): colleagues, and people whom everyone knows. The kind
-- stands at the party, and at each registration with such a party, so that one condition on the row itself decides.
alter table parties
  add column restriction text check (restriction in ('STAFF', 'VIP')),
  add column restriction_reason text,
  add constraint parties_restriction_has_reason check ((restriction is null) = (restriction_reason is null));
alter table registrations add column restrictions text[] not null default '{}';
create index parties_restricted on parties (tenant_id, restriction) where restriction is not null;

create function restrict_registrations(tenant text, ids uuid[]) returns void
  language sql as $$
  update registrations r set restrictions = k.kinds
    from (
      select i.id, coalesce(array_agg(distinct p.restriction order by p.restriction)
        filter (where p.restriction is not null), '{}') as kinds
      from unnest(ids) i (id)
      left join registration_parties m on m.tenant_id = tenant and m.registration_id = i.id
      left join parties p on p.tenant_id = tenant and p.id = m.party_id
      group by i.id
    ) k
    where r.tenant_id = tenant and r.id = k.id and r.restrictions is distinct from k.kinds
$$;

-- Written by the tables themselves: no way of changing who is in a registration can forget it.
create function restrict_with_party() returns trigger
  language plpgsql as $$
begin
  perform restrict_registrations(new.tenant_id, array(
    select m.registration_id from registration_parties m
    where m.tenant_id = new.tenant_id and m.party_id = new.id));
  return null;
end $$;
create trigger parties_restriction after update of restriction on parties
  for each row when (old.restriction is distinct from new.restriction)
  execute function restrict_with_party();

create function restrict_with_members() returns trigger
  language plpgsql as $$
declare restricted record;
begin
  -- A party that is being restricted meanwhile is waited for.
  perform from parties p join added a on p.tenant_id = a.tenant_id and p.id = a.party_id
    order by p.id for share of p;
  for restricted in
    select a.tenant_id, array_agg(distinct a.registration_id) as ids
    from added a join parties p on p.tenant_id = a.tenant_id and p.id = a.party_id
    where p.restriction is not null group by 1
  loop
    perform restrict_registrations(restricted.tenant_id, restricted.ids);
  end loop;
  return null;
end $$;
create trigger registration_parties_restrict after insert on registration_parties
  referencing new table as added for each statement execute function restrict_with_members();

create function restrict_without_members() returns trigger
  language plpgsql as $$
declare restricted record;
begin
  for restricted in
    select r.tenant_id, array_agg(distinct r.id) as ids
    from removed d join registrations r on r.tenant_id = d.tenant_id and r.id = d.registration_id
    where r.restrictions <> '{}' group by 1
  loop
    perform restrict_registrations(restricted.tenant_id, restricted.ids);
  end loop;
  return null;
end $$;
create trigger registration_parties_release after delete on registration_parties
  referencing old table as removed for each statement execute function restrict_without_members();

-- Another party in the same position, as merging two leaves it.
create function restrict_changed_member() returns trigger
  language plpgsql as $$
begin
  perform restrict_registrations(new.tenant_id, array[old.registration_id, new.registration_id]);
  return null;
end $$;
create trigger registration_parties_changed after update on registration_parties
  for each row when ((old.registration_id, old.party_id) is distinct from (new.registration_id, new.party_id))
  execute function restrict_changed_member();
grant update (restrictions) on registrations to app_erase;

-- How many there are, by the same condition.
alter table registration_counts add column restrictions text[] not null default '{}';
alter table party_counts add column restriction text;

create or replace function count_registrations_inserted() returns trigger
  language plpgsql as $$
begin
  insert into registration_counts (tenant_id, assignee_id, status, restrictions, count)
    select r.tenant_id, r.assignee_id, r.status, r.restrictions, count(*) from inserted r group by 1, 2, 3, 4;
  return null;
end $$;
create or replace function count_registrations_deleted() returns trigger
  language plpgsql as $$
begin
  insert into registration_counts (tenant_id, assignee_id, status, restrictions, count)
    select r.tenant_id, r.assignee_id, r.status, r.restrictions, -count(*) from deleted r group by 1, 2, 3, 4;
  return null;
end $$;
create or replace function count_registration_changed() returns trigger
  language plpgsql as $$
begin
  insert into registration_counts (tenant_id, assignee_id, status, restrictions, count)
    values (old.tenant_id, old.assignee_id, old.status, old.restrictions, -1),
      (new.tenant_id, new.assignee_id, new.status, new.restrictions, 1);
  return null;
end $$;
drop trigger registrations_counts_change on registrations;
create trigger registrations_counts_change after update on registrations
  for each row when ((old.assignee_id, old.status, old.restrictions)
    is distinct from (new.assignee_id, new.status, new.restrictions))
  execute function count_registration_changed();

create or replace function count_parties_inserted() returns trigger
  language plpgsql as $$
begin
  insert into party_counts (tenant_id, assignee_id, type, status, restriction, count)
    select p.tenant_id, p.assignee_id, p.type, p.status, p.restriction, count(*) from inserted p
    where p.is_listed group by 1, 2, 3, 4, 5;
  return null;
end $$;
create or replace function count_parties_deleted() returns trigger
  language plpgsql as $$
begin
  insert into party_counts (tenant_id, assignee_id, type, status, restriction, count)
    select p.tenant_id, p.assignee_id, p.type, p.status, p.restriction, -count(*) from deleted p
    where p.is_listed group by 1, 2, 3, 4, 5;
  return null;
end $$;
create or replace function count_party_changed() returns trigger
  language plpgsql as $$
begin
  insert into party_counts (tenant_id, assignee_id, type, status, restriction, count)
    select old.tenant_id, old.assignee_id, old.type, old.status, old.restriction, -1 where old.is_listed
    union all
    select new.tenant_id, new.assignee_id, new.type, new.status, new.restriction, 1 where new.is_listed;
  return null;
end $$;
drop trigger parties_counts_change on parties;
create trigger parties_counts_change after update on parties for each row
  when ((old.assignee_id, old.type, old.status, old.is_listed, old.restriction)
    is distinct from (new.assignee_id, new.type, new.status, new.is_listed, new.restriction))
  execute function count_party_changed();

-- A page of the list is found by this index alone, also by those from whom some are kept.
drop index parties_by_name;
create index parties_by_name on parties (tenant_id, name_key collate "C", id)
  include (search_key, type, status, assignee_id, is_listed, updated_at, restriction);
