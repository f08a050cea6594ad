/**
 * The query that the provider sent the browser back with, which is removed from the address bar and the history at once: it
 * works only once. Null if the browser does not come back.
 */
export function takeReturn(): string | null {
  const { search, pathname } = window.location;
  const query = new URLSearchParams(search);
  if (!query.has('code') && !query.has('error')) return null;
  window.history.replaceState(null, '', pathname);
  return search.slice(1);
}
