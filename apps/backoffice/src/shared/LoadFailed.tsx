import type { ApiError } from '@dossier/api/gateway';
import { Button } from '@dossier/ui/button';
import { ErrorState } from '@dossier/ui/error-state';
import { useTranslations } from './translations.ts';

/** Says that something could not be loaded, and offers to try again. What was typed elsewhere stays. */
export function LoadFailed({ error, title, onRetry }: LoadFailedProps) {
  const t = useTranslations();
  return (
    <ErrorState
      title={title ?? t($ => $.common.loadFailed.title)}
      reference={error.requestId && t($ => $.common.requestId, { id: error.requestId })}
      action={<Button onClick={onRetry}>{t($ => $.common.tryAgain)}</Button>}
    >
      {error.kind === 'refused' ? error.message : t($ => $.common.loadFailed.text)}
    </ErrorState>
  );
}

interface LoadFailedProps {
  readonly error: ApiError;
  readonly title?: string;
  readonly onRetry: () => void;
}
