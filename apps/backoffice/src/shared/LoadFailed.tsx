import type { ApiError } from '@dossier/api/gateway';
import { Button } from '@dossier/ui/button';
import { ErrorState } from '@dossier/ui/error-state';
import { useWords } from './words.ts';

/** Says that something could not be loaded, and offers to try again. What was typed elsewhere stays. */
export function LoadFailed({ error, title, onRetry }: LoadFailedProps) {
  const t = useWords();
  return (
    <ErrorState
      title={title ?? t($ => $.shell.loadFailed.title)}
      reference={error.requestId && t($ => $.shell.requestId, { id: error.requestId })}
      action={<Button onClick={onRetry}>{t($ => $.shell.tryAgain)}</Button>}
    >
      {error.kind === 'refused' ? error.message : t($ => $.shell.loadFailed.text)}
    </ErrorState>
  );
}

interface LoadFailedProps {
  readonly error: ApiError;
  readonly title?: string;
  readonly onRetry: () => void;
}
