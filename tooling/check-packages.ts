// What would be published is what others can import: publint and "are the types wrong?" over the built packages, and
// the bytes that each entry of packages/ui brings.
import { apiChanges } from './api-report.ts';
import { budgets, entries, sizeLine, sizeOfEntry, sizeViolations, staleBudgets } from './entry-sizes.ts';
import { root } from './files.ts';
import { report, run, type Outcome } from './run.ts';

/** Entries without types. */
const sheets = 'styles.css base.css fonts.css tailwind.css tokens.json';

const outcomes: Outcome[] = [];
for (const name of ['validators', 'ui', 'api'] as const) {
  outcomes.push(
    await run(
      { name: `publint ${name}`, command: `publint --strict --pack npm ${root}/packages/${name}` },
      false,
    ),
    await run(
      {
        name: `types ${name}`,
        command: `cd ${root}/packages/${name} && attw --pack . --profile esm-only --exclude-entrypoints ${sheets} --format ascii --no-emoji`,
      },
      false,
    ),
  );
}
const changes = apiChanges();
outcomes.push({
  name: 'api report',
  passed: changes.length === 0,
  output: [
    ...changes,
    ...(changes.length > 0 ? ['Meant so? Run node tooling/api-report.ts, and say it in the changelog.'] : []),
  ].join('\n'),
  seconds: 0,
});
const started = performance.now();
const allowed = budgets();
const names = entries();
const problems = [...staleBudgets(allowed, names)];
for (const entry of names) {
  const size = await sizeOfEntry(entry);
  console.log(sizeLine(size, allowed));
  problems.push(...sizeViolations(size, allowed));
}
outcomes.push({
  name: 'sizes',
  passed: problems.length === 0,
  output: problems.join('\n'),
  seconds: (performance.now() - started) / 1000,
});
for (const outcome of outcomes) if (!outcome.passed) console.log(outcome.output);
report(outcomes);
process.exitCode = outcomes.every(outcome => outcome.passed) ? 0 : 1;
