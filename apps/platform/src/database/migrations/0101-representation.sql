-- Who represents whom was said in a registration alone: as connections of the parties it outlives it.
do $$
declare tenant text;
begin
  for tenant in select l.tenant_id from list_tenants() l loop
    perform set_config('app.tenant', tenant, true);
    insert into connections (tenant_id, id, from_party, to_party, type, via, source, created_at, updated_at)
      select tenant, gen_random_uuid(), pair.represented, pair.representative, 'RPD', 'role', 'registration',
        min(pair.created_at), min(pair.created_at)
      from (
        -- Of a company: those who stand below it as representatives.
        select m.under_id as represented, m.party_id as representative, p.created_at
        from registration_parties m join parties p on p.tenant_id = m.tenant_id and p.id = m.party_id
        where m.tenant_id = tenant and m.part = 'representative' and m.under_id is not null
        union all
        -- Of a child: everyone who represents in the same registration.
        select c.party_id, r.party_id, p.created_at
        from registration_parties c
        join registration_parties r on r.tenant_id = c.tenant_id and r.registration_id = c.registration_id
          and r.part = 'representative' and r.under_id is null
        join parties p on p.tenant_id = r.tenant_id and p.id = r.party_id
        where c.tenant_id = tenant and c.part = 'represented' and c.under_id is null
      ) pair
      group by pair.represented, pair.representative;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
