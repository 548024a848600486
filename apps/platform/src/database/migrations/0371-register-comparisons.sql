-- Extracts of the register of beneficial owners, compared with what the firm knew of a company (3-decisions 4.7, step 9):
-- bound to the shares as they were. Each is kept; of the newest one the open discrepancies wait for somebody.

create table register_comparisons (
  tenant_id text not null,
  id uuid not null,
  party_id uuid not null,
  -- SHA-256 of everyone above the company, what they hold, and the threshold.
  graph_hash text not null,
  -- Whether a person had confirmed the owners that were compared.
  is_confirmed boolean not null,
  extract_on date not null,
  -- The register and the persons of the extract, under the key of the company.
  sealed bytea not null,
  compared_by text not null,
  compared_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, party_id) references parties (tenant_id, id)
);
create index register_comparisons_party on register_comparisons (tenant_id, party_id, compared_at desc);
call isolate('register_comparisons');
grant select, insert on register_comparisons to app_rw;
grant select, delete on register_comparisons to app_erase;

create table register_discrepancies (
  tenant_id text not null,
  id uuid not null,
  comparison_id uuid not null,
  party_id uuid not null,
  position int not null,
  kind text not null check (kind in ('missing', 'wronglyListed', 'wrongInterest')),
  -- Of whom, and what both sides say, under the key of the company.
  sealed bytea not null,
  state text not null default 'open' check (state in ('open', 'reported', 'explained')),
  reported_on date,
  -- Why it needs no report, under the key of the company.
  sealed_reason bytea,
  settled_by text,
  settled_at timestamptz,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, comparison_id, position),
  check ((state = 'reported') = (reported_on is not null)),
  check ((state = 'explained') = (sealed_reason is not null)),
  check ((state = 'open') = (settled_by is null)),
  foreign key (tenant_id, comparison_id) references register_comparisons (tenant_id, id),
  foreign key (tenant_id, party_id) references parties (tenant_id, id)
);
create index register_discrepancies_party on register_discrepancies (tenant_id, party_id);
call isolate('register_discrepancies');
grant select, insert, update on register_discrepancies to app_rw;
grant select, delete on register_discrepancies to app_erase;
