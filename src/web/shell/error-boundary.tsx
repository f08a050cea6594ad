import { Component, type ReactNode } from 'react';
import { isServerAway } from '../data/connection.ts';
import { PageLoadError } from './lazy-page.ts';
import { Trouble } from './trouble.tsx';

interface Props {
  children: ReactNode;
}

interface State {
  /** The error; null for none. */
  broken: { error: unknown } | null;
  /** 'Try again' was pressed and did not help, so something else is offered next. */
  isRetried: boolean;
}

const NOT_ARRIVED = {
  title: 'This page didn’t load',
  text: 'Maybe the internet isn’t working, or there’s a newer version of the app.',
};
const NEEDS_NETWORK = {
  title: 'This page needs the internet',
  text: 'You’re offline just now. You can keep playing, and come back here later.',
};

/** Shows a friendly error screen in place of children that failed to render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: null, isRetried: false };

  static getDerivedStateFromError(error: unknown): Pick<State, 'broken'> {
    return { broken: { error } };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const reload = { action: 'Load the app again', onRetry: () => window.location.reload() };
    const retry = { onRetry: () => this.setState({ broken: null, isRetried: true }) };
    return this.state.broken.error instanceof PageLoadError ? (
      <Trouble {...(isServerAway() ? NEEDS_NETWORK : NOT_ARRIVED)} {...reload} />
    ) : (
      <Trouble
        title="Oh dear, something went wrong"
        text="It wasn’t your fault. What you’ve finished is safe."
        error={this.state.broken.error}
        {...(this.state.isRetried ? reload : retry)}
      />
    );
  }
}
