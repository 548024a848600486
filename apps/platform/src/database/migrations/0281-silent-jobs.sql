-- Which recurring job a message tells of: one that has not succeeded for too long.
alter table tenant_messages add column job text;
