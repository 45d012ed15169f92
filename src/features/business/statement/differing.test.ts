import { nearestParts } from './differing';

/** Open parts, written '<payment>-<number>: <cents>'. */
const parts = (...texts: string[]) =>
  texts.map((text) => {
    const [id = '', cents] = text.split(': ');
    return { id, cents: Number(cents), dueOn: null, clientId: 'c' };
  });

test.each([
  ['the only part, less', 4500, ['a-1: 4600'], ['a-1']],
  ['the only part, more', 9999, ['a-1: 4600'], ['a-1']],
  ['a deposit', 10, ['a-1: 4600'], ['a-1']],
  ['of a plan the first open part', 90, ['a-3: 100', 'a-2: 100'], ['a-2']],
  ['a little more than it', 110, ['a-2: 100', 'a-3: 100'], ['a-2']],
  ['half a part more', 150, ['a-2: 100', 'a-3: 100'], ['a-2']],
  ['nearly two', 190, ['a-2: 100', 'a-3: 100'], ['a-2', 'a-3']],
  ['more than all', 500, ['a-2: 100', 'a-10: 100'], ['a-2', 'a-10']],
  ['of two payments the near one', 4500, ['a-1: 4600', 'b-1: 810'], ['a-1']],
  ['two payments, both near', 4500, ['a-1: 4600', 'b-1: 4400'], null],
  ['two payments, none near', 2000, ['a-1: 4600', 'b-1: 810'], null],
  ['nothing open', 100, [], null],
])('%s', (_case, cents, open, expected) => {
  expect(nearestParts(cents, parts(...open))?.map(({ id }) => id) ?? null).toEqual(expected);
});
