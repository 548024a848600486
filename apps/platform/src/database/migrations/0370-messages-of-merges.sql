-- A request to merge that is void asks for no decision any more: its messages in inboxes are closed with it. Whoever
-- may not write messages, as erasing does not, leaves them: they lead to a merge that says what it is.

create or replace function void_merges() returns trigger
  language plpgsql as $$
declare
  void uuid[];
begin
  with voided as (
    update party_merges m set state = 'void', version = m.version + 1
      where m.tenant_id = new.tenant_id and m.state = 'requested' and new.id in (m.from_party, m.into_party)
      returning m.id
  )
  select array_agg(id) into void from voided;
  if void is null then
    return null;
  end if;
  update sign_offs s set state = 'void', version = s.version + 1
    where s.tenant_id = new.tenant_id and s.subject_type = 'merge' and s.subject_id = any (void)
      and s.state = 'requested';
  if has_table_privilege('tenant_messages', 'update') then
    update tenant_messages m set closed_at = new.updated_at, updated_at = new.updated_at,
        message_status = case m.message_status when 'Unread' then 'Read' else m.message_status end
      where m.tenant_id = new.tenant_id and m.about_id = any (void) and m.message_type = 'approvalRequested'
        and m.closed_at is null;
  end if;
  return null;
end $$;
