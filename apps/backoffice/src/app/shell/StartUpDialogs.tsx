import { ConfirmModal } from '@dossier/ui/modal';
import { useState } from 'react';
import { useCloseOnNavigation } from '../../shared/use-close-on-navigation.ts';
import { useTranslations } from '../../shared/translations.ts';
import type { StartUpNotice } from './start-up.ts';

/** The notices, one after the other; a yes ends them, and so does a navigation. */
export function StartUpDialogs({ notices, onEnd }: StartUpDialogsProps) {
  const t = useTranslations('frame');
  const [index, setIndex] = useState(0);
  const notice = notices[index];
  const end = (leads: boolean) => {
    setIndex(notices.length);
    onEnd(leads);
  };
  useCloseOnNavigation(notice !== undefined, () => end(false));
  if (!notice) return null;
  const answer = (isYes: boolean) =>
    isYes || index + 1 >= notices.length ? end(isYes) : setIndex(index + 1);
  const texts = t($ => $.frame.notices, { returnObjects: true });
  return notice.kind === 'signing' ? (
    <ConfirmModal
      isOpen
      title={texts.signing.title}
      questions={[t($ => $.frame.notices.signing.days, { count: notice.days }), texts.signing.text]}
      yesLabel={texts.signing.open}
      noLabel={texts.signing.later}
      onAnswer={answer}
    />
  ) : (
    <ConfirmModal
      isOpen
      title={texts.coSigner.title}
      questions={[texts.coSigner.text, texts.coSigner.question]}
      onAnswer={answer}
    />
  );
}

interface StartUpDialogsProps {
  readonly notices: readonly StartUpNotice[];
  /** Shown once; true where the user wants to go to the settings. */
  readonly onEnd: (leads: boolean) => void;
}
