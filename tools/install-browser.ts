// `npm run browser`: installs a Chromium for the journeys unless there is one, and says where it is.
import { findBrowser } from './browser.ts';
import { say } from './setup.mjs';

say(`Browser of the journeys: ${findBrowser()}`);
