// `npm run browser`: installs a Chromium for the journeys unless there is one, as the headless build if possible, and
// prints where it is.
import { addHeadless, findBrowser } from './browser.ts';
import { say } from './setup.mjs';

addHeadless();
say(`Browser of the journeys: ${findBrowser()}`);
