import { useCurrentUser, useFactor } from '@dossier/api/access';
import { useClient } from '@dossier/api/client';
import { firstLogin } from '@dossier/api/session';
import { ConfirmModal } from '@dossier/ui/modal';
import { useState } from 'react';
import { useNow } from '../../shared/now.ts';
import { useWords } from '../../shared/words.ts';
import { AuthenticatorModal } from './AuthenticatorModal.tsx';
import { isOfferDue } from './offer-due.ts';

/** S1 §4: after the first password of one's own, an authenticator app is offered. No means no, for 30 days. */
export function AuthenticatorOffer() {
  const t = useWords();
  const { storages } = useClient();
  const { data: user } = useCurrentUser();
  const { decline } = useFactor();
  const now = useNow();
  const [step, setStep] = useState<'question' | 'setup' | 'done'>('question');
  const close = () => {
    firstLogin.clear(storages);
    setStep('done');
  };
  const refuse = () => {
    close();
    // Not heard of: then it is asked again, which does no harm.
    decline().catch(() => undefined);
  };
  if (!user || step === 'done') return null;
  return (
    <>
      <ConfirmModal
        isOpen={step === 'question' && isOfferDue(user, firstLogin.isMarked(storages), now)}
        title={t($ => $.access.offer.title)}
        questions={[t($ => $.access.offer.question), t($ => $.access.offer.why)]}
        onAnswer={isYes => (isYes ? setStep('setup') : refuse())}
      />
      <AuthenticatorModal isOpen={step === 'setup'} onClose={close} />
    </>
  );
}
