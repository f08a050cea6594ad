// A counter as pupils lay them.
/** Groups differ in their middle as well as in colour. */
const GROUPS = [
  { fill: 'fill-sun', middle: null },
  { fill: 'fill-sky', middle: 'fill-paper' },
  { fill: 'fill-leaf', middle: 'fill-sun' },
] as const;

export function Counter({ x, y, r, group }: { x: number; y: number; r: number; group: number }) {
  const { fill, middle } = GROUPS[group] ?? GROUPS[0];
  return (
    <>
      <circle cx={x} cy={y} r={r} strokeWidth="1.5" className={`stroke-ink ${fill}`} />
      {middle && <circle cx={x} cy={y} r={r * 0.4} className={middle} />}
    </>
  );
}
