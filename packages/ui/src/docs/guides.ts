import type { Guidance } from './guidance.ts';

const guides = import.meta.glob<Guidance>('../*/*.docs.tsx', { eager: true, import: 'guidance' });

/** What each component's folder says of it. */
export const guideOf: Readonly<Record<string, Guidance>> = Object.fromEntries(
  Object.entries(guides).map(([file, guidance]) => [file.split('/')[1]!, guidance]),
);
