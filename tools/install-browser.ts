// `npm run browser`: installs a Chromium for the journeys unless there is one, the headless build where that is possible, and
// says where it is.
import { addHeadless, findBrowser } from './browser.ts';
import { say } from './setup.mjs';

addHeadless();
say(`Browser of the journeys: ${findBrowser()}`);
