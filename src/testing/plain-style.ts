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

function displayOf(element: Element, style: CSSStyleDeclaration): string {
  if (style.display) return style.display;
  if (element.hasAttribute('hidden')) return 'none';
  return INLINE.has(element.tagName) ? 'inline' : 'block';
}

/** Shared by all elements without inline style, because the DOM would make an object for each. */
const NO_STYLE = document.createElement('i').style;

/** The element's inline style, with the `display` that a browser would give it. */
function plainStyle(element: Element): CSSStyleDeclaration {
  const isStyled = element instanceof HTMLElement && element.hasAttribute('style');
  const style = isStyled ? element.style : NO_STYLE;
  const display = displayOf(element, style);
  return new Proxy(style, {
    get(own, key) {
      if (key === 'display') return display;
      if (key === 'getPropertyValue')
        return (name: string) => (name === 'display' ? display : own.getPropertyValue(name));
      const value: unknown = Reflect.get(own, key, own);
      return value;
    },
  });
}

window.getComputedStyle = plainStyle;
