import { parseArgs } from 'node:util';
import type { Conditions } from './browser';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    cpu: { type: 'string', default: '4' },
    before: { type: 'string' },
    rows: { type: 'string', default: '40,10000' },
  },
});

function atLeastOne(name: 'runs' | 'cpu', isWhole: boolean): number {
  const value = Number(values[name]);
  if (value >= 1 && value <= 100 && (!isWhole || Number.isInteger(value))) return value;
  console.error(
    `--${name} is "${values[name]}"; it takes a ${isWhole ? 'whole ' : ''}number from 1 to 100.`,
  );
  process.exit(2);
}

/** The options of `npm run bench -- …`. */
export const benchOptions = {
  /** Whether there is only one run, without the 100,000 rows. */
  quick: values.quick,
  runs: values.quick ? 1 : atLeastOne('runs', true),
  /** The `dist/` of an earlier build, which is measured in turns with the current one. */
  before: values.before,
  /** The numbers of rows in each list. Each number is measured separately. */
  rows: values.rows.split(',').map(Number),
};

/** The factor by which the processor is slowed down. */
const cpu = atLeastOne('cpu', false);

/** The conditions of all measurements: a slow processor, alone or with a slow network. */
export const SLOW_PROCESSOR: Conditions = { cpu };
export const SLOW_4G: Conditions = { cpu, slowNetwork: true };

/** Reports progress on standard error. Standard output contains only the table. */
export const reportProgress = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
