// The drawings of ‘The Hat That Quacked’.
import { INK } from '../ink.ts';
import {
  Cloud,
  Duckling,
  Hat,
  MoleHere,
  OwlHere,
  Scene,
  Stand,
  Sun,
  Tree,
  type Drawing,
  Strip,
} from './cast.tsx';

const REEDS = 'M0 0q-4-30 2-58M12 0q6-26 2-46M24 0q-2-30 8-50';

function Pond() {
  return (
    <>
      <path d="M-10 150q130-40 250-16t250-10v156H-10z" fill="#a8dc98" />
      <path d="M20 214c20-40 400-50 440-6 30 40-60 62-210 62S-10 250 20 214z" fill="#7cc4ea" />
      <g fill="none" stroke="#d6effb" strokeWidth="4">
        <path d="M80 224q16-7 32 0M350 232q16-7 32 0M150 250q14-6 28 0M300 206q12-5 24 0" />
      </g>
      <g fill="none" stroke="#3f8f5f" strokeWidth="5">
        <path d={REEDS} transform="translate(28 210)" />
        <path d={REEDS} transform="translate(424 212)" />
      </g>
    </>
  );
}

const HatInTheWind: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#cfeafb">
    <Stand x={420} y={50}>
      <Sun />
    </Stand>
    <Stand x={90} y={64}>
      <Cloud />
    </Stand>
    <Stand x={330} y={96} scale={0.7}>
      <Cloud />
    </Stand>
    <path d="M-10 232q120-30 230-40T490 110v170H-10z" fill="#a8dc98" />
    <Stand x={430} y={168} scale={0.8} turn={8}>
      <Tree />
    </Stand>
    <g fill="none" stroke="#8cc7f5" strokeWidth="5">
      <path d="M150 96q40-26 70 0t60-14M120 130q50-24 84 0M214 60q34-22 60-4" />
    </g>
    <Stand x={300} y={62} turn={24} scale={0.9}>
      <Hat />
    </Stand>
    <Stand x={140} y={228} scale={0.95}>
      <OwlHere mood="thinking" isBareheaded />
    </Stand>
    <Stand x={48} y={244} scale={0.8}>
      <MoleHere />
    </Stand>
  </Scene>
);

const QuackingHat: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#d9f0fb">
    <Pond />
    <Stand x={318} y={206} scale={1.3}>
      <Hat />
    </Stand>
    <g stroke={INK} strokeWidth="2.4">
      <path
        d="M352 96c-30 0-44 12-44 26 0 10 8 18 20 22l-6 18 22-15c32 2 56-8 56-26 0-15-18-25-48-25z"
        fill="#fff"
      />
      <text
        x="354"
        y="129"
        fontSize="24"
        fontWeight="bold"
        textAnchor="middle"
        stroke="none"
        fill={INK}
      >
        Quack!
      </text>
    </g>
    <path d="M176 128l86 64" stroke="#8a5c34" strokeWidth="6" />
    <Stand x={140} y={206}>
      <OwlHere mood="thinking" isBareheaded />
    </Stand>
    <Stand x={56} y={236} scale={0.7}>
      <MoleHere />
    </Stand>
  </Scene>
);

const NEST = [-36, -18, 0, 18, 36] as const;

const DucksInTheHat: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#d9f0fb">
    <Stand x={60} y={50}>
      <Sun />
    </Stand>
    <Stand x={230} y={60} scale={0.8}>
      <Cloud />
    </Stand>
    <Pond />
    <Stand x={252} y={186} scale={0.9}>
      <Duckling />
    </Stand>
    {NEST.map((x) => (
      <Stand key={x} x={252 + 1.7 * x} y={200 - (x % 36 === 0 ? 4 : 0)} scale={0.9}>
        <Duckling />
      </Stand>
    ))}
    <g stroke={INK} strokeWidth="2.4">
      <path d="M166 196q86 22 172 0c2 34-22 54-86 54s-88-20-86-54z" fill="#e3c388" />
      <path d="M167 204q85 22 170 0l-2 18q-83 20-166 0z" fill="#2f7d6b" />
    </g>
    <Stand x={410} y={196} scale={0.9}>
      <OwlHere mood="cheering" isBareheaded />
    </Stand>
    <Stand x={408} y={120} scale={0.8} turn={-6}>
      <path d="M-46 0C-30-34 24-40 50-6 30 10-20 12-46 0z" fill="#68b36f" />
      <path d="M-46 0Q0-14 50-6" fill="none" />
    </Stand>
  </Scene>
);

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'hat-in-the-wind': HatInTheWind,
  'quacking-hat': QuackingHat,
  'ducks-in-the-hat': DucksInTheHat,
};

const friends = (isBareheaded: boolean) => (
  <Strip ground="#a8dc98">
    <Stand x={170} y={108} scale={0.75}>
      <OwlHere isBareheaded={isBareheaded} />
    </Stand>
    <Stand x={250} y={110} scale={0.65}>
      <MoleHere />
    </Stand>
  </Strip>
);
/** Before the wind takes the hat. */
export const PEOPLE_AT_FIRST = friends(false);
export const PEOPLE = friends(true);
