/** The part of the Trusted Types interface that is used; TypeScript's own library does not have it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * Lets a library empty an element by `innerHTML = ''`, and nothing else: an empty text is no markup. React Aria 3.53
 * clears its announcements that way whenever a date or a number is typed, and the page's policy would stop it.
 */
export function allowEmptying(page: Pick<Window, 'trustedTypes'>): void {
  page.trustedTypes?.createPolicy('default', { createHTML: text => (text === '' ? text : null) });
}
