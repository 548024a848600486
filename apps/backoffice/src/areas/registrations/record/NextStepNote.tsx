import type { Registration, RegistrationProgress } from '@dossier/api/registrations';
import { Link } from '@dossier/ui/link';
import { Notice } from '@dossier/ui/notice';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { blockerAddress } from '../../../shared/blocker-address.ts';
import { decisionAddress } from './decision-address.ts';
import { ClientFileLinks } from './ClientFileLinks.tsx';
import { nextStepOf } from './next-step.ts';
import { useBlockerText } from './use-blocker-text.ts';

/** What has to happen next, with the way there. */
export function NextStepNote({ registration, progress, address }: NextStepNoteProps) {
  const t = useTranslations('registration');
  const texts = useTexts('registration').next;
  const blockerText = useBlockerText();
  const step = nextStepOf(progress);
  return (
    <Notice title={texts.title} tone="neutral">
      {step.kind === 'mend' ? (
        <>
          <Link href={blockerAddress(address, step.blocker)}>{blockerText(step.blocker)}</Link>
          {step.others > 0 &&
            ` ${t($ => $.registration.next.others, { count: step.others, formatted: String(step.others) })}`}
        </>
      ) : step.kind === 'decide' || step.kind === 'accept' ? (
        <Link href={decisionAddress(address)}>{texts[step.kind]}</Link>
      ) : (
        texts[step.kind]
      )}
      {step.kind === 'migrated' && <ClientFileLinks parties={registration.parties} />}
    </Notice>
  );
}

interface NextStepNoteProps {
  readonly registration: Registration;
  readonly progress: RegistrationProgress;
  /** Of the record. */
  readonly address: string;
}
