// `npm run check`: everything that needs neither a browser nor a database.
import { checkSteps } from './check-steps.ts';
import { report, run, type Outcome } from './run.ts';

const outcomes: Outcome[] = [];
for (const step of checkSteps) {
  const outcome = await run(step, false);
  if (!outcome.passed) console.log(outcome.output);
  outcomes.push(outcome);
}
report(outcomes);
process.exitCode = outcomes.every(outcome => outcome.passed) ? 0 : 1;
