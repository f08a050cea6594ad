// A figure: its name, the measurement, and its bar.
export interface Figure {
  /** The part that measured it. */
  part: string;
  name: string;
  /** Null if it could not be measured; `note` says why. */
  measured: number | null;
  unit: string;
  bar?: { atMost: number } | { atLeast: number };
  note?: string;
}

/** Whether the bar is met; null if there is none or nothing was measured. */
export function isMet({ measured, bar }: Figure): boolean | null {
  if (measured === null || !bar) return null;
  return 'atMost' in bar ? measured <= bar.atMost : measured >= bar.atLeast;
}

function barText({ bar, unit }: Figure): string {
  if (!bar) return '';
  return 'atMost' in bar ? `≤ ${bar.atMost} ${unit}` : `≥ ${bar.atLeast} ${unit}`;
}

const MET = new Map<boolean | null, string>([
  [true, 'yes'],
  [false, 'NO'],
  [null, ''],
]);

function cellsOf(figure: Figure): string[] {
  return [
    `${figure.part}: ${figure.name}`,
    figure.measured === null ? 'not measured' : `${threeDigits(figure.measured)} ${figure.unit}`,
    barText(figure).trim(),
    MET.get(isMet(figure)) ?? '',
    figure.note ?? '',
  ];
}

/** In a figure's name: the database it was measured on. */
const DATABASE = /, (embedded|PostgreSQL)(?=:|$)/;

/** The figures that have a bar as a table in Markdown, both databases in one row; the rest is in the file of results only. */
export function markdownOf(figures: readonly Figure[]): string[] {
  const rows = new Map<string, string[]>();
  for (const figure of figures.filter(({ bar }) => bar)) {
    const [name = '', measured = '', bar = ''] = cellsOf(figure).map((cell) => cell.trim());
    const [, database] = DATABASE.exec(name) ?? [];
    const words = [measured, database, isMet(figure) === false && '(missed)'].filter(Boolean);
    const row = `${name.replace(DATABASE, '')} | ${bar}`;
    rows.set(row, [...(rows.get(row) ?? []), words.join(' ')]);
  }
  const line = (cells: string) => `| ${cells} |`;
  const lines = [...rows].map(([row, measured]) => line(`${row} | ${measured.join(', ')}`));
  return [line('Figure | Bar | Measured'), line('--- | --- | ---'), ...lines];
}

/** The figures as aligned lines. */
export function tableOf(figures: readonly Figure[]): string[] {
  const rows = [['Figure', 'Measured', 'Bar', 'Met?', 'Note'], ...figures.map(cellsOf)];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Three significant digits: 0.021, 4.27, 38.5, 1240. */
export function threeDigits(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
