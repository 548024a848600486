// `npm start`: the whole product on one port. The platform prints the addresses and the demo sign-ins.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './files.ts';
import { buildBackoffice } from './run.ts';

await buildBackoffice();
const platform = spawn(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    '--conditions=@dossier/source',
    join(root, 'apps/platform/src/app/main.ts'),
  ],
  { cwd: root, stdio: 'inherit' },
);
// A terminal sends Ctrl-C to both; the user who ends only this process means the platform too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => platform.kill(signal));
platform.on('exit', code => {
  process.exitCode = code ?? 0;
});
