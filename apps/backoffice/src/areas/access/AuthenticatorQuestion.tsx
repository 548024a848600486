import { useFactor } from '@dossier/api/access';
import { useClient } from '@dossier/api/client';
import { firstLogin } from '@dossier/api/session';
import { ConfirmModal } from '@dossier/ui/modal';
import { useState } from 'react';
import { useCloseOnNavigation } from '../../shared/use-close-on-navigation.ts';
import { useTranslations } from '../../shared/translations.ts';
import { AuthenticatorModal } from './AuthenticatorModal.tsx';

export function AuthenticatorQuestion() {
  const t = useTranslations('account');
  const { storages } = useClient();
  const { decline } = useFactor();
  const [step, setStep] = useState<'question' | 'setup' | 'done'>('question');
  const close = () => {
    firstLogin.clear(storages);
    setStep('done');
  };
  useCloseOnNavigation(step !== 'done', close);
  const reject = () => {
    close();
    // Not heard of: then it is asked again, which does no harm.
    decline().catch(() => undefined);
  };
  if (step === 'done') return null;
  return (
    <>
      <ConfirmModal
        isOpen={step === 'question'}
        title={t($ => $.account.offer.title)}
        questions={[t($ => $.account.offer.question), t($ => $.account.offer.why)]}
        onAnswer={isYes => (isYes ? setStep('setup') : reject())}
      />
      <AuthenticatorModal isOpen={step === 'setup'} onClose={close} />
    </>
  );
}
