-- That a person agreed with who the beneficial owners of a company are (3-decisions 4.7, step 8): bound to the shares as
-- they were, so that it does not hold any more once they are others. Each is kept: the newest one counts.

create table ownership_confirmations (
  tenant_id text not null,
  id uuid not null,
  party_id uuid not null,
  -- SHA-256 of everyone above the company, what they hold, and the threshold.
  graph_hash text not null,
  kind text not null check (kind in ('computed', 'overridden', 'seniorManagers')),
  -- Why there is no owner: only where the senior managing officials take the place.
  cause text check (cause in ('noneFound', 'notVerified')),
  owners uuid[] not null,
  -- The reason, under the key of the company.
  sealed bytea,
  confirmed_by text not null,
  confirmed_at timestamptz not null,
  primary key (tenant_id, id),
  check ((kind = 'seniorManagers') = (cause is not null)),
  foreign key (tenant_id, party_id) references parties (tenant_id, id)
);
create index ownership_confirmations_party on ownership_confirmations (tenant_id, party_id, confirmed_at desc);
call isolate('ownership_confirmations');
grant select, insert on ownership_confirmations to app_rw;
grant select, delete on ownership_confirmations to app_erase;
