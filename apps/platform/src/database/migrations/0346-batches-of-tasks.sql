-- Bulk work on tasks beside that on registrations: assigned, or put off until a day.
alter table batches
  add column subject text not null default 'registration' check (subject in ('registration', 'task')),
  drop constraint batches_kind_check,
  add constraint batches_kind_check check (kind in ('assign', 'status', 'snooze', 'undo'));
alter table batches alter column subject drop default;
