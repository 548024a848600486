// `npm run seed`: adds the demo tenants that are not there yet, wherever it is told to.
import { signChainHeads } from '../../shared/audit/chain-heads.ts';
import { seed } from '../../seed/seed.ts';
import { command, commandPasswords, withServices } from './command.ts';

await command(config =>
  withServices(config, async services => {
    const passwords = commandPasswords(config, services);
    await seed({
      services,
      hash: password => passwords.hash(password),
      onProgress: line => console.log(line),
    });
    await signChainHeads(services.database, services.keys, config.auditHeadsFile, services.clock.now());
    console.log('The demo firms are there. Everybody knows their passwords: keep them off the network.');
  }),
);
