import type { PlaySettings } from '#shared/play-settings.ts';

/** The attributes by which comfort.css dresses the page, or a part of it that shows how it would look. */
export function lookOf({ textSize, spacing, font, contrast, calm }: PlaySettings) {
  return {
    'data-text-size': textSize,
    'data-spacing': spacing,
    'data-font': font,
    'data-contrast': contrast,
    'data-calm': String(calm),
  };
}
