import { useCurrentUser } from '@dossier/api/access';
import { useClient } from '@dossier/api/client';
import { firstLogin } from '@dossier/api/session';
import { ConfirmModal } from '@dossier/ui/modal';
import { useState } from 'react';
import { useWords } from '../../shared/words.ts';
import { AuthenticatorModal } from './AuthenticatorModal.tsx';

/** S1 §4: after the first password of one's own, an authenticator app is offered. No means no, for this session. */
export function AuthenticatorOffer() {
  const t = useWords();
  const { storages } = useClient();
  const { data: user } = useCurrentUser();
  const [step, setStep] = useState<'question' | 'setup' | 'done'>(
    firstLogin.isMarked(storages) ? 'question' : 'done',
  );
  const close = () => {
    firstLogin.clear(storages);
    setStep('done');
  };
  if (!user || step === 'done') return null;
  return (
    <>
      <ConfirmModal
        isOpen={step === 'question' && user.mfaMethod === null}
        title={t($ => $.access.offer.title)}
        questions={[t($ => $.access.offer.question), t($ => $.access.offer.why)]}
        onAnswer={isYes => (isYes ? setStep('setup') : close())}
      />
      <AuthenticatorModal isOpen={step === 'setup'} onClose={close} />
    </>
  );
}
