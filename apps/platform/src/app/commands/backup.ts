// `npm run backup`: writes database and files into a new folder; those of a bucket with `-- --bucket` only. The keys are
// not part of it.
import { backUp } from '../backup.ts';
import { StartError } from '../open.ts';
import { command, readOptions, withServices } from './command.ts';

const usage = 'Usage: npm run backup [-- --bucket]';

await command(config =>
  withServices(config, async services => {
    const { bucket } = readOptions({ bucket: { type: 'boolean' } }, usage);
    const made = await backUp(config, services, { withBucket: bucket ?? false });
    if (!made)
      throw new StartError('Files are being cleared away at the moment. Try again in a few minutes.');
    const { folder, manifest } = made;
    const rows = Object.values(manifest.tenants)
      .flatMap(tables => Object.values(tables))
      .reduce((sum, table) => sum + table.rows, 0);
    console.log(`${rows} rows of ${Object.keys(manifest.tenants).length} tenants: ${folder}`);
    if (config.objects && !bucket)
      console.log('The files in the bucket are not part of it: they are with `-- --bucket`.');
    console.log(`Keep a copy of the keys elsewhere: ${config.keysFile}. Without them nobody can read it.`);
  }),
);
