import { lazy, useEffect, type ComponentType } from 'react';
import { PartFailed } from './Boundary.tsx';
import { ErrorBoundary, type FailedProps } from './ErrorBoundary.tsx';

/**
 * A part of a page whose code comes when it is needed. One that does not come says so, and the page around it stays;
 * trying again asks for it again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetchPart = (): ComponentType<Props> =>
    lazy(async () => {
      // Chromium (153) never asks again for a module that it could not fetch once.
      if (!navigator.onLine) throw new Error('Dossier: there is no connection. Try again with one.');
      return { default: await load() };
    });
  let Loaded = fetchPart();
  // React keeps what an import has answered, a failure too: who tries again gets another one, and no one else.
  const forget = () => {
    Loaded = fetchPart();
  };
  function Failed({ error, onRetry }: FailedProps) {
    useEffect(() => forget, []);
    const retry = () => {
      forget();
      onRetry();
    };
    return <PartFailed error={error} onRetry={retry} />;
  }
  const Part = (props: Props) => <Loaded {...props} />;
  return function LazyPart(props) {
    return (
      <ErrorBoundary part="part" Failed={Failed}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
