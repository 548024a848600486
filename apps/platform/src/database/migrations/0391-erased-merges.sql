-- Erasing a party erases those that turned out to be it: they are looked up by the one that they are.
create index parties_merged on parties (tenant_id, merged_into) where merged_into is not null;
