// The fox in its basket, which looks out in flight, cheers when the word is found, and waves after landing.
import { clsx } from 'clsx';
import { KNOT } from './balloon.tsx';

const FUR = 'color-mix(in oklab, var(--color-coral) 55%, var(--color-sun))';

interface FoxProps {
  /** Whether any balloons are left. */
  flying: boolean;
  waving: boolean;
  cheering: boolean;
}

export function Fox({ flying, waving, cheering }: FoxProps) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d={`M72 184 L${KNOT.x} ${KNOT.y} L128 184`}
        fill="none"
        strokeWidth={1.8}
        className={clsx('stroke-ink-soft transition-opacity', !flying && 'opacity-0')}
      />
      <ellipse cx={100} cy={186} rx={19} ry={16} fill={FUR} />
      <Head />
      <Basket />
      <Paw side={-1} raised={cheering} />
      <g className={clsx(waving && 'balloon-wave')}>
        <Paw side={1} raised={cheering || waving} />
      </g>
    </g>
  );
}

function Head() {
  return (
    <g transform="translate(100 162)">
      <path d="M-20 -4 L-19 -27 L-5 -15Z" fill={FUR} />
      <path d="M20 -4 L19 -27 L5 -15Z" fill={FUR} />
      <path d="M-17 -12 L-16.5 -21 L-10 -15Z" className="fill-ink" />
      <path d="M17 -12 L16.5 -21 L10 -15Z" className="fill-ink" />
      <path
        d="M0 -17 Q18 -17 23 2 Q14 12 6 16 Q0 20 -6 16 Q-14 12 -23 2 Q-18 -17 0 -17Z"
        fill={FUR}
      />
      <path
        d="M-23 2 Q-10 0 0 10 Q10 0 23 2 Q14 12 6 16 Q0 20 -6 16 Q-14 12 -23 2Z"
        className="fill-cream"
      />
      <circle cx={-8.5} cy={-2} r={2.4} className="fill-ink" />
      <circle cx={8.5} cy={-2} r={2.4} className="fill-ink" />
      <circle cx={-7.7} cy={-2.8} r={0.8} className="fill-paper" />
      <circle cx={9.3} cy={-2.8} r={0.8} className="fill-paper" />
      <ellipse cy={9.5} rx={3.2} ry={2.3} className="fill-ink" />
      <path d="M-5 12.8 Q0 17.5 5 12.8" fill="none" strokeWidth={1.4} className="stroke-ink" />
    </g>
  );
}

function Basket() {
  return (
    <g>
      <path
        d="M68 186 H132 L125 223 Q124 227 120 227 H80 Q76 227 75 223Z"
        strokeWidth={1.6}
        className="fill-sun stroke-ink-soft"
      />
      <path
        d="M71 199 H129 M73.5 212 H126.5 M84 188 L87 226 M100 188 V226 M116 188 L113 226"
        fill="none"
        strokeWidth={1.2}
        className="stroke-ink-soft"
      />
      <rect
        x={65}
        y={182}
        width={70}
        height={8}
        rx={4}
        strokeWidth={1.6}
        className="fill-sun-soft stroke-ink-soft"
      />
    </g>
  );
}

/** A paw on the rim of the basket, or up in the air; side -1 is left, 1 is right. */
function Paw({ side, raised }: { side: -1 | 1; raised: boolean }) {
  if (!raised) return <ellipse cx={100 + side * 22} cy={184} rx={6} ry={5} className="fill-ink" />;
  const hand = { x: 100 + side * 37, y: 154 };
  return (
    <g>
      <path
        d={`M${100 + side * 20} 183 Q${100 + side * 36} 176 ${hand.x} ${hand.y + 4}`}
        fill="none"
        strokeWidth={8}
        stroke={FUR}
      />
      <circle cx={hand.x} cy={hand.y} r={5.5} className="fill-ink" />
    </g>
  );
}
