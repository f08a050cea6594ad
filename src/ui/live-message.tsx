/** Announces a message to screen readers whenever it changes, without moving the focus (WCAG 2.2, 4.1.3). */
export function LiveMessage({ children }: { children: string }) {
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {children}
    </p>
  );
}
