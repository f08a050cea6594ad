// Long computations in slices, so that requests are served in between.
import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 10;
/** Items between two looks at the clock: a fraction of a slice. */
const AT_A_TIME = 250;

/** Handles all items in order, and lets the event loop run every ten milliseconds. */
export async function inSlices<Item>(
  items: readonly Item[],
  handle: (item: Item) => void,
): Promise<void> {
  let since = performance.now();
  for (let start = 0; start < items.length; start += AT_A_TIME) {
    for (const item of items.slice(start, start + AT_A_TIME)) handle(item);
    if (performance.now() - since < SLICE_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}
