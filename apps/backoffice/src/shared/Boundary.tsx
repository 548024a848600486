import { Button } from '@dossier/ui/button';
import { ErrorState } from '@dossier/ui/error-state';
import { InformationModal } from '@dossier/ui/modal';
import { Component, type ReactNode } from 'react';
import { reportFault } from './report-error.ts';
import { useWords } from './words.ts';

interface BoundaryProps {
  /** Which part of the page it is, for the report. */
  readonly place: string;
  /** Another value tries again: the address, or what the part is about. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
  readonly resetKey: string | undefined;
}

/** A chunk that is not there any more, or did not arrive: every browser has its own words for it. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|Failed to fetch/i.test(error.message);

/** One broken part never takes the page along: it says so in its own place, and reports itself. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    reportFault(error, this.props.place);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isChunkFailure(error)) return <PageLoadFailed />;
    return <Broken onRetry={() => this.setState({ error: null })} />;
  }
}

function Broken({ onRetry }: { readonly onRetry: () => void }) {
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

/** S1 §2: the dialog for a page that could not be loaded; OK reloads. */
function PageLoadFailed() {
  const t = useWords();
  return (
    <InformationModal isOpen onClose={() => location.reload()}>
      <p>{t($ => $.places.notices.pageLoad)}</p>
    </InformationModal>
  );
}
