// The page's script: draws what the device has stored, and then loads the rest.
import '#ui/theme.css';
// Imported here so that it is part of the first style sheet: every page shows the owl.
import './shell/owl.css';
import { afterPaint } from '#ui/after-paint.ts';
import { drawHomeView } from './data/home-view.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const load = () =>
  void import('./main.tsx').then(
    ({ open }) => open(root),
    // The document itself says after a while that the code has not arrived.
    () => undefined,
  );

// What is already drawn is painted before the code runs. Nothing is painted in the background.
const isDrawn = root.inert || drawHomeView(root);
if (isDrawn && !document.hidden) afterPaint(load);
else load();
