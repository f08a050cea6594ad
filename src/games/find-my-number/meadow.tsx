// The landscape of the number line: meadow, hedges and hedgehogs.

/** The picture's width, in units of the drawing. */
export const WIDTH = 400;
/** The middle of the path. */
export const PATH_Y = 92;

/** Sky, hills and the hedges' pattern; first in the picture. */
export function Meadow() {
  return (
    <>
      <defs>
        <pattern id="number-hedge" width="16" height="24" patternUnits="userSpaceOnUse" y="78">
          <circle cx="4" cy="12" r="10" fill="#3f8a52" />
          <circle cx="12" cy="14" r="9" fill="#2f7a45" />
          <circle cx="8" cy="8" r="4" fill="#57a368" />
        </pattern>
      </defs>
      <circle cx="46" cy="24" r="14" className="fill-sun" />
      <path d="M0 74 Q60 66 120 60 Q200 38 280 60 Q340 66 400 54 V122 H0Z" fill="#b9e3b0" />
      <path d="M0 84 Q120 64 240 78 T400 74 V122 H0Z" fill="#9dd393" />
      <g fill="#ffffff" fillOpacity="0.9">
        <ellipse cx="110" cy="22" rx="20" ry="7" />
        <ellipse cx="124" cy="17" rx="13" ry="7" />
        <ellipse cx="322" cy="18" rx="22" ry="7" />
        <ellipse cx="308" cy="13" rx="12" ry="6" />
      </g>
    </>
  );
}

/**
 * A hedge as long as the picture, which grows over the part of the path that is ruled out. It moves in from the side
 * until it begins at `x`, because moving costs a slow tablet nothing, while a new length would need a new picture for
 * every frame.
 */
export function Hedge({ x }: { x: number }) {
  return (
    <rect
      y="78"
      width={WIDTH}
      height="24"
      rx="10"
      fill="url(#number-hedge)"
      className="transition-transform duration-500"
      style={{ transform: `translateX(${x}px)` }}
    />
  );
}

/** A hedgehog that walks to `x` and looks to the right (1) or to the left (-1). */
export function Hedgehog({ x, facing }: { x: number; facing: 1 | -1 }) {
  return (
    <g
      className="transition-transform duration-500"
      style={{ transform: `translate(${x - facing * 15}px, ${PATH_Y - 10}px) scaleX(${facing})` }}
    >
      <path
        d="M-15 9 Q-18 -3 -11 -5 L-9 -10 L-5 -7 L-2 -12 L1 -8 L5 -11 L6 -5 Q12 -3 14 4 Q14 9 8 9Z"
        fill="#6d4c33"
      />
      <path d="M4 -3 Q12 -2 16 5 Q14 9 8 9 L2 9 Q0 2 4 -3Z" fill="#e8c59a" />
      <circle cx="16" cy="5" r="2" fill="#2b2848" />
      <circle cx="9" cy="1.5" r="1.7" fill="#2b2848" />
      <path d="M-9 9 v4 M5 9 v4" stroke="#4a3526" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}
