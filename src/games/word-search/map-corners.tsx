// Jungle leaves that peep out behind the map where there is room for them.

const LEAF = 'M0 0 Q-6 -26 6 -46 Q20 -24 0 0Z';

function Leaves({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="-50 -50 100 100" className={className}>
      {[-60, -25, 10, 45].map((angle, i) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d={LEAF} className={i % 2 === 0 ? 'fill-leaf' : 'fill-leaf/70'} />
          <path d="M0 0 Q4 -20 6 -40" fill="none" strokeWidth={1.5} className="stroke-leaf-soft" />
        </g>
      ))}
    </svg>
  );
}

export function MapCorners() {
  return (
    <div className="pointer-events-none absolute inset-0 -z-10 hidden @md:block">
      <Leaves className="absolute -right-7 -bottom-7 size-20 rotate-135" />
      <Leaves className="absolute -bottom-7 -left-7 size-20 -rotate-135" />
    </div>
  );
}
