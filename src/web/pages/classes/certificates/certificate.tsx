import { useState, type SVGProps } from 'react';
import type { SchoolClass } from '#shared/contract/classes.ts';
import { useAppName } from '../../../shell/app-name.ts';
import { Owl } from '../../../shell/owl.tsx';
import { dayOfDevice, dayText } from '../print/texts.ts';
import { PlantShape, type BedName } from '../../../shell/plant-picture.tsx';
import './certificate.css';

interface CertificateProps {
  schoolClass: Pick<SchoolClass, 'name' | 'teachers'>;
  name: string;
  /** What the pupil has done, worded to follow 'who has'. */
  deed: string;
  flower: BedName;
}

/** Before the style sheet sets it by the certificate's width. */
const OWL_PX = 130;

/** One A4 page across: a drawn frame of flowers, the owl, and the achievement in plain words. */
export function Certificate({ schoolClass, name, deed, flower }: CertificateProps) {
  const appName = useAppName();
  const [today] = useState(dayOfDevice);
  return (
    <article className="certificate" aria-label={`Certificate for ${name}`}>
      <Frame flower={flower} />
      <div className="certificate-words">
        <p className="certificate-title">Certificate</p>
        <p>This is for</p>
        <h2 className="certificate-name">{name}</h2>
        <p className="certificate-deed">{`who has ${deed}.`}</p>
        <Owl mood="cheering" size={OWL_PX} />
        <p className="certificate-foot">
          <span>{`${schoolClass.name} · ${appName}`}</span>
          <span>{dayText(today)}</span>
          <span className="certificate-line">Signed</span>
        </p>
      </div>
    </article>
  );
}

/** The frame's size in its own units: A4 across, without the margins. */
const WIDTH = 280;
const HEIGHT = 192;

/** Where the lawn ends, above the line with class, date and signature. */
const GROUND = HEIGHT - 26;

/** Positions of the flowers: along the lawn, the smaller ones towards the middle. */
const ALONG = [26, 50, 74, 98, 182, 206, 230, 254] as const;
const FLOWERS = [
  ...ALONG.map((x, nth) => ({ x, y: GROUND, scale: nth % 2 === 0 ? 0.76 : 0.6 })),
  ...[119, 161].map((x) => ({ x, y: GROUND, scale: 0.44 })),
];

/** Drawn, so that it is printed where browsers leave out background colours; decorative. */
function Frame({ flower }: { flower: BedName }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="certificate-frame"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Border inset={3} corner={9} fill="#fff8e8" />
      <Border inset={3} corner={9} fill="none" stroke="#c98f14" strokeWidth="2.4" />
      <Border inset={8} corner={6} fill="none" stroke="#ffc94d" strokeWidth="1.6" />
      <Sun />
      <Cloud x={232} y={28} />
      <Cloud x={204} y={20} />
      <path
        d={`M9 ${GROUND - 16}q60-18 132-7t130-2v27H9z`}
        fill="#b9e3b0"
        stroke="#5f9e63"
        strokeWidth="1"
      />
      {FLOWERS.map(({ x, y, scale }, nth) => (
        <g key={x} transform={`translate(${x - 24 * scale} ${y - 57 * scale}) scale(${scale})`}>
          <PlantShape
            bed={flower}
            plant={{ item: 'abc'.charAt(nth % 3), stage: 'flower', thirsty: false }}
          />
        </g>
      ))}
    </svg>
  );
}

interface BorderProps extends SVGProps<SVGRectElement> {
  /** From the edge of the paper. */
  inset: number;
  /** Radius of its corners. */
  corner: number;
}

function Border({ inset, corner, ...look }: BorderProps) {
  return (
    <rect
      x={inset}
      y={inset}
      width={WIDTH - 2 * inset}
      height={HEIGHT - 2 * inset}
      rx={corner}
      {...look}
    />
  );
}

function Sun() {
  return (
    <g stroke="#ffc94d" strokeWidth="2.4">
      <circle cx="34" cy="34" r="11" fill="#ffd667" stroke="#c98f14" strokeWidth="1" />
      <path d="M34 18v-4m0 40v-4m-16-16h-4m40 0h-4m-27-11-3-3m28 28-3-3m0-22 3-3m-28 28 3-3" />
    </g>
  );
}

function Cloud({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0 14c-7 1-10-7-4-10 0-7 11-9 14-3 6-4 14 1 12 7 5 2 3 8-3 6z"
      fill="#fff"
      stroke="#8cc7f5"
    />
  );
}
