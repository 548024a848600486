import { useEffect, useState } from 'react';

/** An account that was just made: its first password is on its way. */
export interface SignedUp {
  readonly username: string;
  readonly email: string;
}

// In memory: web storage has no place for it, and the user who loads the page again has read it.
let last: SignedUp | null = null;

/** Someone has signed up: the sign-in page says what follows, and knows who signs in. */
export const noteSignedUp = (account: SignedUp): void => {
  last = account;
};

/**
 * Who has just signed up on this page; forgotten where the sign-in page is left: the next sign-in is another user's.
 *
 * Drawing only looks: React throws away what it drew while a part was still loading, and what was taken then is lost.
 */
export function useSignedUp(): SignedUp | null {
  const [account] = useState(() => last);
  useEffect(
    () => () => {
      last = null;
    },
    [],
  );
  return account;
}
