-- The list that an export is of: every one until now was of registrations.
alter table exports add column list text not null default 'registrations'
  check (list in ('registrations', 'clients', 'businesses'));
