-- Logos that no look of the tenant names, now or at any version, go after a while; one that comes again is young again.
grant delete on brand_assets to app_rw;
grant update (created_at) on brand_assets to app_rw;
