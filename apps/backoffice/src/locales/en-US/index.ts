import type { texts as inside } from './inside.ts';
import type { texts as outside } from './outside.ts';

/** The source of truth: every other language has exactly these keys. */
export type Texts = typeof outside & typeof inside;
