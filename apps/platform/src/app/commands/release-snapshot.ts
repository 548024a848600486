// `npm run release:snapshot`: keeps a small database as this release writes it, so that every later one can prove
// that it migrates it. Run once for a release, and commit the folder: it never changes again.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dumpDatabase } from '../../database/index.ts';
import { demoPassword, smallTenants } from '../../seed/tenants.ts';
import { seed } from '../../seed/seed.ts';
import { readConfig } from '../config.ts';
import { command, commandPasswords, UsageError, withServices } from './command.ts';

await command(async ({ version }) => {
  const target = join(import.meta.dirname, '../../../releases', version);
  if (existsSync(target))
    throw new UsageError(`${target} is there already: the snapshot of a release never changes.`);
  const folder = mkdtempSync(join(tmpdir(), 'dossier-release-'));
  const config = readConfig({ DATA_DIR: folder, ARGON2_MEMORY_KIB: '8', ARGON2_PASSES: '1' });
  await withServices(config, async services => {
    const passwords = commandPasswords(config, services);
    await seed({ services, hash: () => passwords.hash(demoPassword), tenants: smallTenants });
    const about = { createdAt: services.clock.now().toISOString(), version, keys: services.keys.fingerprint };
    await dumpDatabase(services.database, target, about);
  });
  // These keys protect nothing but the made-up people of the snapshot.
  copyFileSync(config.keysFile, join(target, 'keys.json'));
  rmSync(folder, { recursive: true });
  console.log(`The snapshot of ${version}: ${target}`);
});
