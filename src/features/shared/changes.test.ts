import { changedFields, hasValues } from './changes';

interface Thing {
  name?: string | null;
  amount?: number;
  list?: unknown;
}

describe('changedFields', () => {
  it.each<[string, Thing, Thing, Thing]>([
    ['nothing said', { name: 'a' }, {}, {}],
    ['the same', { name: 'a', amount: 1 }, { name: 'a', amount: 1 }, {}],
    ['one field', { name: 'a', amount: 1 }, { name: 'b', amount: 1 }, { name: 'b' }],
    ['to nothing', { name: 'a' }, { name: null }, { name: null }],
    ['from nothing', { name: null }, { name: 'a' }, { name: 'a' }],
    ['an empty text is not nothing', { name: null }, { name: '' }, { name: '' }],
    ['a field that was absent', {}, { name: 'a' }, { name: 'a' }],
    ['zero is not absent', {}, { amount: 0 }, { amount: 0 }],
    ['equal lists', { list: [1, [2]] }, { list: [1, [2]] }, {}],
    ['a longer list', { list: [1] }, { list: [1, 2] }, { list: [1, 2] }],
    ['a shorter list', { list: [1, 2] }, { list: [1] }, { list: [1] }],
    ['an emptied list', { list: [1] }, { list: [] }, { list: [] }],
    ['a list in another order', { list: [1, 2] }, { list: [2, 1] }, { list: [2, 1] }],
    ['keys in another order', { list: [{ a: 1, b: 2 }] }, { list: [{ b: 2, a: 1 }] }, {}],
    [
      'a value deep inside',
      { list: [{ a: { b: 1 } }] },
      { list: [{ a: { b: 2 } }] },
      { list: [{ a: { b: 2 } }] },
    ],
    ['as many other keys', { list: [{ a: 1 }] }, { list: [{ b: 1 }] }, { list: [{ b: 1 }] }],
    ['a list is no object', { list: [] }, { list: {} }, { list: {} }],
    ['null is no object', { list: null }, { list: {} }, { list: {} }],
    ['numbers and texts differ', { list: [1] }, { list: ['1'] }, { list: ['1'] }],
  ])('%s', (_case, row, edited, changes) => {
    expect(changedFields(row, edited)).toEqual(changes);
  });
});

describe('holds', () => {
  const row: Thing = { name: 'a', amount: 1, list: [{ done: true }] };

  it.each<[string, Thing, boolean]>([
    ['nothing', {}, true],
    ['a part', { name: 'a' }, true],
    ['all', { name: 'a', amount: 1, list: [{ done: true }] }, true],
    ['something else', { name: 'a', amount: 2 }, false],
    ['something else inside', { list: [{ done: false }] }, false],
  ])('%s', (_case, edited, expected) => {
    expect(hasValues(row, edited)).toBe(expected);
  });
});
