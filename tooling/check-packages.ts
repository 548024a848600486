// What would be published is what others can import: publint and "are the types wrong?" over the built packages.
import { root } from './files.ts';
import { report, run, type Outcome } from './run.ts';

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
        command: `cd ${root}/packages/${name} && attw --pack . --profile esm-only --exclude-entrypoints styles.css --format ascii --no-emoji`,
      },
      false,
    ),
  );
}
for (const outcome of outcomes) if (!outcome.passed) console.log(outcome.output);
report(outcomes);
process.exitCode = outcomes.every(outcome => outcome.passed) ? 0 : 1;
