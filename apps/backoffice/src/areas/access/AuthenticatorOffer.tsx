import { useCurrentUser } from '@dossier/api/access';
import { useClient } from '@dossier/api/client';
import { firstLogin } from '@dossier/api/session';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useNow } from '../../shared/now.ts';
import { isOfferDue } from './offer-due.ts';

// Few are asked on a given day: no one else downloads the question.
const AuthenticatorQuestion = lazyPart(
  async () => (await import('./AuthenticatorQuestion.tsx')).AuthenticatorQuestion,
);

/** S1 §4: after the first password that the user chose, an authenticator app is offered. No means no, for 30 days. */
export function AuthenticatorOffer() {
  const { storages } = useClient();
  const { data: user } = useCurrentUser();
  const now = useNow();
  // Once made it stays: setting the app up is what makes it no longer due, and its codes are still to be read then.
  const [isMade, setMade] = useState(false);
  if (!isMade && user && isOfferDue(user, firstLogin.isMarked(storages), now)) setMade(true);
  if (!isMade) return null;
  return (
    <Suspense>
      <AuthenticatorQuestion />
    </Suspense>
  );
}
