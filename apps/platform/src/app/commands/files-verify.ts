// `npm run files:verify`: reads every file that is named, and holds it against the hash of its content.
import { verifyFiles } from '../../shared/files/verify.ts';
import { command, withServices } from './command.ts';

await command(config =>
  withServices(config, async services => {
    const { files, erased, faults } = await verifyFiles(services, 'whole');
    for (const { tenantId, fileId, fault } of faults)
      console.error(`${tenantId}: file ${fileId} is ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
    console.log(
      `${files - faults.length} of ${files} files are there and whole` +
        (erased > 0 ? `; ${erased} belong to whoever was erased and cannot be looked into` : ''),
    );
  }),
);
