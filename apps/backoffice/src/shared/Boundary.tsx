import { Button } from '@dossier/ui/button';
import { ErrorState } from '@dossier/ui/error-state';
import { ErrorBoundary, type ErrorBoundaryProps, type FailedProps } from './ErrorBoundary.tsx';
import { PageLoadFailed } from './PageLoadFailed.tsx';
import { useTranslations } from './translations.ts';

/** One broken part never takes the page along: it says so in its own place, and reports itself. */
export const Boundary = (props: Omit<ErrorBoundaryProps, 'Failed'>) => (
  <ErrorBoundary {...props} Failed={PartFailed} />
);

/** The same for one panel among many: it says in itself also what did not come, and the page goes on without it. */
export const PanelBoundary = (props: Omit<ErrorBoundaryProps, 'Failed'>) => (
  <ErrorBoundary {...props} Failed={Broken} />
);

/** A chunk that no longer exists, or did not load: every browser has another text. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|Failed to fetch/i.test(error.message);

/** What stands where a part failed; a dialog where its code did not come. */
export const PartFailed = (props: FailedProps) =>
  isChunkFailure(props.error) ? <PageLoadFailed /> : <Broken {...props} />;

function Broken({ error, onRetry }: FailedProps) {
  const t = useTranslations();
  const texts = t($ => $.common.broken, { returnObjects: true });
  // Without a connection the page stays: nothing would come in its place.
  const needsReload = isChunkFailure(error) && navigator.onLine;
  return (
    <ErrorState
      title={texts.title}
      action={
        <Button onClick={needsReload ? () => location.reload() : onRetry}>
          {needsReload ? texts.reload : t($ => $.common.tryAgain)}
        </Button>
      }
    >
      {texts.text}
    </ErrorState>
  );
}
