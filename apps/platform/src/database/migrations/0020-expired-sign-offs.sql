-- A request that nobody decided on in time says so (3-decisions 4.18); until now it became void when another was made.

alter table sign_offs
  drop constraint sign_offs_state_check,
  add constraint sign_offs_state_check
    check (state in ('requested', 'approved', 'rejected', 'withdrawn', 'void', 'expired'));
-- Those whose time is over are looked for every few minutes.
create index sign_offs_expiry on sign_offs (tenant_id, expires_at) where state = 'requested';
