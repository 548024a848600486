import { Spinner } from '@dossier/ui/spinner';
import { useWords } from './words.ts';

/** Shown while it is not known yet what to show. */
export function LoadingPage() {
  const t = useWords();
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner size="large" label={t($ => $.shell.loading)} />
    </div>
  );
}
