// `npm test`: everything that CI demands, one suite after another, with each suite's share of the time.
import { isPinnedBrowser } from './chromium.ts';
import { checkSteps } from './check-steps.ts';
import { failures, report, run, type Outcome, type Step } from './run.ts';

const suites: readonly Step[] = [
  ...checkSteps,
  { name: 'unit', command: 'vitest run --project unit --project dom' },
  { name: 'build', command: 'turbo run build --output-logs=errors-only --ui=stream' },
  { name: 'packages', command: 'node tooling/check-packages.ts' },
  { name: 'strangers', command: 'vitest run --project strangers' },
  { name: 'routes', command: 'node --conditions=@dossier/source tooling/check-routes.ts' },
  { name: 'platform', command: 'vitest run --project platform' },
  { name: 'stories', command: 'vitest run --config vitest.stories.config.ts --project stories' },
  ...(isPinnedBrowser
    ? [{ name: 'visual', command: 'vitest run --config vitest.stories.config.ts --project visual' }]
    : []),
  { name: 'end-to-end', command: 'vitest run --project e2e --project e2e-timed' },
];

if (!isPinnedBrowser)
  console.log(
    'visual: skipped. Its pictures belong to the browser pinned through npm, which runs on Linux x64 only.',
  );

const outcomes: Outcome[] = [];
for (const step of suites) {
  console.log(`\n== ${step.name}`);
  const outcome = await run(
    { ...step, env: { ...step.env, NO_COLOR: '1', CI: process.env['CI'] ?? 'true' } },
    true,
  );
  if (step.command === undefined && !outcome.passed) console.log(outcome.output);
  outcomes.push(outcome);
}

// Last, so that the user who sees only the end of a long log sees why.
for (const outcome of outcomes.filter(({ passed }) => !passed))
  console.log(`\n== What failed in ${outcome.name}\n${failures(outcome)}`);
console.log('');
report(outcomes);
const failed = outcomes.filter(outcome => !outcome.passed).length;
const tests = outcomes.reduce(
  (sum, { output }) => sum + Number(/Tests\s+.*?(\d+) passed/.exec(output)?.[1] ?? 0),
  0,
);
const failedTests = outcomes.reduce(
  (sum, { output }) => sum + Number(/Tests\s+.*?(\d+) failed/.exec(output)?.[1] ?? 0),
  0,
);
console.log(`\n${tests} passed, ${Math.max(failedTests, failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;
