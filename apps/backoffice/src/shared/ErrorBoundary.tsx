import { Component, type ComponentType, type ReactNode } from 'react';
import { reportError } from './report-error.ts';

export interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export interface ErrorBoundaryProps {
  /** Which part of the page it is, for the report. */
  readonly part: string;
  /** Another value tries again: the address, or what the part is about. */
  readonly resetKey?: string;
  readonly Failed: ComponentType<FailedProps>;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  /** Null: nothing has failed. */
  readonly error: unknown;
  readonly resetKey: string | undefined;
}

/** Reports what fails in it, and puts something in its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, this.props.part);
  }

  override render(): ReactNode {
    const { Failed, children } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    return <Failed error={error} onRetry={() => this.setState({ error: null })} />;
  }
}
