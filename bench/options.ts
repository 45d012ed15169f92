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

/** What `npm run bench -- …` was asked for. */
export const options = {
  /** One run, no 100,000 rows. */
  quick: values.quick,
  runs: values.quick ? 1 : atLeastOne('runs', true),
  /** `dist/` of an earlier build, to be measured in turns. */
  before: values.before,
  /** How many rows are in each list, one measurement after the other. */
  rows: values.rows.split(',').map(Number),
};

/** How many times slower the processor is made. */
const cpu = atLeastOne('cpu', false);

/** The slow-downs under which everything is measured. */
export const SLOW: Conditions = { cpu };
export const SLOW_4G: Conditions = { cpu, slowNetwork: true };

/** Tells how far the measuring is; the table alone goes to standard output. */
export const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
