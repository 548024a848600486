-- contracts
-- Parties of their own: a person or a company has one row, one key and one history, in however many registrations it is.

-- Everything with a life of its own. What is said of it, kept with it or decided on it points here.
create table records (
  tenant_id text not null references tenants,
  id uuid not null,
  kind text not null check (kind in ('party', 'registration', 'product', 'process', 'import')),
  primary key (tenant_id, id)
);
call isolate('records');
grant select, insert on records to app_rw;

-- Written by the tables themselves: nothing can have a row of its own and no record.
create function note_record() returns trigger
  language plpgsql as $$
begin
  insert into records (tenant_id, id, kind) values (new.tenant_id, new.id, tg_argv[0]) on conflict do nothing;
  return new;
end $$;

create table parties (
  tenant_id text not null,
  id uuid not null,
  -- Natural person, legal entity, group of natural persons, product (S2 section 3).
  type text not null check (type in ('NP', 'LE', 'NPG', 'PD')),
  -- New, inactive, active, rejected, ended (S2 section 4).
  status text not null default 'N' check (status in ('N', 'I', 'A', 'R', 'E')),
  -- Derived from the sections by the service, with every change of them.
  name text not null,
  -- The client file by section: {"id-details": {"lastName": "Jansen"}}. Identifiers stand in party_identifiers.
  sections jsonb not null check (jsonb_typeof(sections) = 'object'),
  -- {"id-details": 3}: two people who edit two sections are in nobody's way.
  section_versions jsonb not null default '{}',
  -- Where a field comes from and since when: {"lastName": {"source": "screen", "at": "2026-11-23T10:00:00.000Z"}}.
  sources jsonb not null default '{}',
  -- False while identifiers stand in the sections as they did before there were party_identifiers.
  has_sealed_identifiers boolean not null default true,
  city text generated always as (sections #>> '{address,address,city}') stored,
  chamber_of_commerce_no text generated always as (sections #>> '{chamber-of-commerce,chamberOfCommerceNo}') stored,
  -- Of birth or incorporation, yyyy-mm-dd.
  began_on text generated always as (coalesce(
    sections #>> '{id-details,dateOfBirth}', sections #>> '{chamber-of-commerce,incorporationDate}')) stored,
  -- What a person is known by as the same one: null while the name or the date of birth is unknown.
  person_key text generated always as (case
    when sections #>> '{id-details,dateOfBirth}' is not null and sections #>> '{id-details,lastName}' is not null
    then person_key(sections #>> '{id-details,givenNames}', sections #>> '{id-details,lastName}',
      sections #>> '{id-details,dateOfBirth}') end) stored,
  name_key text not null generated always as (fold(name)) stored,
  search_key text not null generated always as (fold(name || ' ' || coalesce(sections #>> '{address,address,city}', '')
    || ' ' || coalesce(sections #>> '{chamber-of-commerce,chamberOfCommerceNo}', ''))) stored,
  assignee_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references records (tenant_id, id),
  foreign key (tenant_id, assignee_id) references users (tenant_id, id)
);
create trigger parties_record before insert on parties for each row execute function note_record('party');
create index parties_by_name on parties (tenant_id, name_key collate "C", id);
create index parties_by_update on parties (tenant_id, updated_at, id);
create index parties_of_assignee on parties (tenant_id, assignee_id);
create index parties_person on parties (tenant_id, person_key);
create index parties_company on parties (tenant_id, chamber_of_commerce_no);
create index parties_unsealed on parties (tenant_id, id) where not has_sealed_identifiers;
call isolate('parties');
grant select, insert, update on parties to app_rw;

-- Numbers that tell who somebody is: sealed with the party's own key, found by a keyed hash in full and not otherwise.
create table party_identifiers (
  tenant_id text not null,
  party_id uuid not null,
  -- Where in the party's data it stands: taxResidencies[0].taxIdentificationNumber
  path text not null,
  kind text not null check (kind in ('taxNumber', 'personalNumber', 'bankAccount', 'documentNumber')),
  -- The country that issued it, where that is known.
  issuer text,
  valid_until text,
  sealed bytea not null,
  hash bytea not null,
  primary key (tenant_id, party_id, path),
  foreign key (tenant_id, party_id) references parties (tenant_id, id)
);
create index party_identifiers_hash on party_identifiers (tenant_id, kind, hash, party_id);
call isolate('party_identifiers');
grant select, insert, update, delete on party_identifiers to app_rw;

-- What other systems know a party by (S2 partyExternalReferences): no two parties by the same.
create table party_references (
  tenant_id text not null,
  system text not null,
  reference text not null,
  party_id uuid not null,
  primary key (tenant_id, system, reference),
  foreign key (tenant_id, party_id) references parties (tenant_id, id)
);
create index party_references_of on party_references (tenant_id, party_id);
call isolate('party_references');
grant select, insert, delete on party_references to app_rw;

-- Who is in a registration, and as what.
create table registration_parties (
  tenant_id text not null,
  registration_id uuid not null,
  party_id uuid not null,
  -- The company that it stands below; null for the registration itself.
  under_id uuid,
  -- Among those that stand below the same.
  position integer not null,
  -- Per cent of the whole, where it stands below no company; of a company its connection says it.
  share numeric(7, 4) check (share between 0 and 100),
  part text not null check (part in ('client', 'represented', 'representative', 'related')),
  signer boolean,
  ubo boolean,
  primary key (tenant_id, registration_id, party_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, party_id) references parties (tenant_id, id),
  foreign key (tenant_id, under_id) references parties (tenant_id, id)
);
create index registration_parties_of on registration_parties (tenant_id, party_id, registration_id);
call isolate('registration_parties');
grant select, insert, update, delete on registration_parties to app_rw;

-- Who owns or represents whom. They end; they are never deleted.
create table connections (
  tenant_id text not null,
  id uuid not null,
  -- OWN: the owner. RPD: the one who is represented. UDP, UDA: as the label says.
  from_party uuid not null,
  to_party uuid not null,
  type text not null check (type in ('OWN', 'RPD', 'UDP', 'UDA')),
  -- Per cent, as an interval; one share is an interval of one. Null: not known.
  economic_low numeric(7, 4) check (economic_low between 0 and 100),
  economic_high numeric(7, 4) check (economic_high between 0 and 100),
  voting_low numeric(7, 4) check (voting_low between 0 and 100),
  voting_high numeric(7, 4) check (voting_high between 0 and 100),
  via text check (via in ('shares', 'votes', 'certificates', 'agreement', 'role')),
  label text,
  -- The first day on which it holds, and the first one on which it does not any more.
  valid_from date,
  valid_to date,
  source text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, from_party) references parties (tenant_id, id),
  foreign key (tenant_id, to_party) references parties (tenant_id, id),
  check (economic_low <= economic_high),
  check (voting_low <= voting_high),
  check (valid_from <= valid_to)
);
create index connections_from on connections (tenant_id, from_party);
create index connections_to on connections (tenant_id, to_party);
call isolate('connections');
grant select, insert, update on connections to app_rw;

-- What lists show of a tax number is its last digits: the number itself is its party's, sealed.
alter table registrations add column masked_tax_number text;

create temporary table section_of (field text primary key, section text not null);
insert into section_of (section, field)
  select s.section, unnest(s.fields) from (values
    ('id-details', array['sex', 'initials', 'preferredName', 'givenNames', 'lastName', 'nativeName', 'dateOfBirth',
      'countryOfBirth', 'placeOfBirth', 'nationality', 'otherNationalities', 'personalNumber', 'preAcceptDocumentDetails']),
    ('chamber-of-commerce', array['name', 'chamberOfCommerceNo', 'legalForm', 'legalFormText', 'incorporationDate',
      'companyId', 'legalEntityIdentifier', 'legalEntityIdentifierStatus', 'legalEntityIdentifierExpiresAt',
      'leiAcceptStatus']),
    ('business-details', array['accountHolderName', 'companyName', 'bankAccountType', 'bankAccount',
      'activeLegalActivityClassification', 'globalLegalActivities']),
    ('business-contact-details', array['phone', 'email']),
    ('address', array['address', 'secondaryAddresses']),
    ('tax-residency', array['taxIdentificationNumber', 'taxResidencies', 'USPerson']),
    ('risk-markers', array['politicallyExposed', 'relatedToPoliticallyExposed', 'originOfAssets',
      'originOfAssetsDetails', 'complexLegalStructure', 'insider', 'ownMoreThan1Pshare', 'shareCompanyName']),
    ('internationalization', array['region', 'locale']),
    ('client-references', array['partyExternalReferences'])
  ) as s (section, fields);

create temporary table nodes (
  registration_id uuid, under_id uuid, id uuid, position integer, is_person boolean, data jsonb, share numeric(7, 4), share_text text,
  created_at timestamptz, updated_at timestamptz
);

do $$
declare tenant text;
begin
  for tenant in select l.tenant_id from list_tenants() l loop
    perform set_config('app.tenant', tenant, true);
    insert into records (tenant_id, id, kind)
      select r.tenant_id, r.id, 'registration' from registrations r where r.tenant_id = tenant;

    delete from nodes;
    insert into nodes
    with recursive tree (registration_id, under_id, id, position, node, created_at, updated_at) as (
      select r.id, null::uuid, coalesce((n.node ->> '_id')::uuid, gen_random_uuid()), n.position::integer, n.node,
        r.created_at, r.updated_at
      from registrations r, jsonb_array_elements(r.parties) with ordinality as n (node, position)
      where r.tenant_id = tenant
      union all
      select t.registration_id, t.id, coalesce((n.node ->> '_id')::uuid, gen_random_uuid()), n.position::integer, n.node,
        t.created_at, t.updated_at
      from tree t, jsonb_array_elements(coalesce(t.node -> 'parties', '[]')) with ordinality as n (node, position)
    )
    select registration_id, under_id, id, position - 1, not node ? 'legalEntity',
      coalesce(node -> 'legalEntity', node -> 'naturalPerson', '{}'),
      case when node ->> 'ownershipPercentage' ~ '^\d{1,3}(\.\d{1,4})?$' then
        least((node ->> 'ownershipPercentage')::numeric, 100) end,
      node ->> 'ownershipPercentage', created_at, updated_at
    from tree;

    insert into parties (tenant_id, id, type, name, sections, has_sealed_identifiers, created_at, updated_at)
      select tenant, n.id, case when n.is_person then 'NP' else 'LE' end,
        case when n.is_person
          then concat_ws(' ', coalesce(nullif(n.data ->> 'preferredName', ''), nullif(n.data ->> 'givenNames', ''),
            nullif(n.data ->> 'initials', '')), nullif(n.data ->> 'lastName', ''))
          else coalesce(n.data ->> 'name', '') end,
        -- A field that no section knows is kept all the same.
        coalesce((select jsonb_object_agg(s.section, s.fields) from (
          select coalesce(o.section, 'custom-fields') as section, jsonb_object_agg(f.key, f.value) as fields
          from jsonb_each(n.data) f left join section_of o on o.field = f.key
          where f.key not in ('signer', 'ubo', 'relation')
          group by 1) s), '{}'),
        false, n.created_at, n.updated_at
      from nodes n;

    insert into registration_parties
        (tenant_id, registration_id, party_id, under_id, position, share, part, signer, ubo)
      select tenant, n.registration_id, n.id, n.under_id, n.position, case when n.under_id is null then n.share end,
        case n.data ->> 'relation' when 'RPD' then 'represented' when 'RPV' then 'representative'
          else case when n.under_id is null then 'client' else 'related' end end,
        (n.data ->> 'signer')::boolean, (n.data ->> 'ubo')::boolean
      from nodes n;

    -- Shares were texts: what is none is kept as the label, for somebody to see to.
    insert into connections (tenant_id, id, from_party, to_party, type, economic_low, economic_high, label, source,
        created_at, updated_at)
      select tenant, gen_random_uuid(), n.id, n.under_id, 'OWN', n.share, n.share,
        case when n.share is null then n.share_text end, 'registration', n.created_at, n.updated_at
      from nodes n where n.under_id is not null and n.share_text is not null;

    -- Where several know a party by the same, the first one is it; the others keep theirs in their data.
    insert into party_references (tenant_id, system, reference, party_id)
      select tenant, e.reference ->> 'system', e.reference ->> 'reference', n.id
      from nodes n, jsonb_array_elements(n.data -> 'partyExternalReferences') as e (reference)
      where jsonb_typeof(n.data -> 'partyExternalReferences') = 'array'
      on conflict do nothing;

    -- Documents of somebody who was taken out of the registration stay that party's.
    insert into parties (tenant_id, id, type, name, sections, created_at, updated_at)
      select distinct on (d.party_id) tenant, d.party_id, 'NP', '', '{}'::jsonb, d.created_at, d.updated_at
      from documents d where d.tenant_id = tenant and d.party_id is not null
      on conflict do nothing;

    update registrations r set masked_tax_number =
      repeat('*', greatest(length(tax_number) - 3, least(length(tax_number), 3)))
        || case when length(tax_number) > 3 then right(tax_number, 3) else '' end
      where r.tenant_id = tenant and tax_number is not null;
    delete from registration_keys k where k.tenant_id = tenant and k.kind = 'person';

    -- What needs keys, the platform does from its queue when it starts.
    insert into jobs (id, tenant_id, kind, payload, due_at, created_at)
      select gen_random_uuid(), tenant, 'registrations.moveParties', '{}', now(), now()
      where exists (select from registrations r where r.tenant_id = tenant);
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
drop table section_of, nodes;

drop trigger registrations_keys_begin on registrations;
drop trigger registrations_keys_change on registrations;
drop function note_keys();
alter table registrations drop column person_keys, drop column parties, drop column tax_hashes, drop column tax_number;
drop function person_keys(jsonb);
drop function person_hash(text);

alter table registrations add foreign key (tenant_id, id) references records (tenant_id, id);
create trigger registrations_record before insert on registrations
  for each row execute function note_record('registration');
alter table documents add foreign key (tenant_id, party_id) references parties (tenant_id, id);
