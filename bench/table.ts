export interface Figure {
  what: string;
  value: number;
  unit: 'ms' | 'KiB' | 'MiB' | '' | '×';
  /** The largest acceptable value. Without one, the figure is for information only. */
  target?: number;
}

const digits = (value: number): string =>
  Number.isInteger(value) || Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : value.toFixed(value < 1 ? 3 : 1);

const written = (value: number, unit: string): string =>
  unit === '×' ? `${value.toFixed(2)}×` : `${digits(value)}${unit === '' ? '' : ` ${unit}`}`;

/** Writes the figures as a Markdown table. */
export function markdownTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, unit, target }) => [
    what,
    written(value, unit),
    target === undefined ? '' : written(target, unit),
    target === undefined ? '' : value <= target ? 'yes' : 'NO',
  ]);
  const head = ['figure', 'measured', 'target', 'met'];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}
