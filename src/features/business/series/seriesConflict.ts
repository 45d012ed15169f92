import { changedFields, hasValues } from '../../shared/changes';
import type { Held } from './series';

/** Fields that say one thing together, so a change of one of them and another change of another one contradict each other. */
const TOGETHER: readonly (readonly (keyof Held)[])[] = [
  ['startsOn', 'unit', 'every', 'anchorDay', 'shift'],
  ['until', 'lastNumber'],
];

/**
 * The fields of a change of a series that other devices have meanwhile changed to something else.
 * @param from - what was shown to hold.
 * @param to - what should hold, with the same fields.
 * @param now - what holds now.
 */
export function seriesConflict(from: Partial<Held>, to: Partial<Held>, now: Held): string[] {
  const own = Object.keys(changedFields(from, to)) as (keyof Held)[]; // cast: fields of `to`
  return own.filter((field) => {
    const group = TOGETHER.find((fields) => fields.includes(field)) ?? [field];
    const known = group.filter((each) => each in from);
    const of = (values: Partial<Held>) =>
      Object.fromEntries(known.map((each) => [each, values[each]]));
    return !hasValues<object>(now, of(from)) && !hasValues<object>(now, of(to));
  });
}
