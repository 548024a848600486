import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fetches the packages that a benchmark is held against into its scratch folder, the first time. */
export function fetchPeers(scratch: string, dependencies: Readonly<Record<string, string>>): void {
  mkdirSync(scratch, { recursive: true });
  if (Object.keys(dependencies).every(name => existsSync(join(scratch, 'node_modules', name)))) return;
  const manifest = { private: true, dependencies };
  writeFileSync(join(scratch, 'package.json'), JSON.stringify(manifest, undefined, 2));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', '--legacy-peer-deps'], {
    cwd: scratch,
    stdio: 'inherit',
  });
}
