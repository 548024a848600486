-- Every registration has its onboarding, so the few processes about parties stand among very many: lists of tasks read
-- those alone. What runs has no end.
create index processes_of_parties on processes (tenant_id, ended_at) where workflow_type <> 'onboarding';
