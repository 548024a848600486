-- Who is away from which day to which, and who does their work meanwhile (4-expectations, beyond 21): it ends by itself.

alter table users
  add away_from date,
  add away_until date,
  add deputy_id uuid,
  add foreign key (tenant_id, deputy_id) references users (tenant_id, id),
  add check ((away_from is null) = (away_until is null)),
  add check (away_from <= away_until),
  add check (deputy_id is null or (away_from is not null and deputy_id <> id));
create index users_of_deputy on users (tenant_id, deputy_id) where deputy_id is not null;
