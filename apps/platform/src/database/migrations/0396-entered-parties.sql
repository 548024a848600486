-- A party that was entered with a connection (decision 49) is in no registration, and is listed all the same: it stays so
-- when it was in one and is not any more. `is_in_registration` is true of a party that is new, whoever entered it.
alter table parties add column is_entered boolean not null default false;

create or replace function note_members_removed() returns trigger
  language plpgsql as $$
begin
  update parties p set is_in_registration = false from removed d
    where p.tenant_id = d.tenant_id and p.id = d.party_id and p.is_in_registration and not p.is_entered and not exists (
      select from registration_parties m where m.tenant_id = p.tenant_id and m.party_id = p.id);
  return null;
end $$;
