-- Which page of the settings a message tells of.
alter table tenant_messages add column settings_page text;
