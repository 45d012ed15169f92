export interface Figure {
  what: string;
  value: number;
  unit: 'ms' | 'KiB' | 'MiB' | '' | '×';
  /** The largest value that is good enough; none where the figure is only told. */
  target?: number;
  /** For times: what the blank page took under the same conditions, and what the targets assume it takes. */
  blank?: { measured: number; assumed: number };
}

const digits = (value: number): string =>
  Number.isInteger(value) || Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : value.toFixed(value < 1 ? 3 : 1);

const written = (value: number, unit: string): string =>
  unit === '×' ? `${value.toFixed(2)}×` : `${digits(value)}${unit === '' ? '' : ` ${unit}`}`;

/** The target on this machine: times scale with what its blank page takes. */
function targetHere({ target, blank }: Figure): number | undefined {
  if (target === undefined || blank === undefined) return target;
  return target * (blank.measured / blank.assumed);
}

/** The figures as a Markdown table. */
export function markdownTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, target, blank } = figure;
    const here = targetHere(figure);
    return [
      what,
      written(value, unit),
      target === undefined ? '' : written(target, unit),
      here === undefined || blank === undefined ? '' : written(here, unit),
      blank === undefined ? '' : `${(value / blank.measured).toFixed(1)}×`,
      here === undefined ? '' : value <= here ? 'yes' : 'NO',
    ];
  });
  const head = ['figure', 'measured', 'target', 'target here', 'of the blank page', 'met'];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}
