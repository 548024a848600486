-- The secret before signs too for a while: a receiver that has the one or the other takes what comes.

alter table notification_settings
  add previous_secret bytea,
  add previous_until timestamptz,
  add check ((previous_secret is null) = (previous_until is null));
