import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What was compiled once is not compiled again: half of a start is reading our own sources.
enableCompileCache(join(import.meta.dirname, '../../../../.cache/node'));
const { run } = await import('./run.ts');
await run();
