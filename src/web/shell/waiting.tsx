import { Owl } from './owl.tsx';

/** Stands where something is on its way: the owl thinks; `label` is what a screen reader says. */
export function Waiting({ label = 'Loading…' }: { label?: string }) {
  return (
    <div role="status" className="m-auto flex animate-rise justify-center p-8">
      <span aria-hidden>
        <Owl mood="thinking" size={88} />
      </span>
      <span className="sr-only">{label}</span>
    </div>
  );
}
