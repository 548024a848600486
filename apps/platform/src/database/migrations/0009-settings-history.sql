-- What a section of a firm's settings was at each version: to be read, compared, and restored as a new version.

create table tenant_settings_versions (
  tenant_id text not null,
  section text not null,
  version integer not null,
  value jsonb not null,
  -- Why it was changed, in the words of whoever did; null where nobody said.
  reason text,
  at timestamptz not null,
  -- Null for what the platform made by itself.
  by_user uuid,
  primary key (tenant_id, section, version),
  foreign key (tenant_id, section) references tenant_settings (tenant_id, section)
);
call isolate('tenant_settings_versions');
grant select, insert on tenant_settings_versions to app_rw;
