// Loads the code that draws a picture: one file for each kind, so that a round fetches only the kinds it shows.
import { createElement, type ComponentType, type ReactElement } from 'react';
import type { Picture } from '../maths-picture.ts';

/** The drawing of a picture; rejects if its code cannot be fetched. */
export function loadDrawing(picture: Picture): Promise<ReactElement> {
  switch (picture.kind) {
    case 'angles':
      return drawnBy(import('./angles.tsx'), picture);
    case 'array':
      return drawnBy(import('./array.tsx'), picture);
    case 'bar-model':
      return drawnBy(import('./bar-model.tsx'), picture);
    case 'base-ten':
      return drawnBy(import('./base-ten.tsx'), picture);
    case 'chart':
      return drawnBy(import('./chart.tsx'), picture);
    case 'circle':
      return drawnBy(import('./circle.tsx'), picture);
    case 'clock':
      return drawnBy(import('./clock.tsx'), picture);
    case 'coins':
      return drawnBy(import('./coins.tsx'), picture);
    case 'corners':
      return drawnBy(import('./corners.tsx'), picture);
    case 'fraction-bar':
      return drawnBy(import('./fraction-bar.tsx'), picture);
    case 'grid':
      return drawnBy(import('./grid.tsx'), picture);
    case 'hundred-square':
      return drawnBy(import('./hundred-square.tsx'), picture);
    case 'l-shape':
      return drawnBy(import('./l-shape.tsx'), picture);
    case 'mirror-grid':
      return drawnBy(import('./mirror-grid.tsx'), picture);
    case 'number-line':
      return drawnBy(import('./number-line.tsx'), picture);
    case 'part-whole':
      return drawnBy(import('./part-whole.tsx'), picture);
    case 'pictogram':
      return drawnBy(import('./pictogram.tsx'), picture);
    case 'protractor':
      return drawnBy(import('./protractor.tsx'), picture);
    case 'ruler':
      return drawnBy(import('./ruler.tsx'), picture);
    case 'scale':
      return drawnBy(import('./scale.tsx'), picture);
    case 'shapes':
      return drawnBy(import('./shapes.tsx'), picture);
    case 'sharing':
      return drawnBy(import('./sharing.tsx'), picture);
    case 'sides':
      return drawnBy(import('./sides.tsx'), picture);
    case 'table':
      return drawnBy(import('./table.tsx'), picture);
    case 'tally':
      return drawnBy(import('./tally.tsx'), picture);
    case 'ten-frame':
      return drawnBy(import('./ten-frame.tsx'), picture);
    case 'things':
      return drawnBy(import('./things.tsx'), picture);
    case 'turn':
      return drawnBy(import('./turn.tsx'), picture);
  }
}

async function drawnBy<P>(
  file: Promise<{ default: ComponentType<{ picture: P }> }>,
  picture: P,
): Promise<ReactElement> {
  return createElement((await file).default, { picture });
}
