-- A search of registrations reads this index from end to end, a tenth of what the rows would be, as one of parties does
-- (0120): it has every column that a search, its order or its filters look at.
drop index registrations_name;
create index registrations_by_name on registrations (tenant_id, name_key collate "C", id)
  include (search_key, status, type, channel, assignee_id, city_key, created_at, updated_at);
