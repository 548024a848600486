// Runs commands one after another or side by side, and says how long each took.
import { spawn } from 'node:child_process';
import { root } from './files.ts';

export interface Step {
  readonly name: string;
  /** A command line, run with the project's own Node first in the path. */
  readonly command?: string;
  /** Or a check in this process: the sentences that say what is wrong. */
  readonly check?: () => readonly string[] | Promise<readonly string[]>;
  readonly env?: Readonly<Record<string, string>>;
}

const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  npm_config_loglevel: 'error',
};

export interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

function runCommand(
  step: Step,
  command: string,
  loud: boolean,
): Promise<{ passed: boolean; output: string }> {
  return new Promise(resolve => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...quiet, ...step.env },
    });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (loud) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('close', code => resolve({ passed: code === 0, output }));
  });
}

/** Runs one step; `loud` prints its output as it comes. */
export async function run(step: Step, loud: boolean): Promise<Outcome> {
  const started = performance.now();
  const problems = (await step.check?.()) ?? [];
  const { passed, output } =
    step.command === undefined
      ? { passed: problems.length === 0, output: problems.join('\n') }
      : await runCommand(step, step.command, loud);
  return { name: step.name, passed, output, seconds: (performance.now() - started) / 1000 };
}

/** Builds the back office, or takes what Turborepo has built of the same sources. Throws with the build's own output. */
export async function buildBackoffice(): Promise<void> {
  const command = 'turbo run build --filter=@dossier/backoffice --output-logs=errors-only --ui=stream';
  console.log('Building the back office ...');
  const { passed, output, seconds } = await run({ name: 'build', command }, false);
  if (!passed) throw new Error(output);
  console.log(`  done in ${Math.round(seconds)} s`);
}

/** One line an outcome: mark, name, share of time. */
export function report(outcomes: readonly Outcome[]): void {
  const total = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  for (const { name, passed, seconds } of outcomes)
    console.log(
      `${passed ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s ${String(Math.round((100 * seconds) / total)).padStart(3)} %`,
    );
  console.log(`     ${'in all'.padEnd(12)} ${total.toFixed(1).padStart(7)} s`);
}

/** What a failed suite reports of its failures: from Vitest's own list on, or the last lines of any other command. */
export function failures({ output }: Outcome): string {
  const list = output.search(/^.*(Failed (Suites|Tests) \d+|Unhandled Error)/m);
  const excerpt = list === -1 ? output.split('\n').slice(-40).join('\n') : output.slice(list);
  return excerpt.slice(0, 8000).trimEnd();
}
