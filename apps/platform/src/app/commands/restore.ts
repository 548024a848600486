// `npm run restore -- <folder>`: puts a back-up into an empty place.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadKeys } from '../../shared/keys/keys.ts';
import { restore } from '../backup.ts';
import { command, UsageError } from './command.ts';

await command(async config => {
  const folder = process.argv[2];
  if (!folder) throw new UsageError('Usage: npm run restore -- <folder of the back-up>');
  mkdirSync(config.dataFolder, { recursive: true });
  const manifest = await restore(config, loadKeys(config), resolve(process.env['INIT_CWD'] ?? '.', folder));
  console.log(`Restored the back-up of ${manifest.createdAt}; every table is as it was.`);
});
