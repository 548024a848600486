// `npm run dev`: the platform restarts and the back office reloads when their sources change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './files.ts';

const port = Number(process.env['PORT'] ?? 4300);
const behind = port + 1;
const start = (name: string, command: string, args: string[], env: Record<string, string>) => {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  child.on('exit', code => {
    console.log(`${name} ended (${code ?? 'by a signal'}).`);
    for (const other of children) other.kill('SIGTERM');
  });
  return child;
};

const watched = [
  'apps/platform/src',
  'packages/api/src/contract',
  'packages/ui/src/theme',
  'packages/validators/src',
];
const children = [
  start(
    'platform',
    process.execPath,
    [
      ...watched.map(path => `--watch-path=${join(root, path)}`),
      '--watch-preserve-output',
      '--conditions=@dossier/source',
      join(root, 'apps/platform/src/app/main.ts'),
    ],
    { PORT: String(behind), PUBLIC_URL: `http://localhost:${port}` },
  ),
  start(
    'vite',
    process.execPath,
    [
      '--conditions=@dossier/source',
      join(root, 'node_modules/vite/bin/vite.js'),
      'apps/backoffice',
      '--configLoader=native',
    ],
    {
      PORT: String(port),
      PLATFORM_URL: `http://127.0.0.1:${behind}`,
    },
  ),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
