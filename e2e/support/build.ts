import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { roomyFolder } from '../../apps/platform/src/testing/roomy-folder.ts';
import { buildBackoffice } from '../../tooling/run.ts';
import { startOn } from './running.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a product that was started once and has ended. */
    demoData: string;
  }
}

/** Once before all files of both projects: what they look at is one build, and what they begin with is what one first start made. */
export async function setup({ vitest }: TestProject): Promise<(() => void) | undefined> {
  if ('demoData' in vitest.getProvidedContext()) return undefined;
  await buildBackoffice();
  const data = roomyFolder('dossier-first');
  const first = await startOn(data);
  await first.end();
  vitest.provide('demoData', data);
  return () => rmSync(data, { recursive: true, force: true });
}
