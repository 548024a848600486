import { bootstrapName, type FirstRead } from '@dossier/api/contract';
import { home, isInside, pagePathOf } from './seen.ts';
import type { Program } from './program.ts';

/** What a page of this address begins with; null where it begins with nothing. */
export type BootstrapAt = (request: {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly tenantId: string | null;
  readonly isSignedIn: boolean;
}) => Promise<readonly FirstRead[] | null>;

export function createBootstrap(program: Promise<Program> | null): BootstrapAt {
  return async ({ path, query, tenantId, isSignedIn }) => {
    const pagePath = pagePathOf(path, isSignedIn);
    if (!program || !isSignedIn || !isInside(pagePath)) return null;
    return (await program).firstReads({
      tenantId,
      path: pagePath,
      // Where someone is led on, what stood behind the address was not about that page.
      query: pagePath === home && path !== home ? new URLSearchParams() : query,
    });
  };
}

/**
 * Begins the reads before any code is there. It stands before all style sheets: a script behind one waits for it. What
 * comes is left in one place, unread, until the code takes it away. A browser reads how a language writes numbers and
 * days when it is first asked, 50 ms on a slow machine: it is asked while nothing else can be done.
 */
export const bootstrapScript = (
  access: string,
  reads: readonly FirstRead[],
  scriptJson: (value: unknown) => string,
) =>
  `<script>{const reads=${scriptJson(reads)};window.${bootstrapName}={reads,answer:fetch(${scriptJson(`${access}/users?bootstrap`)},{method:'POST',headers:{'Content-Type':'application/json','X-Requested-With':'dossier','X-Background':'1'},body:JSON.stringify({reads})})};setTimeout(()=>new Intl.DateTimeFormat(document.documentElement.lang).format())}</script>`;
