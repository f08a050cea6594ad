/**
 * For the `ref` of an element that scrolls sideways. Marks it while there is more on its right side, where it then
 * fades (theme.css), because many devices show no scroll bar before the first scroll. What scrolls and holds nothing to
 * focus can be focused itself, so that the arrow keys reach all of it.
 */
export function fadeWhereMore(area: HTMLElement | null) {
  if (!area) return undefined;
  const mark = () => {
    area.toggleAttribute('data-more', area.scrollLeft + area.clientWidth < area.scrollWidth - 1);
    const scrolls = area.clientWidth < area.scrollWidth - 1;
    if (scrolls && !area.querySelector('a, button, input, select')) area.tabIndex = 0;
    else area.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(mark);
  for (const sized of [area, ...area.children]) sizes.observe(sized);
  area.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    area.removeEventListener('scroll', mark);
  };
}
