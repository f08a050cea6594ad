import type { PlaySettings } from '#shared/play-settings.ts';

/** The attributes that comfort.css applies to the page, or to a sample. */
export function lookOf({ textSize, spacing, font, contrast, calm }: PlaySettings) {
  return {
    'data-text-size': textSize,
    'data-spacing': spacing,
    'data-font': font,
    'data-contrast': contrast,
    'data-calm': String(calm),
  };
}

/** Applies the settings to the page. */
export function dressPage(settings: PlaySettings): void {
  for (const [name, value] of Object.entries(lookOf(settings))) {
    document.documentElement.setAttribute(name, value);
  }
}
