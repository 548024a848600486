-- What changed of late, for whoever watches: kept for minutes, so that a stream which broke goes on where it was.

create table live_events (
  tenant_id text not null references tenants,
  -- Counts up within the firm, without gaps, in the order of the commits.
  seq bigint not null,
  at timestamptz not null,
  event jsonb not null,
  -- Who may hear of it.
  audience jsonb not null,
  primary key (tenant_id, seq)
);
call isolate('live_events');
grant select, insert, delete on live_events to app_rw;
