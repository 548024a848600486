interface Rules {
  readonly createHTML: (text: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
}

/** The part of the Trusted Types interface that is used; TypeScript's own library does not have it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** The one worker of ours: what reads PDF, as the build names it. */
const worker = /^\/assets\/pdf\.worker[\w.-]*\.js$/;

function isOwnWorker(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return url.origin === origin && url.search === '' && worker.test(url.pathname);
}

/**
 * Lets our own worker start, and a library empty an element by `innerHTML = ''`, and nothing else: an empty text is no
 * markup. React Aria 3.53 clears its announcements that way whenever a date or a number is typed, and the page's policy
 * would stop it.
 */
export function allowWhatIsOurs(page: Pick<Window, 'trustedTypes' | 'origin'>): void {
  page.trustedTypes?.createPolicy('default', {
    createHTML: text => (text === '' ? text : null),
    createScriptURL: address => (isOwnWorker(address, page.origin) ? address : null),
  });
}
