import { Component, type ReactNode } from 'react';
import { PageLoadError } from '../lazy-page.ts';
import { Trouble } from './trouble.tsx';

interface Props {
  children: ReactNode;
}

interface State {
  /** What broke; null while all is well. */
  broken: { error: unknown } | null;
}

/** Shows a kind screen in place of children that broke, never a white page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: null };

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return this.state.broken.error instanceof PageLoadError ? (
      <Trouble
        title="This page did not arrive"
        text="Perhaps the internet is away, or there is a newer version of the app."
        action="Load the app again"
        onRetry={() => window.location.reload()}
      />
    ) : (
      <Trouble
        title="Oh dear, something went wrong"
        text="It was not your fault. What you have finished is safe."
        onRetry={() => this.setState({ broken: null })}
      />
    );
  }
}
