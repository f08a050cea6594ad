// The colours of cells that say how much is known or right; `map.css` has them.

/** From next to nothing to nearly all. */
const SHADES = ['map-shade-1', 'map-shade-2', 'map-shade-3', 'map-shade-4', 'map-shade-5'] as const;

/** The class of a cell's shade for a share from 0 to 1. */
export function shadeOf(share: number): string {
  return SHADES[Math.floor(share * SHADES.length)] ?? 'map-shade-5';
}
