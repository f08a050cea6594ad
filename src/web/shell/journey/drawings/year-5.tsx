// The drawings of ‘The Hole in the Map’.
import { INK } from '../ink.ts';
import { Child, Fox, Scene, Stand, Tree, type Drawing, Strip } from './cast.tsx';

const FREYA = { skin: '#f3d3b3', hair: '#c9783a', style: 'plaits', top: '#3f8f5f' } as const;
const AMIR = { skin: '#a9713f', hair: '#241a1c', style: 'curls', top: '#4f95d8' } as const;

/** In an apron, about 60 high. */
function Mouse() {
  return (
    <>
      <path d="M14-6c26 6 20-22 34-16" fill="none" strokeWidth="3" />
      <path d="M-16 0c-4-24 2-36 16-36s20 12 16 36z" fill="#a7a3b0" />
      <path d="M-11 0c-2-16-2-24-2-30h26c0 6 0 14-2 30z" fill="#fff4de" />
      <path d="M-5-12h10v7H-5z" fill="#f2b6a8" strokeWidth="1.6" />
      <circle cx="-15" cy="-60" r="11" fill="#a7a3b0" />
      <circle cx="15" cy="-60" r="11" fill="#a7a3b0" />
      <circle cx="-15" cy="-60" r="5.5" fill="#f2b6a8" stroke="none" />
      <circle cx="15" cy="-60" r="5.5" fill="#f2b6a8" stroke="none" />
      <path d="M0-64c12 0 18 8 18 16 0 10-10 16-18 16s-18-6-18-16c0-8 6-16 18-16z" fill="#b7b3bf" />
      <g fill={INK} stroke="none">
        <circle cx="-7" cy="-50" r="2.4" />
        <circle cx="7" cy="-50" r="2.4" />
        <circle cy="-41" r="2.6" />
      </g>
      <path d="M-6-38l-14-2m14 5l-12 4m24-7l14-2m-14 5l12 4" fill="none" strokeWidth="1.3" />
    </>
  );
}

const MapWithAHole: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#e9d3b4">
    <path d="M0 200h480v70H0z" fill="#b9824f" />
    <g stroke={INK} strokeWidth="2.6">
      <path d="M96 18h288v172H96z" fill="#8a5c34" />
      <path d="M110 32h260v144H110z" fill="#fbeecb" />
    </g>
    <g fill="none" stroke="#a9713f" strokeWidth="3">
      <path d="M116 150q50-30 92-36M364 150q-50-10-90-34M240 40q-6 34 0 46" strokeDasharray="7 7" />
      <path d="M116 60q30 20 60 4t50 10" stroke="#6fa8c9" strokeWidth="4" />
    </g>
    <g fill="#9cc38a" stroke="#6b8f5a" strokeWidth="2">
      <circle cx="190" cy="92" r="12" />
      <circle cx="206" cy="140" r="13" />
      <circle cx="284" cy="84" r="13" />
      <circle cx="296" cy="142" r="12" />
      <circle cx="250" cy="154" r="12" />
    </g>
    <path
      d="M130 104l14-12 14 12v16h-28zM328 70l14-12 14 12v16h-28z"
      fill="#e8604c"
      stroke={INK}
      strokeWidth="2"
    />
    <path
      d="M240 90l12 4 12-2 6 12 6 8-8 10-4 12-14-2-14 4-6-12-8-10 8-10z"
      fill="#5c3c22"
      stroke={INK}
      strokeWidth="2"
    />
    <Stand x={66} y={256} scale={1.15}>
      <Child {...FREYA} open />
    </Stand>
    <Stand x={420} y={256} scale={1.15}>
      <Child {...AMIR} glad />
    </Stand>
  </Scene>
);

const BlueDoor: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#bfe0c2">
    <Stand x={60} y={150} scale={1.4}>
      <Tree />
    </Stand>
    <Stand x={420} y={146} scale={1.5}>
      <Tree />
    </Stand>
    <Stand x={200} y={120}>
      <Tree />
    </Stand>
    <path d="M-10 130q120-40 250-8t250-6v164H-10z" fill="#7fb872" />
    <g stroke={INK} strokeWidth="2.6">
      <path d="M120 232c-20-80 30-120 66-104 14 6 20 40 18 104z" fill="#98a0a8" />
      <path d="M276 232c-4-90 20-128 62-116 34 12 44 70 26 116z" fill="#8b93a0" />
      <path d="M198 232v-48q40-46 84 0v48z" fill="#86582f" />
      <path d="M210 232v-42q29-34 58 0v42z" fill="#4f95d8" />
      <circle cx="258" cy="208" r="3" fill="#ffc94d" />
      <path d="M292 184h44v24h-44z" fill="#ffd667" />
      <path d="M298 192h32m-28 8h24" strokeWidth="2" />
      <path d="M232 150q-8-10 2-18t0-20q10-8 2-18" fill="none" stroke="#fff" strokeWidth="5" />
    </g>
    <g fill="none" stroke="#2f6b3a" strokeWidth="4">
      <path d="M176 236q-4-30-22-38m22 38q0-34 8-46M380 236q4-30 22-38m-22 38q0-34-10-44" />
    </g>
    <path d="M-10 232q240-12 500 0v48H-10z" fill="#a9713f" />
    <Stand x={70} y={258} scale={1.1}>
      <Child {...AMIR} open />
    </Stand>
    <Stand x={126} y={262} scale={1.1}>
      <Child {...FREYA} open />
    </Stand>
    <Stand x={416} y={262} scale={-1.1}>
      <Fox />
    </Stand>
  </Scene>
);

const SHELF = [150, 162, 172, 186, 196, 210, 224, 234, 246, 258, 270, 284, 294, 308] as const;
const LEAVES = ['#8fc98a', '#e39a4a', '#d9702f', '#f2c14e'] as const;

const OnionTart: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#f5d9b0">
    <g stroke={INK} strokeWidth="2.2">
      <path d="M136 20h196v110H136z" fill="#a9713f" />
      <path d="M142 26h184v44H142zM142 78h184v46H142z" fill="#6b4526" />
      {SHELF.map((x, nth) => (
        <g key={x} fill={LEAVES[nth % 4]} strokeWidth="1.6">
          <path d={`M${x} 70v-34q5-6 9 0v34z`} />
          <path d={`M${x} 124v-32q5-6 9 0v32z`} />
        </g>
      ))}
    </g>
    <Stand x={394} y={66}>
      <circle r="20" fill="#ffe88a" />
      <path d="M0-20v-40" />
    </Stand>
    <path d="M0 216h480v54H0z" fill="#b9824f" />
    <Stand x={62} y={252} scale={1.15}>
      <Child {...FREYA} />
    </Stand>
    <Stand x={126} y={248} scale={1.15}>
      <Child {...AMIR} />
    </Stand>
    <Stand x={412} y={254} scale={-1.1}>
      <Fox />
    </Stand>
    <Stand x={262} y={214} scale={1.25}>
      <Mouse />
    </Stand>
    <g stroke={INK} strokeWidth="2.6">
      <path d="M176 208h182v14H176z" fill="#d9a566" />
      <path d="M196 222v42m142-42v42" strokeWidth="7" />
      <ellipse cx="318" cy="204" rx="26" ry="7" fill="#fff" />
      <path d="M300 202v-9h12v9zM314 202v-9h12v9z" fill="#ffdd80" strokeWidth="1.8" />
      <ellipse cx="206" cy="204" rx="20" ry="6" fill="#fff" />
      <path d="M198 202v-9h14v9z" fill="#ffdd80" strokeWidth="1.8" />
    </g>
  </Scene>
);

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'map-with-a-hole': MapWithAHole,
  'blue-door': BlueDoor,
  'onion-tart': OnionTart,
};

export const PEOPLE = (
  <Strip ground="#7fb872">
    <Stand x={140} y={110} scale={0.85}>
      <Child {...AMIR} />
    </Stand>
    <Stand x={188} y={110} scale={0.85}>
      <Child {...FREYA} />
    </Stand>
    <Stand x={256} y={110} scale={0.8}>
      <Fox />
    </Stand>
  </Strip>
);
