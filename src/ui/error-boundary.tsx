import { Component, type ReactNode } from 'react';
import { BrokenPart } from './broken-part';

interface ErrorBoundaryProps {
  /** Another value starts anew: another record, another tab. */
  of?: string;
  children: ReactNode;
}

interface State {
  error?: unknown;
  /** The value of `of` at which it broke. */
  of?: string;
}

/** Keeps what breaks to itself: a block, a tab or a page says so in its own place, with an id and another try. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: State): State {
    return state.of === of ? { ...state, of } : { error: undefined, of };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <BrokenPart error={this.state.error} onRetry={() => this.setState({ error: undefined })} />
    );
  }
}
