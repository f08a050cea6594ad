/** Runs `work` after everything that the page needs: when it has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  if (document.readyState === 'complete') return soon(work);
  window.addEventListener('load', () => soon(work), { once: true });
}

function soon(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}
