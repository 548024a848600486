-- Who puts a colleague in a group says what they may do: the two are no four eyes for a while (4.18), as with a role.
alter table credential_changes drop constraint credential_changes_kind_check;
alter table credential_changes add constraint credential_changes_kind_check
  check (kind in ('address', 'factor', 'role', 'group'));
