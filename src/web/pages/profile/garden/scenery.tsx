// The garden's background: a morning sky, a fence, and a mole in a straw hat who looks after it.
import { Mole } from '../../../shell/mole.tsx';

/** The colour of the lawn, on which the beds stand. */
export const LAWN = '#9dd393';

/** Wide screens see all of it, phones its middle; decorative. */
export function Scenery() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 800 190"
      preserveAspectRatio="xMidYMax slice"
      className="block h-36 w-full sm:h-auto"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width="800" height="190" fill="#cfeafb" />
      <circle cx="560" cy="52" r="24" fill="#ffd667" />
      <path
        d="M560 16v-7m0 86v-7m-36-36h-7m86 0h-7m-61-25l-5-5m61 61l-5-5m0-51l5-5m-61 61l5-5"
        stroke="#ffd667"
        strokeWidth="5"
      />
      <g fill="#fff">
        <path d="M206 62c-14 2-20-14-8-20 0-14 22-18 28-6 12-8 28 2 24 14 10 4 6 16-6 13z" />
        <path d="M452 42c-11 1-15-11-6-16 0-11 17-14 22-5 9-6 22 2 19 11 8 4 4 13-5 10z" />
        <path d="M716 66c-11 1-15-11-6-16 0-11 17-14 22-5 9-6 22 2 19 11 8 4 4 13-5 10z" />
      </g>
      <path d="M-10 132q120-54 270-14t250-10 300 10v80H-10z" fill="#b9e3b0" />
      <Tree />
      <Shed />
      <Fence />
      <path d="M-10 164q200-14 410-4t410-6v44H-10z" fill={LAWN} />
      <Mole />
      <WateringCan />
      <Butterfly />
      <g fill="none" stroke="#4f9660" strokeWidth="3">
        <path d="M262 184q4-9 4-13m4 13q0-8 5-12M520 182q4-9 4-13m4 13q0-8 5-12M90 184q3-8 3-12m4 12q0-7 4-11M690 184q3-8 3-12m4 12q0-7 4-11" />
      </g>
    </svg>
  );
}

function Tree() {
  return (
    <g transform="translate(96 84)" stroke="#35704a" strokeWidth="3">
      <path d="M0 76V20" stroke="#80552f" strokeWidth="13" />
      <path
        d="M-4 34c-38 8-58-24-38-48-10-30 24-52 46-38 30-8 52 20 42 44 22 22-14 54-50 42z"
        fill="#5cab6b"
      />
      <g fill="#e8604c" stroke="#a33a29" strokeWidth="2">
        <circle cx="-20" cy="-4" r="6" />
        <circle cx="14" cy="-20" r="6" />
        <circle cx="24" cy="12" r="6" />
      </g>
    </g>
  );
}

function Shed() {
  return (
    <g stroke="#6b4526" strokeWidth="3">
      <path d="M640 88h84v74h-84z" fill="#e0b277" />
      <path d="M661 90v70m21-70v70m21-70v70" strokeWidth="1.5" />
      <path d="M628 92l54-42 54 42-8 8H636z" fill="#c9573f" />
      <path d="M668 116h28v46h-28z" fill="#8f5f36" />
      <circle cx="690" cy="140" r="2.5" fill="#ffd667" strokeWidth="1" />
    </g>
  );
}

const PICKETS = Array.from({ length: 27 }, (_, index) => 4 + index * 30);

function Fence() {
  return (
    <g stroke="#a98d63" strokeWidth="2">
      <path d="M-10 132h820v9H-10zM-10 150h820v9H-10z" fill="#f6e3c0" />
      {PICKETS.map((x) => (
        <path key={x} d={`M${x} 168v-46l7-9 7 9v46z`} fill="#fff4de" />
      ))}
    </g>
  );
}

function WateringCan() {
  return (
    <g stroke="#08484c" strokeWidth="2.5" transform="translate(474 128)">
      <path d="M8 18c-2-18 32-18 30 0" fill="none" strokeWidth="4" />
      <path d="M42 30l20-16 5 6-22 26z" fill="#5bb3ae" />
      <path d="M58 9l13 14 3-4-12-14z" fill="#8fd3cf" />
      <path d="M2 18h42l-3 38H5z" fill="#5bb3ae" />
      <path d="M4 28h39" fill="none" />
    </g>
  );
}

function Butterfly() {
  return (
    <g className="animate-bob" stroke="#5b3b8f" strokeWidth="2">
      <g transform="translate(300 84) rotate(12)">
        <path
          d="M0 0c-18-20-34-8-26 4 4 6 14 6 26-4zM0 0c18-20 34-8 26 4-4 6-14 6-26-4z"
          fill="#c3a6f2"
        />
        <path
          d="M0 1c-14 2-18 12-11 15 6 2 10-6 11-15zM0 1c14 2 18 12 11 15-6 2-10-6-11-15z"
          fill="#f7b3a2"
        />
        <path d="M0-6v16m0-16l-5-8m5 8l5-8" strokeWidth="3" fill="none" />
      </g>
    </g>
  );
}
