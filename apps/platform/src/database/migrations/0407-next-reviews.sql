-- When a client was reviewed last, and when the next review is due (3-decisions 4.4, 4.6; decision 52).
alter table parties
  add column reviewed_at timestamptz,
  add column next_review_on date;

create index parties_to_review on parties (tenant_id, next_review_on, id) where next_review_on is not null;

-- Clients of before: as though they were reviewed when they were entered. No tenant could have other terms until now.
update parties p set next_review_on = ((p.created_at at time zone 'Europe/Amsterdam')::date + make_interval(months => l.months))::date
from (
  select c.tenant_id, c.id, case (
    select r.risk_level from registration_parties m
    join registrations r on r.tenant_id = m.tenant_id and r.id = m.registration_id
    where m.tenant_id = c.tenant_id and m.party_id = c.id and r.status <> 'DELETED'
    order by array_position(array['LOW', 'MEDIUM', 'HIGH', 'UNACCEPTABLE'], r.risk_level) desc nulls last limit 1)
    when 'LOW' then 36 when 'HIGH' then 12 when 'UNACCEPTABLE' then null else 24 end as months
  from parties c
  where c.status in ('A', 'I') and c.merged_into is null and exists (
    select from registration_parties m
    where m.tenant_id = c.tenant_id and m.party_id = c.id and m.part in ('client', 'represented'))
) l
where p.tenant_id = l.tenant_id and p.id = l.id and l.months is not null;
