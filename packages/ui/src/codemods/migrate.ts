import { rename } from './rename.ts';
import { manual } from './renames.ts';

export interface Migration {
  /** The file by the names of now. */
  readonly code: string;
  /** What only a person can change, and where. */
  readonly advice: readonly { readonly line: number; readonly advice: string }[];
}

/** One file: what can be renamed is, and what cannot is named. */
export function migrate(code: string): Migration {
  // A file that has nothing of ours says nothing that concerns us.
  if (!code.includes('@dossier/')) return { code, advice: [] };
  const next = rename(code);
  const advice = next
    .split('\n')
    .flatMap((text, index) =>
      manual
        .filter(({ pattern }) => pattern.test(text))
        .map(each => ({ line: index + 1, advice: each.advice })),
    );
  return { code: next, advice };
}
