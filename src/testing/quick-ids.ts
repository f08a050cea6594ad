// Finds an element by `[id="…"]` as by `getElementById`: Testing Library asks so for each label that is named by an id, and
// jsdom's selectors walk the whole page for it, which took a twentieth of the time of the screens' tests.
const BY_ID = /^\[id="([^"\\]+)"\]$/;

const { querySelector } = Element.prototype;

function quickly(this: Element, selectors: string): Element | null {
  const id = BY_ID.exec(selectors)?.[1];
  const found = id !== undefined && this.isConnected ? document.getElementById(id) : undefined;
  if (found === null) return null;
  // The first with this id may stand outside.
  if (found && found !== this && this.contains(found)) return found;
  return querySelector.call(this, selectors);
}

Object.defineProperty(Element.prototype, 'querySelector', {
  configurable: true,
  writable: true,
  value: quickly,
});
