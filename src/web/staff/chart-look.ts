/** Chart styles: the theme's colours, readable type, no animation. */
export const CHART = {
  height: 240,
  margin: { top: 8, right: 8, bottom: 0, left: -16 },
  tick: { fill: 'var(--color-ink-soft)', fontSize: 15 },
  grid: 'var(--color-line)',
} as const;
