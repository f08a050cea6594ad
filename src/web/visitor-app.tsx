import { App } from './app.tsx';
import { AUTH, HOME } from './data/paths.ts';
import { visitorClient } from './data/visitor-client.tsx';
import { pageAt } from './routes.tsx';
import { startWhenIdle } from './start-when-idle.ts';

// A visitor who begins to sign in sees the home page next.
void pageAt(HOME).preload();
startWhenIdle(visitorClient);

/** The app for a visitor who has signed in or left the welcome page. */
export default function VisitorApp() {
  return <App client={visitorClient} lastPath={`${AUTH}#`} />;
}
