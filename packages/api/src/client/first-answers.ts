import { access, bootstrapName, type BootstrapRequest, type EndpointDefinition } from '../contract/index.ts';
import { checked, keyOfFirst } from '../gateway/index.ts';

export interface BootstrapAnswer {
  /** Null: there is no session to continue. */
  readonly accessToken: string | null;
  readonly reads: BootstrapRequest['reads'];
  readonly answers: readonly unknown[];
}

/**
 * Takes what the page has begun, once: a token is in it, and nothing else is to find it. Null where nothing was begun or
 * no good answer came; then the code asks for itself.
 */
export async function takeBootstrap(
  page: { [bootstrapName]?: BootstrapRequest } = globalThis as { [bootstrapName]?: BootstrapRequest },
): Promise<BootstrapAnswer | null> {
  const request = page[bootstrapName];
  delete page[bootstrapName];
  if (!request) return null;
  try {
    const response = await request.answer;
    if (!response.ok) return null;
    const { accessToken, answers } = access.bootstrap.response.validateSync(await response.json());
    return { accessToken, reads: request.reads, answers };
  } catch {
    return null;
  }
}

type Key = ReturnType<typeof keyOfFirst>;

/** Milliseconds in which an answer that came with the page is not read again by a hook that mounts. */
const freshFor = 10_000;

/** Answers that came with the page: hooks have them in their first frame (`fallbackData`), and ask for nothing. */
export interface FirstAnswers {
  readonly hold: (answer: BootstrapAnswer, identity: string) => void;
  /** The answer of a key as the contract describes it; undefined where there is none, or none as good as new. */
  readonly read: (endpoint: EndpointDefinition, key: Key) => unknown;
  readonly forget: () => void;
}

export function createFirstAnswers(now: () => number): FirstAnswers {
  const entries = new Map<string, { readonly answer: unknown; since?: number; data?: unknown }>();
  const nameOf = (key: Key) => key.join(' ');
  return {
    hold({ reads, answers }, identity) {
      for (const [index, read] of reads.entries()) {
        const answer = answers[index] ?? null;
        if (answer !== null) entries.set(nameOf(keyOfFirst(read, identity)), { answer });
      }
    },
    read(endpoint, key) {
      const entry = entries.get(nameOf(key));
      if (!entry) return undefined;
      entry.since ??= now();
      try {
        if (now() - entry.since < freshFor) return (entry.data ??= checked(endpoint, entry.answer, 200));
      } catch {
        // What the contract does not describe is asked for again, and reported then.
      }
      entries.delete(nameOf(key));
      return undefined;
    },
    forget: () => entries.clear(),
  };
}
