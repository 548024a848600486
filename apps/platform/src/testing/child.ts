import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A program of the platform in a process of its own, to be killed. */
export interface Child {
  readonly process: ChildProcess;
  /** The lines it has printed so far. */
  readonly lines: readonly string[];
  /** Resolves with the first line, printed already or later, that passes; rejects when it ends before. */
  line(passes: (line: string) => boolean): Promise<string>;
  /** Resolves with the exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Kills it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Runs a TypeScript file as the platform's own programs run. */
export function startProgram(
  file: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Child {
  const child = spawn(process.execPath, ['--conditions=@dossier/source', file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, NODE_ENV: 'test' },
  });
  const lines: string[] = [];
  const watchers = new Set<(line: string) => void>();
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', line => {
      lines.push(line);
      for (const watcher of watchers) watcher(line);
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);

  return {
    process: child,
    lines,
    ended,
    line(passes) {
      const match = lines.find(passes);
      if (match !== undefined) return Promise.resolve(match);
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const watcher = (line: string) => {
        if (passes(line)) resolve(line);
      };
      watchers.add(watcher);
      void ended.then(code => reject(new Error(`It ended (${code}) before:\n${lines.join('\n')}`)));
      return promise.finally(() => watchers.delete(watcher));
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
