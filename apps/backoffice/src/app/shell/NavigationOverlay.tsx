import { SpinnerOverlay } from '@dossier/ui/spinner-overlay';
import { useEffect, useState } from 'react';
import { useTranslations } from '../../shared/translations.ts';
import { useIsNavigating } from './use-is-navigating.ts';

/** A platform that does not answer must not keep anyone where they are. */
const longestCoverMs = 10_000;

/** S1 §2: nothing is pressed while one page gives way to another. What comes within 150 ms is not covered. */
export function NavigationOverlay() {
  return useIsNavigating() ? <Cover /> : null;
}

function Cover() {
  const t = useTranslations();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), longestCoverMs);
    return () => clearTimeout(timer);
  }, []);
  return <SpinnerOverlay isBusy={!isOver} label={t($ => $.common.loading)} data-navigating />;
}
