import { sql } from 'kysely';
import { readConfig } from '../../../apps/platform/src/app/config.ts';
import { databaseOptions } from '../../../apps/platform/src/app/open.ts';
import { openDatabase } from '../../../apps/platform/src/database/index.ts';

const batch = 5_000;

/** Adds registrations to a demo tenant, as its own processes would: the tables write down what they are found by. */
export async function fill(env: Readonly<Record<string, string>>, count: number): Promise<void> {
  const database = await openDatabase(databaseOptions(readConfig(env)));
  for (let from = 1; from <= count; from += batch)
    await database.tenant(
      'meridian',
      tx =>
        sql`insert into registrations
            (id, tenant_id, number, type, status, channel, user_name, parties, name, city, created_at, updated_at)
          select gen_random_uuid(), 'meridian', 'B-' || n, 'INDIVIDUAL',
            (array['INCOMPLETE', 'COMPLETE', 'ACCEPTED', 'REJECTED', 'DELETED'])[1 + n % 5], 'Professional',
            'meridian.user',
            jsonb_build_array(jsonb_build_object('_id', gen_random_uuid(), 'naturalPerson', jsonb_build_object(
              'lastName', 'Jansen ' || n, 'givenNames', 'Jan', 'dateOfBirth', '1970-01-31'))),
            'Jan Jansen ' || n, 'Utrecht', now() - n * interval '1 minute', now() - n * interval '1 minute'
          from generate_series(${from}::int, ${from + batch - 1}::int) n`.execute(tx),
      { deadline: 120_000 },
    );
  await database.settle();
  await database.close();
}
