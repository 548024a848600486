-- The audit trail answers for the history of fields: what belongs to one entry is known by a change of its own.
alter table field_history add column change_id uuid;
create index field_history_change on field_history (tenant_id, change_id) where change_id is not null;

-- The address that an entry came from lies outside of its hash, so that it can be erased when its term is over (4.15:
-- access logs, 12 months). Nothing else of an entry can be changed, by anybody.
create function refuse_audit_change() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.ip is null and to_jsonb(new) - 'ip' = to_jsonb(old) - 'ip' then
      return new;
    end if;
  end if;
  raise exception 'The audit trail cannot be changed.' using errcode = 'insufficient_privilege';
end $$;
drop trigger audit_is_append_only on audit;
create trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_audit_change();
grant update (ip) on audit to app_rw;
