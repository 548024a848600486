-- What the rules said of the risk of a client, and the level that they have by it (3-decisions 4.6; decision 53). Each is
-- kept: the newest one counts.

create table risk_assessments (
  tenant_id text not null,
  id uuid not null,
  party_id uuid not null,
  cause text not null check (cause in ('assessed', 'changed', 'reviewed', 'overridden', 'overrideEnded')),
  score smallint not null check (score between 0 and 100),
  -- The level by the rules alone, and no level below which an override goes.
  assessed_level text not null check (assessed_level in ('LOW', 'MEDIUM', 'HIGH', 'UNACCEPTABLE')),
  floor text check (floor in ('LOW', 'MEDIUM', 'HIGH', 'UNACCEPTABLE')),
  -- The level of the client, and the day from which they have had it.
  level text not null check (level in ('LOW', 'MEDIUM', 'HIGH', 'UNACCEPTABLE')),
  level_since date not null,
  rules_version int not null,
  -- Another level than the rules give, and the last day on which it counts.
  override_level text check (override_level in ('LOW', 'MEDIUM', 'HIGH', 'UNACCEPTABLE')),
  override_until date,
  -- What the rules said in full, and why it was overridden, under the key of the party.
  sealed bytea not null,
  assessed_by text not null,
  assessed_at timestamptz not null,
  is_current boolean not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, party_id) references parties (tenant_id, id),
  check ((override_level is null) = (override_until is null))
);
create index risk_assessments_party on risk_assessments (tenant_id, party_id, assessed_at desc);
create unique index risk_assessments_current on risk_assessments (tenant_id, party_id) where is_current;
call isolate('risk_assessments');
grant select, insert, update (is_current) on risk_assessments to app_rw;
grant select, delete on risk_assessments to app_erase;
