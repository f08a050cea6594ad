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
  return 'atMost' in bar ? `at most ${bar.atMost} ${unit}` : `at least ${bar.atLeast} ${unit}`;
}

const MET = new Map<boolean | null, string>([
  [true, 'yes'],
  [false, 'NO'],
  [null, ''],
]);

function cellsOf(figure: Figure): string[] {
  return [
    `${figure.part}: ${figure.name}`,
    figure.measured === null ? 'not measured' : `${shortly(figure.measured)} ${figure.unit}`,
    barText(figure).trim(),
    MET.get(isMet(figure)) ?? '',
    figure.note ?? '',
  ];
}

/** The figures as a table in Markdown, without their notes, which are in the file of results. */
export function markdownOf(figures: readonly Figure[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = figures.map((figure) => {
    const [name = '', measured = '', bar = ''] = cellsOf(figure).map((cell) => cell.trim());
    return line([name, measured, isMet(figure) === false ? `${bar}: missed` : bar]);
  });
  return [line(['Figure', 'Measured', 'Bar']), line(['---', '---', '---']), ...rows];
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
export function shortly(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
