// Builds the back office when its sources have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.ts';
import { run } from './run.ts';

const inputs = ['packages/validators/src', 'packages/ui/src', 'packages/api/src', 'apps/backoffice/src'];
const alone = [
  'package-lock.json',
  // Whatever of it takes part in a build: a list of that would be one plugin behind.
  ...globSync('tooling/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }),
  'apps/backoffice/index.html',
  'apps/backoffice/vite.config.ts',
  'apps/backoffice/vite.prerender.config.ts',
];
const stamp = join(root, 'apps/backoffice/dist/.built-from');

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = inputs.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map(file => `${folder}/${file}`)
      .filter(
        file => !/__screenshots__|\.(test|stories)\./.test(file) && statSync(join(root, file)).isFile(),
      ),
  );
  for (const file of [...files, ...alone].toSorted())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Says that `apps/backoffice/dist` is what the sources say now. */
export const stampBackoffice = (): void => writeFileSync(stamp, fingerprint());

/** Makes sure that `apps/backoffice/dist` is what the sources say. Throws with the build's own output. */
export async function buildBackoffice(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the back office ...');
  const { passed, output, seconds } = await run(
    {
      name: 'build',
      command: 'npm run --silent build --workspace apps/backoffice',
      // What people get, also where a test asks for it.
      env: { NODE_ENV: 'production' },
    },
    false,
  );
  if (!passed) throw new Error(output);
  writeFileSync(stamp, wanted);
  console.log(`  done in ${Math.round(seconds)} s`);
}
