// Once a run: the folder that its files work in, and what ends with the run.
import { chmodSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { roomyFolder } from './roomy-folder.ts';
import { stopServerIn } from './server-programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the files of this run put what they make. */
    runFolder: string;
  }
}

function stopServers(folder: string): void {
  for (const server of globSync(join(folder, '{worker-*/,}server-*'))) stopServerIn(server);
}

export function setup(project: TestProject): () => void {
  const folder = roomyFolder('dossier-run', stopServers);
  // A database server that runs as someone else must get to its own files below.
  chmodSync(folder, 0o711);
  project.provide('runFolder', folder);
  return () => {
    stopServers(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
