/**
 * For the `ref` of an element that scrolls sideways. Marks it while there is more on its right side, where it then
 * fades (theme.css), because many devices show no scroll bar before the first scroll. What scrolls and holds nothing to
 * focus can be focused itself, so that the arrow keys reach all of it; a table that it holds gives it its name. A link to
 * the page that is open is in view from the start.
 */
export function fadeWhereMore(area: HTMLElement | null) {
  if (!area) return undefined;
  const mark = () => {
    area.toggleAttribute('data-more', area.scrollLeft + area.clientWidth < area.scrollWidth - 1);
    const scrolls = area.clientWidth < area.scrollWidth - 1;
    setFocusable(area, scrolls && !area.querySelector('a, button, input, select'));
  };
  // On a phone the link to the page that is open may be the last of many.
  const here = area.querySelector<HTMLElement>('[aria-current]');
  if (here) area.scrollLeft = here.offsetLeft - (area.clientWidth - here.offsetWidth) / 2;
  // Before the first frame, where the observer is late.
  mark();
  const sizes = new ResizeObserver(mark);
  for (const sized of [area, ...area.children]) sizes.observe(sized);
  area.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    area.removeEventListener('scroll', mark);
  };
}

function setFocusable(area: HTMLElement, isFocusable: boolean): void {
  if (isFocusable) area.tabIndex = 0;
  else area.removeAttribute('tabindex');
  const table = area.querySelector<HTMLTableElement>(':scope > table');
  if (!table) return;
  const name = table.getAttribute('aria-label') ?? table.caption?.textContent;
  if (isFocusable && name) {
    // No region: a page of many tables would have as many landmarks.
    area.setAttribute('role', 'group');
    area.setAttribute('aria-label', name);
  } else {
    area.removeAttribute('role');
    area.removeAttribute('aria-label');
  }
}
