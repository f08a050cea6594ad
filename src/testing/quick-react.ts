// Stops React from noting where each element was made: the stack and the debugger's task that it keeps for each, for its own
// messages, took a tenth of the time of the screens' tests.
import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals === 'object' && internals !== null) {
  // How many it has noted lately: it notes no more than ten thousand.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
  });
}

// The parts of React that are loaded after this one look for it.
Reflect.deleteProperty(console, 'createTask');
