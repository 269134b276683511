import { Component, type ContextType, type ReactNode } from 'react';
import { beforeRetry, RetryContext } from './before-retry';
import { BrokenPart } from './broken-part';

interface PartBoundaryProps {
  /** Identity of the content: another value starts anew, e.g. another record or tab. */
  of?: string;
  /** Wraps the failure: a dialog's failure is shown in a dialog too. */
  around?: (failure: ReactNode) => ReactNode;
  /** True where there is little room: the header, the navigation. */
  isSmall?: boolean;
  children: ReactNode;
}

interface PartBoundaryState {
  failure?: { error: unknown };
  of?: string;
}

/** Boundary of a part: shows what it throws, or cannot load, in its place; the rest of the page stays usable. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  static override contextType = RetryContext;
  declare context: ContextType<typeof RetryContext>;
  override state: PartBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { of }: PartBoundaryProps,
    state: PartBoundaryState,
  ): PartBoundaryState {
    return state.of === of ? state : { failure: undefined, of };
  }

  private readonly retry = async () => {
    await beforeRetry(this.context);
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, around, isSmall } = this.props;
    if (!failure) return children;
    const content = (
      <BrokenPart error={failure.error} isSmall={isSmall} onRetry={() => void this.retry()} />
    );
    return around ? around(content) : content;
  }
}
