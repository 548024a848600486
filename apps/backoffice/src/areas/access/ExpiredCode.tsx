import { Button } from '@dossier/ui/button';
import { useErrorText } from '@dossier/ui/messages';
import { Notice } from '@dossier/ui/notice';
import { useEffect, useState } from 'react';
import { useTranslations } from '../../shared/translations.ts';

/** S1 §9: seconds until a code that is over leads back to the sign-in page. */
const timeoutMs = 5;

/** Says that the code is over, counts down, and goes: nothing is lost that was typed. */
export function ExpiredCode({ onBack }: { readonly onBack: () => void }) {
  const t = useTranslations('access');
  const textOf = useErrorText();
  const [seconds, setSeconds] = useState(timeoutMs);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left => left - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (seconds <= 0) onBack();
  }, [seconds, onBack]);
  return (
    <Notice tone="warning" isLive>
      {textOf({ code: 'mfaCodeExpired' })}{' '}
      <span aria-hidden>{t($ => $.access.confirm.goesOn, { seconds })}</span>{' '}
      <Button size="small" variant="quiet" onClick={onBack}>
        {t($ => $.access.confirm.goNow)}
      </Button>
    </Notice>
  );
}
