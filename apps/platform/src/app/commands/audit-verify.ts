// `npm run audit:verify`: walks every chain of the audit trail, holds it against the heads that were signed, and holds
// field history and records against it.
import { readChainHeads, tenantIds } from '../../shared/audit/chain-heads.ts';
import { verifyChain } from '../../shared/audit/verify.ts';
import { verifyObjects } from '../../shared/audit/verify-objects.ts';
import { nothingPending, systemActor } from '../../shared/work/work.ts';
import { command, withServices } from './command.ts';

/** Milliseconds for one statement. */
const deadline = 30_000;

await command(config =>
  withServices(config, async ({ database, keys, clock, random }) => {
    const chainHeadsByTenant = await readChainHeads(keys, config.auditHeadsFile);
    const actor = systemActor('command');
    const fail = (line: string) => {
      console.error(line);
      process.exitCode = 1;
    };
    for (const tenantId of await tenantIds(database)) {
      const chainHeads = chainHeadsByTenant.get(tenantId) ?? [];
      const { links, faults } = await database.read(tenantId, tx => verifyChain(tx, keys, chainHeads), {
        deadline,
      });
      const objects = await database.read(
        tenantId,
        tx =>
          verifyObjects({ tx, tenantId, actor, now: clock.now(), random, keys, pending: nothingPending() }),
        { deadline },
      );
      if (faults.length + objects.length === 0)
        console.log(`${tenantId}: ${links} links hold (${chainHeads.length} signed heads)`);
      for (const { seq, reason } of faults) fail(`${tenantId}: link ${seq} does not hold (${reason})`);
      for (const { objectType, objectId, reason } of objects)
        fail(`${tenantId}: ${objectType} ${objectId} is not what the trail says (${reason})`);
      // Without them a chain that was recomputed would pass: their absence is a finding of its own.
      if (links > 0 && chainHeads.length === 0)
        fail(
          `${tenantId}: no signed head in ${config.auditHeadsFile}. The platform signs every five minutes; ` +
            'find that file, or who took it away, before this trail is believed.',
        );
    }
  }),
);
