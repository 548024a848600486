import { Component, type ComponentType, type ReactNode } from 'react';
import { reportFault } from './report-error.ts';

/** What stands in the place of what failed. */
export interface FailedProps {
  readonly error: unknown;
  /** Shows what failed once more. */
  readonly onRetry: () => void;
}

export interface ErrorBoundaryProps {
  /** Which part of the page it is, for the report. */
  readonly place: string;
  /** Another value tries again: the address, or what the part is about. */
  readonly resetKey?: string;
  readonly Failed: ComponentType<FailedProps>;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  /** Null: nothing has failed. In an object, because anything may be thrown. */
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string | undefined;
}

/** Reports what fails in it, and puts something in its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    reportFault(error, this.props.place);
  }

  override render(): ReactNode {
    const { Failed, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return <Failed error={failure.error} onRetry={() => this.setState({ failure: null })} />;
  }
}
