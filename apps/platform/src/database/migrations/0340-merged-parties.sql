-- Two parties that are one: a user asks for it, another one agrees, and for 30 days it can be undone.

create table party_merges (
  tenant_id text not null,
  id uuid not null,
  -- The party that turned out to be another one, and that one; both keep their ids.
  from_party uuid not null,
  into_party uuid not null,
  -- Names of the fields that are taken from the first one, of those that both have.
  fields text[] not null,
  -- `void`: one of the two changed before anyone decided.
  state text not null default 'requested' check (state in ('requested', 'refused', 'void', 'merged', 'undone')),
  requested_by text not null,
  requested_at timestamptz not null,
  merged_by text,
  merged_at timestamptz,
  undone_by text,
  undone_at timestamptz,
  -- What moved, by ids: connections as they were, registrations, documents, processes.
  moved jsonb,
  -- What the second one was before and after, under the merge's own key: erasing either party takes that key too.
  sealed bytea,
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, from_party) references parties (tenant_id, id),
  foreign key (tenant_id, into_party) references parties (tenant_id, id),
  check (from_party <> into_party),
  check ((state in ('merged', 'undone')) = (merged_at is not null)),
  check ((state = 'undone') = (undone_at is not null))
);
create unique index party_merges_of on party_merges (tenant_id, from_party) where state in ('requested', 'merged');
create index party_merges_into on party_merges (tenant_id, into_party);
call isolate('party_merges');
grant select, insert, update on party_merges to app_rw;
grant select, delete on party_merges to app_erase;

-- A party that is another one is in no list. Which one is no foreign key: a restore puts parties back in any order.
drop trigger parties_counts_change on parties;
drop index parties_by_name;
alter table parties drop column is_listed;
alter table parties add column merged_into uuid check (merged_into <> id);
alter table parties
  add column is_listed boolean generated always as (merged_into is null and (status <> 'N' or is_in_registration)) stored;
create index parties_by_name on parties (tenant_id, name_key collate "C", id)
  include (search_key, type, status, assignee_id, is_listed, updated_at, restriction);
create trigger parties_counts_change after update on parties for each row
  when ((old.assignee_id, old.type, old.status, old.is_listed, old.restriction)
    is distinct from (new.assignee_id, new.type, new.status, new.is_listed, new.restriction))
  execute function count_party_changed();

-- A request is about two parties as they are (3-decisions 4.18). Written by the table itself: no way of changing a party
-- can forget it. Who works on it is no part of that.
create function void_merges() returns trigger
  language plpgsql as $$
begin
  with void as (
    update party_merges m set state = 'void', version = m.version + 1
      where m.tenant_id = new.tenant_id and m.state = 'requested' and new.id in (m.from_party, m.into_party)
      returning m.id
  )
  update sign_offs s set state = 'void', version = s.version + 1 from void
    where s.tenant_id = new.tenant_id and s.subject_type = 'merge' and s.subject_id = void.id
      and s.state = 'requested';
  return null;
end $$;
create trigger parties_void_merges after update on parties for each row
  when ((old.section_versions, old.status, old.restriction, old.merged_into)
    is distinct from (new.section_versions, new.status, new.restriction, new.merged_into))
  execute function void_merges();

-- Notes of a process stay under the key of the party that it was started for: events are written once. Null: its entity's.
alter table processes add column subject_id uuid;
