-- Who works on a registration and whether its clock runs are no part of what an approval rests on.

alter table registrations
  -- How many of its versions changed nothing that is decided on: an approval is bound to the others.
  add column neutral_changes integer not null default 0;
