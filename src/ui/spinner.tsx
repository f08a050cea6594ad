/** A calm waiting sign; `label` is what a screen reader says. */
export function Spinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 p-8">
      <span
        aria-hidden
        className="size-10 animate-spin rounded-full border-4 border-sea-soft border-t-sea"
      />
      <span className="sr-only">{label}</span>
    </div>
  );
}
