-- A search finds a party by what another system knows it by, whichever system that is.
create index party_references_by_reference on party_references (tenant_id, reference, party_id);
