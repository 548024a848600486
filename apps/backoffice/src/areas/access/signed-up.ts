/** An account that was just made: its first password is on its way. */
export interface SignedUp {
  readonly username: string;
  readonly email: string;
}

// In memory: web storage has no place for it, and whoever loads the page again has read it.
let last: SignedUp | null = null;

/** Somebody has signed up: the sign-in page says what follows, and knows who signs in. */
export const noteSignedUp = (account: SignedUp): void => {
  last = account;
};

/** Who has just signed up on this page, told once: whoever signs in next is somebody else. */
export function takeSignedUp(): SignedUp | null {
  const taken = last;
  last = null;
  return taken;
}
