/**
 * The query that the provider added when it sent the browser back; null if the browser does not come from there. It is
 * removed from the address bar and the history at once, because it works only once.
 */
export function takeReturn(): string | null {
  const { search, pathname } = window.location;
  const query = new URLSearchParams(search);
  if (!query.has('code') && !query.has('error')) return null;
  window.history.replaceState(null, '', pathname);
  return search.slice(1);
}
