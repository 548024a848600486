import { Button } from '@dossier/ui/button';
import { ErrorState } from '@dossier/ui/error-state';
import { ErrorBoundary, type ErrorBoundaryProps, type FailedProps } from './ErrorBoundary.tsx';
import { PageLoadFailed } from './PageLoadFailed.tsx';
import { useWords } from './words.ts';

/** One broken part never takes the page along: it says so in its own place, and reports itself. */
export const Boundary = (props: Omit<ErrorBoundaryProps, 'Failed'>) => (
  <ErrorBoundary {...props} Failed={PartFailed} />
);

/** A chunk that is not there any more, or did not arrive: every browser has its own words for it. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|Failed to fetch/i.test(error.message);

function PartFailed({ error, onRetry }: FailedProps) {
  return isChunkFailure(error) ? <PageLoadFailed /> : <Broken onRetry={onRetry} />;
}

function Broken({ onRetry }: Pick<FailedProps, 'onRetry'>) {
  const t = useWords();
  const words = t($ => $.places.notices, { returnObjects: true });
  return (
    <ErrorState
      title={words.brokenTitle}
      action={<Button onClick={onRetry}>{t($ => $.shell.tryAgain)}</Button>}
    >
      {words.brokenText}
    </ErrorState>
  );
}
