import { registrationActions, type SignOffAction } from '@dossier/api/contract';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../..');

it('lists every action that is written about a registration: what is not listed has no sentence', () => {
  const written = globSync('{areas,shared}/**/*.ts', { cwd: src })
    .filter(path => !path.includes('.test.'))
    .flatMap(path => [
      ...readFileSync(join(src, path), 'utf8').matchAll(/'((?:registration|signOff)\.\w+)'/g),
    ])
    .map(([, action]) => action);
  const kind: SignOffAction = 'registration.accept';
  const listed = new Set<string | undefined>([...registrationActions, kind]);
  expect(written).toContain('signOff.expired');
  expect(written.filter(action => !listed.has(action))).toEqual([]);
});
