/** Leaves the application for another address; resolves when the reader comes back to this very page by the back button. */
export function leaveFor(url: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    window.location.assign(url);
  });
}
