// The six places of the map. Each is drawn about 160 wide and 130 high, its middle at the origin.
import type { ReactNode } from 'react';
import type { Place } from '#shared/journey-texts.ts';
import { INK } from './ink.ts';

export const PLACE_PICTURES: Readonly<Record<Place, () => ReactNode>> = {
  'fact-falls': Falls,
  'number-peak': Peak,
  'measure-bay': Bay,
  'meaning-wood': Wood,
  'spelling-spring': Spring,
  'grammar-gate': Gate,
};

/** Water over steps of rock, with a rainbow. */
function Falls() {
  return (
    <g stroke={INK} strokeWidth="2.4">
      <path d="M-76 30c0-70 10-92 40-92h72c30 0 40 22 40 92z" fill="#a8a0b3" />
      <path
        d="M-60-40q14 8 28 0M36-34q14 8 28 0M-70-6q12 8 24 0M44 2q12 6 24 0"
        fill="none"
        stroke="#8a8298"
      />
      <path
        d="M-24-62h48c4 30 0 44 10 60 6 16 4 24 8 36h-84c4-12 2-20 8-36 10-16 6-30 10-60z"
        fill="#8fd0f2"
      />
      <path
        d="M-12-56q2 26-6 50-6 18-8 36M0-56v90M12-56q-2 26 6 50 6 18 8 36"
        fill="none"
        stroke="#fff"
        strokeWidth="3.4"
      />
      <ellipse cy="40" rx="80" ry="20" fill="#6fb8e4" />
      <path
        d="M-50 40q12-7 24 0M14 46q12-7 24 0M-14 34q10-6 20 0"
        fill="none"
        stroke="#e4f5fd"
        strokeWidth="3"
      />
      <g fill="none" strokeWidth="5">
        <path d="M-70 26a70 62 0 0 1 62-58" stroke="#f08c74" />
        <path d="M-62 28a62 54 0 0 1 54-52" stroke="#ffd667" />
        <path d="M-54 30a54 46 0 0 1 46-46" stroke="#8fc98a" />
      </g>
    </g>
  );
}

/** A mountain with a smile and a flag. */
function Peak() {
  return (
    <g stroke={INK} strokeWidth="2.4">
      <path d="M-86 46l44-70 22 30 12-12z" fill="#9a93b8" />
      <path d="M-60 46L0-62l60 108z" fill="#857cab" />
      <path d="M20 46l34-56 34 56z" fill="#9a93b8" />
      <path d="M-22-22L0-62l22 40-10-4-12 10-12-10z" fill="#fff" />
      <path d="M44 6l10-16 10 16-10 4z" fill="#fff" />
      <path d="M0-62v-26" strokeWidth="3.4" />
      <path d="M1-87h30l-8 9 8 9H1z" fill="#ffc94d" />
      <g fill={INK} stroke="none">
        <circle cx="-11" cy="6" r="3" />
        <circle cx="11" cy="6" r="3" />
      </g>
      <path d="M-9 16q9 9 18 0" fill="none" />
      <path d="M-92 46q90-10 186 0-30 14-92 14T-92 46z" fill="#8fc98a" />
    </g>
  );
}

/** A bay with a boat, and a pier marked like a ruler. */
function Bay() {
  return (
    <g stroke={INK} strokeWidth="2.4">
      <path d="M-84 20c0-50 40-66 84-66s84 16 84 66c-20 40-148 40-168 0z" fill="#f3dca0" />
      <path d="M-66 18c2-36 30-48 66-48s64 12 66 48c-16 28-116 28-132 0z" fill="#6fc1dd" />
      <path
        d="M-44 22q10-6 20 0M18 30q10-6 20 0M-10-14q10-6 20 0"
        fill="none"
        stroke="#e4f5fd"
        strokeWidth="3"
      />
      <path d="M-12 12h50q-4 18-14 18H2q-10 0-14-18z" fill="#d9483b" />
      <path d="M12 10v-52" strokeWidth="3.4" />
      <path d="M16-38c18 6 26 22 26 42H16z" fill="#fff" />
      <path d="M8-32C-4-24-10-12-10 4H8z" fill="#ffdd80" />
      <path d="M-86 24l62-2 1 14-62 4z" fill="#ffc94d" />
      <path d="M-76 24v7m10-7v5m10-5v7m10-7v5m10-5v7" strokeWidth="2" />
      <circle cx="60" cy="-26" r="5" fill="#f08c74" />
      <path d="M-52-34l4-8 4 8 8 1-6 6 2 8-8-4-8 4 2-8-6-6z" fill="#f08c74" strokeWidth="1.8" />
    </g>
  );
}

function Fir({ x, y, scale = 1, leaf }: { x: number; y: number; scale?: number; leaf: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-5 0v-18H5V0z" fill="#8a5c34" />
      <path d="M-26-14L0-54l26 40zM-22-36L0-72l22 36zM-16-58L0-86l16 28z" fill={leaf} />
    </g>
  );
}

/** A wood with a lantern and somebody looking out of it. */
function Wood() {
  return (
    <g stroke={INK} strokeWidth="2.4">
      <path d="M-88 40q88-22 176 0-28 20-88 20t-88-20z" fill="#6fae62" />
      <Fir x={-56} y={40} leaf="#4f9660" />
      <Fir x={56} y={38} leaf="#4f9660" />
      <Fir x={-22} y={28} scale={1.1} leaf="#68b36f" />
      <Fir x={26} y={30} scale={1.05} leaf="#5cab6b" />
      <path d="M-14 52c-4-30 4-44 16-44s20 14 16 44z" fill="#a9713f" />
      <path d="M-5 52c-2-18 2-26 7-26s9 8 7 26z" fill="#5c3c22" />
      <g fill="#ffe88a" stroke="none">
        <circle cx="-1" cy="36" r="2.4" />
        <circle cx="6" cy="36" r="2.4" />
      </g>
      <path d="M46 20v12" />
      <path d="M40 32h12l2 14H38z" fill="#ffe88a" />
    </g>
  );
}

/** A spring whose bubbles carry letters. */
function Spring() {
  return (
    <g stroke={INK} strokeWidth="2.4">
      <path
        d="M-78 40c-8-24 20-32 30-30 2-16 28-18 36-8 10-14 38-8 40 6 26-4 46 8 40 32-20 22-126 22-146 0z"
        fill="#b9b2c4"
      />
      <ellipse cy="32" rx="58" ry="18" fill="#7fd0e0" />
      <path
        d="M-6 28c-8-28-34-30-34-8M6 28c8-28 34-30 34-8M0 28v-40"
        fill="none"
        stroke="#b5ecf2"
        strokeWidth="7"
      />
      <g fill="#e3f8fb">
        <circle cx="-42" cy="-18" r="19" />
        <circle cx="4" cy="-46" r="22" />
        <circle cx="46" cy="-14" r="18" />
      </g>
      <g fill="#08484c" stroke="none" fontWeight="bold" textAnchor="middle">
        <text x="-42" y="-10" fontSize="24">
          a
        </text>
        <text x="4" y="-37" fontSize="28">
          b
        </text>
        <text x="46" y="-7" fontSize="22">
          c
        </text>
      </g>
      <path d="M-54 38q10-6 20 0M18 38q10-6 20 0" fill="none" stroke="#fff" strokeWidth="3" />
    </g>
  );
}

/** A gate between two towers, with the marks of sentences as its flags. */
function Gate() {
  return (
    <g stroke={INK} strokeWidth="2.4">
      <path d="M-88 46q88-14 176 0-28 14-88 14t-88-14z" fill="#8fc98a" />
      <path d="M-40 48v-66h80v66z" fill="#f0d9a8" />
      <path d="M-40-18v-10h12v8h12v-8h12v8H8v-8h12v8h8v-8h12v10z" fill="#f0d9a8" />
      <path d="M-22 48V16q22-30 44 0v32z" fill="#6b4526" />
      <path d="M-8 48V4M8 48V4" stroke="#a9713f" />
      <path d="M-74 48v-88h34v88zM40 48v-88h34v88z" fill="#e3c388" />
      <path d="M-78-40l21-28 21 28zM36-40l21-28 21 28z" fill="#8d6cc7" />
      <path d="M-62-22h10v14h-10zM52-22h10v14H52z" fill="#4d4a78" />
      <path d="M-57-68v-20M57-68v-20" strokeWidth="3" />
      <path d="M-57-90h24v18h-24zM57-90h24v18H57z" fill="#fff" />
      <g fill={INK} stroke="none" fontWeight="bold" fontSize="18" textAnchor="middle">
        <text x="-45" y="-75">
          !
        </text>
        <text x="69" y="-75">
          ?
        </text>
      </g>
    </g>
  );
}
