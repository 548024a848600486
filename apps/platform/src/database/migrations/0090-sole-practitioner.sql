-- A firm in which one person alone may accept clients: their request waits 24 hours, and they confirm it with a second factor.

alter table sign_offs add column alone_from timestamptz
  check (alone_from is null or (action = 'registration.accept' and alone_from >= requested_at + interval '24 hours'));

create or replace function refuse_own_decision() returns trigger
  language plpgsql as $$
declare
  request sign_offs;
begin
  select * into request from sign_offs s where s.tenant_id = new.tenant_id and s.id = new.sign_off_id;
  if request.requested_by <> new.by_user and not new.by_user = any (request.editors) then
    return new;
  end if;
  if new.decision = 'approve' and request.requested_by = new.by_user and new.at >= request.alone_from
    and exists (
      select from definitions d
      where d.tenant_id = new.tenant_id and d.kind = 'settings' and d.id = 'onboarding' and d.state = 'published'
        and d.data -> 'solePractitioner' = 'true'::jsonb
    )
    and exists (
      select from users u
      where u.tenant_id = new.tenant_id and u.id = new.by_user and u.role = 'ROLE_TENANT_ADMIN' and u.enabled
    )
    and not exists (
      select from users u
      where u.tenant_id = new.tenant_id and u.id <> new.by_user and u.role = 'ROLE_TENANT_ADMIN' and u.enabled
    )
    -- A code of their app was used a moment ago: none is used twice, so the step of the last one is its time.
    and exists (
      select from authenticators a
      where a.tenant_id = new.tenant_id and a.user_id = new.by_user and a.sealed_secret is not null
        and a.last_step >= floor(extract(epoch from new.at) / 30) - 1
    )
  then
    return new;
  end if;
  raise exception 'Nobody decides on their own request or data.' using errcode = 'check_violation';
end $$;

-- When it was request for, and from when its author decides alone, stay what they were.
create trigger sign_offs_keep_their_wait before update of requested_at, alone_from on sign_offs
  for each row when (new.requested_at <> old.requested_at or new.alone_from is distinct from old.alone_from)
  execute function refuse_other_author();
