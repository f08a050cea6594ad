// Draws the picture of a question by its kind; loaded with the first question that has one.
import type { Picture } from '../maths-picture.ts';
import { BarModel, FractionBar, Pictogram } from './bars.tsx';
import { HundredSquare, Rows, Sharing, TenFrame } from './counters.tsx';
import { Angles, Circle, Corners, Grid, MirrorGrid, Shapes, Sides, Turn } from './geometry.tsx';
import { Clock, Coins, Ruler } from './measures.tsx';
import { BaseTen, NumberLine, PartWhole } from './numbers.tsx';

export function Drawing({ picture }: { picture: Picture }) {
  switch (picture.kind) {
    case 'ten-frame':
      return <TenFrame picture={picture} />;
    case 'base-ten':
      return <BaseTen picture={picture} />;
    case 'part-whole':
      return <PartWhole picture={picture} />;
    case 'number-line':
      return <NumberLine picture={picture} />;
    case 'ruler':
      return <Ruler picture={picture} />;
    case 'clock':
      return <Clock picture={picture} />;
    case 'coins':
      return <Coins picture={picture} />;
    case 'array':
      return <Rows picture={picture} />;
    case 'sharing':
      return <Sharing picture={picture} />;
    case 'fraction-bar':
      return <FractionBar picture={picture} />;
    case 'pictogram':
      return <Pictogram picture={picture} />;
    case 'shapes':
      return <Shapes picture={picture} />;
    case 'mirror-grid':
      return <MirrorGrid picture={picture} />;
    case 'bar-model':
      return <BarModel picture={picture} />;
    case 'sides':
      return <Sides picture={picture} />;
    case 'corners':
      return <Corners picture={picture} />;
    case 'circle':
      return <Circle picture={picture} />;
    case 'hundred-square':
      return <HundredSquare picture={picture} />;
    case 'angles':
      return <Angles picture={picture} />;
    case 'turn':
      return <Turn picture={picture} />;
    case 'grid':
      return <Grid picture={picture} />;
  }
}
