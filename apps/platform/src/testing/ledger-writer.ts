import { sql } from 'kysely';
import { openDatabase } from '../database/index.ts';

/**
 * Writes as fast as it can and prints what was confirmed, until it is killed.
 * Arguments: data folder, cache folder or '', and milliseconds after which it kills itself, if it shall.
 */
const [directory = '', cache = '', lifetime = ''] = process.argv.slice(2);
if (lifetime) setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(lifetime));
const database = await openDatabase({
  kind: 'embedded',
  directory,
  cache: cache || null,
  now: () => new Date(),
});
await database.tenant('ledger', tx =>
  tx
    .insertInto('tenants')
    .values({ id: 'ledger', name: 'Ledger', created_at: new Date() })
    .onConflict(conflict => conflict.doNothing())
    .execute(),
);
const print = (line: string) => process.stdout.write(`${line}\n`);
print('open');
for (let round = 1; ; round++) {
  const value = await database.tenant('ledger', tx =>
    tx
      .insertInto('counters')
      .values({ tenant_id: 'ledger', name: 'confirmed', value: 1 })
      .onConflict(conflict =>
        conflict.columns(['tenant_id', 'name']).doUpdateSet({ value: sql<number>`counters.value + 1` }),
      )
      .returning('value')
      .executeTakeFirstOrThrow(),
  );
  print(`confirmed ${value.value}`);
  if (round % 50 === 0) await database.settle();
}
