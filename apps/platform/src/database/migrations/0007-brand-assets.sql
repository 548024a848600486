-- A firm's logos, cleaned. They are few, small and public, so they lie in the database and come along in its back-ups.

create table brand_assets (
  tenant_id text not null references tenants,
  -- 32 hexadecimal digits of the content's SHA-256, a dash, and the extension: what a brand calls asset:<id>.
  id text not null check (id ~ '^[0-9a-f]{32}-(svg|png|jpg|webp)$'),
  bytes bytea not null,
  -- The same as a picture of points, for letters and documents that take no drawing.
  png bytea not null,
  -- Relative luminances (WCAG) of what is opaque in it, from the darkest to the lightest: they say on which ground it reads.
  luminances jsonb not null,
  created_at timestamptz not null,
  created_by text not null,
  primary key (tenant_id, id)
);
call isolate('brand_assets');
grant select, insert on brand_assets to app_rw;
