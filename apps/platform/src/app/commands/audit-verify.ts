// `npm run audit:verify`: walks every chain of the audit trail, and holds it against the heads that were signed.
import { readHeads, tenantIds } from '../../shared/audit/heads.ts';
import { verifyChain } from '../../shared/audit/verify.ts';
import { command, withServices } from './command.ts';

await command(config =>
  withServices(config, async ({ database, keys }) => {
    const known = await readHeads(keys, config.auditHeadsFile);
    for (const tenantId of await tenantIds(database)) {
      const heads = known.get(tenantId) ?? [];
      const { links, faults } = await database.read(tenantId, tx => verifyChain(tx, heads), {
        deadline: 30_000,
      });
      if (faults.length === 0) console.log(`${tenantId}: ${links} links hold (${heads.length} signed heads)`);
      for (const { seq, reason } of faults)
        console.error(`${tenantId}: link ${seq} does not hold (${reason})`);
      if (faults.length > 0) process.exitCode = 1;
    }
  }),
);
