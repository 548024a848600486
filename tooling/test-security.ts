// `npm run test:security`: promises 3, 6–18 and 20 of the security design, each with its figure. Real limits and real
// hashing, so it takes a while (under an hour); `npm test` keeps a quick form of each.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './files.ts';
import { report, run, type Outcome, type Step } from './run.ts';

interface Figure {
  readonly promise: number;
  readonly what: string;
  readonly measured: string;
}

const folder = mkdtempSync(join(tmpdir(), 'dossier-security-'));
const file = join(folder, 'figures.jsonl');
const platform = 'vitest run --project platform apps/platform/src';

const steps: readonly Step[] = [
  { name: 'matrix', command: `${platform}/app/http/matrix.test.ts` },
  {
    name: 'other firms',
    command: `${platform}/app/http/other-firms.test.ts apps/platform/src/app/http/open-tables.test.ts`,
  },
  { name: 'access', command: `${platform}/areas/access` },
  {
    name: 'promises',
    command: 'vitest run --config vitest.security.config.ts',
    env: { SECURITY_FIGURES: file },
  },
  { name: 'browser', command: 'vitest run --project e2e e2e/access.e2e.ts e2e/sign-in-flows.e2e.ts' },
];

const outcomes: Outcome[] = [];
for (const step of steps) outcomes.push(await run({ ...step, env: { ...step.env, FORCE_COLOR: '0' } }, true));

const passed = (name: string) => outcomes.find(outcome => outcome.name === name)?.passed === true;
const [, ...rows] = readFileSync(join(root, 'apps/platform/src/app/http/matrix.txt'), 'utf8')
  .trim()
  .split('\n');
const cells = rows.reduce((sum, row) => sum + row.trim().split(/\s{2,}/).length - 1, 0);
const figures: Figure[] = [
  {
    promise: 3,
    what: `cells of the reviewed matrix, ${rows.length} endpoints × 9 callers`,
    measured: passed('matrix') ? `${cells}, 0 drift` : `${cells}, some drifted`,
  },
  {
    promise: 16,
    what: 'token-like texts in storage, cookies or address; refusals of the policy, over the browser journeys',
    measured: passed('browser') ? '0; 0' : 'see above',
  },
  ...(existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []).map(
    line => JSON.parse(line) as Figure,
  ),
];
rmSync(folder, { recursive: true, force: true });

console.log('');
for (const { promise, what, measured } of figures.toSorted((a, b) => a.promise - b.promise))
  console.log(`${String(promise).padStart(2)}  ${what}: ${measured}`);
console.log('');
report(outcomes);
process.exitCode = outcomes.every(outcome => outcome.passed) ? 0 : 1;
