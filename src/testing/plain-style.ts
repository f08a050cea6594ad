// Replaces happy-dom's getComputedStyle, which gives `<strong>` and other elements within a line no `display` where a browser says 'inline':
// names would have spaces that nobody hears ('the preposition ?'). No test of a screen loads a style sheet; layout is checked in a real browser.
const INLINE = new Set([
  'A',
  'ABBR',
  'B',
  'EM',
  'I',
  'LABEL',
  'MARK',
  'S',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
]);

type Display = 'none' | 'inline' | 'block';

function displayOf(element: Element): Display {
  if (element.hasAttribute('hidden')) return 'none';
  return INLINE.has(element.tagName) ? 'inline' : 'block';
}

/** A style with the `display` that a browser would give it. */
const withDisplay = (style: CSSStyleDeclaration, display: string) =>
  new Proxy(style, {
    get(own, key) {
      if (key === 'display') return display;
      if (key === 'getPropertyValue')
        return (name: string) => (name === 'display' ? display : own.getPropertyValue(name));
      const value: unknown = Reflect.get(own, key, own);
      return value;
    },
  });

const { style: noStyle } = document.createElement('i');
/** Shared by all elements without inline style: a query by role asks for thousands. */
const PLAIN: Record<Display, CSSStyleDeclaration> = {
  none: withDisplay(noStyle, 'none'),
  inline: withDisplay(noStyle, 'inline'),
  block: withDisplay(noStyle, 'block'),
};

window.getComputedStyle = (element) => {
  if (!(element instanceof HTMLElement) || !element.hasAttribute('style'))
    return PLAIN[displayOf(element)];
  return withDisplay(element.style, element.style.display || displayOf(element));
};
