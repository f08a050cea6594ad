// The script of the page: draws what the device has kept, and then loads the rest.
import '#ui/theme.css';
// Here, so that it travels in the first style sheet and not in one of its own: every page shows the owl.
import './shell/owl.css';
import { afterPaint } from '#ui/after-paint.ts';
import { drawHomeView } from './data/home-view.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const load = () =>
  void import('./main.tsx').then(
    ({ open }) => open(root),
    // The document itself says after a while that the code has not come.
    () => undefined,
  );

// What is drawn already is painted before the code runs; in the background nothing is painted.
const isDrawn = root.inert || drawHomeView(root);
if (isDrawn && !document.hidden) afterPaint(load);
else load();
