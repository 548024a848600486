-- Until when someone has read what colleagues said about a client: what came after it is new to them.
create table comment_reads (
  tenant_id text not null,
  record_id uuid not null,
  user_id uuid not null,
  read_until timestamptz not null,
  primary key (tenant_id, record_id, user_id),
  foreign key (tenant_id, record_id) references records (tenant_id, id) on delete cascade
);
call isolate('comment_reads');
grant select, insert, update on comment_reads to app_rw;
grant select, delete on comment_reads to app_erase;
