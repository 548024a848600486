-- What the record of a registration asks: who else is the same person or company, and what happened to it.

-- A person as a duplicate is told by: the whole name folded, without blanks and signs, and the date of birth.
create function person_key(given_names text, last_name text, date_of_birth text) returns text
  language sql immutable parallel safe
  return regexp_replace(fold(coalesce(given_names, '') || coalesce(last_name, '')), '[\s.,''`´-]+', '', 'g')
    || ' ' || coalesce(date_of_birth, '');

-- Everybody in a registration whose date of birth is known, at every depth.
create function person_keys(parties jsonb) returns text[]
  language sql immutable parallel safe
  return array(
    select distinct person_key(person ->> 'givenNames', person ->> 'lastName', person ->> 'dateOfBirth')
    from jsonb_path_query(parties, '$.**.naturalPerson') as person
    where person ->> 'dateOfBirth' is not null and person ->> 'lastName' is not null
  );

alter table registrations add column person_keys text[] not null
  generated always as (person_keys(parties)) stored;
create index registrations_person on registrations using gin (person_keys);
create index registrations_company on registrations (tenant_id, chamber_of_commerce_no);

-- What happened to one object, the newest first.
create index audit_object on audit (tenant_id, object_type, object_id, seq);
