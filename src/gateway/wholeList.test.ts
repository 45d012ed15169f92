import fc from 'fast-check';
import { rounds } from '../../test/promises/support/long';
import { TooLargeAnswer } from './gateway';
import { readWhole, type PagedList } from './wholeList';

const ORDER = ['rank', 'id'] as const;

interface Item {
  rank: number;
  id: number;
}

const newestFirst = (a: Item, b: Item): number => b.rank - a.rank || b.id - a.id;
const isItem = (row: unknown): row is Item => typeof row === 'object' && row !== null;

/** There are only seven ranks. Many rows share a rank, and only the id distinguishes them. */
const item = (id: number): Item => ({ rank: id % 7, id });
const items = (count: number): Item[] => Array.from({ length: count }, (_, id) => item(id));

/**
 * A list on a server that sends at most `cap` rows. Other users write to the list before each answer.
 * @param fits - Whether this many rows fit into one answer.
 */
function server(
  count: number,
  cap: number,
  write: (rows: Item[]) => Item[] = (rows) => rows,
  fits: (rows: Item[]) => boolean = () => true,
) {
  let rows = items(count);
  const requests: string[] = [];
  let waits = 0;
  let waiting = false;
  const answer = async (name: string, select: (sorted: Item[]) => Item[]): Promise<Item[]> => {
    requests.push(name);
    // Requests that are in flight at the same time count as one wait.
    if (!waiting) waits += 1;
    waiting = true;
    await new Promise(setImmediate);
    waiting = false;
    rows = write(rows);
    const page = select([...rows].sort(newestFirst)).slice(0, cap);
    if (!fits(page)) throw new TooLargeAnswer('too large');
    return page;
  };
  const list: PagedList = {
    order: ORDER,
    readFirst: async (limit) => {
      let total = 0;
      const first = await answer('first', (sorted) => {
        total = sorted.length;
        return sorted.slice(0, limit);
      });
      return { rows: first, total };
    },
    read: ({ after, before }, end, limit) =>
      answer(end, (sorted) => {
        const between = sorted.filter(
          (row) =>
            (!isItem(after) || newestFirst(row, after) > 0) &&
            (!isItem(before) || newestFirst(row, before) < 0),
        );
        return (end === 'newest' ? between : between.reverse()).slice(0, limit);
      }),
  };
  return {
    list,
    requests,
    waits: () => waits,
    left: () => rows,
    read: () => readWhole(list, (some) => some.filter(isItem)),
  };
}

it.each([
  [0, 1000, 1, 1],
  [1, 1000, 1, 1],
  [1000, 1000, 1, 1],
  [1001, 1000, 2, 2],
  [1999, 1000, 2, 2],
  // The last page is full. One row that is read from the other end shows that there are no more rows.
  [2000, 1000, 3, 2],
  [2500, 1000, 3, 2],
  [10_000, 1000, 11, 6],
  [10_500, 1000, 11, 6],
  [20_000, 1000, 21, 11],
  // The server sends fewer rows than were requested.
  [1000, 400, 3, 2],
  [800, 400, 3, 2],
  [3, 1, 4, 3],
])('%i rows, %i at a time, take %i requests and %i waits', async (count, cap, requests, waits) => {
  const subject = server(count, cap);
  expect(await subject.read()).toEqual(items(count).sort(newestFirst));
  expect(subject.requests).toHaveLength(requests);
  expect(subject.waits()).toBe(waits);
});

it('needs no count: without one, a page that is not full is the last', async () => {
  const { list, requests } = server(2500, 1000);
  const uncounted: PagedList = {
    ...list,
    readFirst: async (limit) => ({ ...(await list.readFirst(limit)), total: null }),
  };
  const rows = await readWhole(uncounted, (some) => some.filter(isItem));
  expect(rows).toEqual(items(2500).sort(newestFirst));
  expect(requests).toEqual(['first', 'newest', 'newest']);
});

it.each([
  // The number of rows, how many fit into one answer, and the number of requests that are needed.
  [400, 320, 4],
  [1000, 320, 11],
  [10_000, 999, 40],
  [20, 1, 60],
])('%i rows of which %i fit into one answer are whole in %i requests', async (count, fit, most) => {
  const subject = server(count, 1000, undefined, (page) => page.length <= fit);
  expect(await subject.read()).toEqual(items(count).sort(newestFirst));
  expect(subject.requests.length).toBeLessThanOrEqual(most);
});

it('where only some rows are long, the others come by the thousand', async () => {
  const isLong = ({ id }: Item): boolean => id >= 9_900 && id % 7 === 6;
  const subject = server(10_000, 1000, undefined, (page) => page.filter(isLong).length <= 3);
  expect(await subject.read()).toEqual(items(10_000).sort(newestFirst));
  expect(subject.requests.length).toBeLessThanOrEqual(50);
});

it('a row that is too large even by itself fails the list', async () => {
  const subject = server(5, 1000, undefined, (page) => page.length === 0);
  await expect(subject.read()).rejects.toMatchObject({ failure: 'refused' });
  expect(subject.requests).toHaveLength(10);
});

it('rows that come or go meanwhile neither hide nor double others', async () => {
  const writes = fc.array(
    fc.record({
      remove: fc.array(fc.nat(60), { maxLength: 40 }),
      insert: fc.array(fc.record({ rank: fc.nat(6), id: fc.integer({ min: 100, max: 400 }) }), {
        maxLength: 12,
      }),
    }),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.nat(60),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      writes,
      async (count, cap, fit, all) => {
        const removed = new Set<number>();
        const seen = new Map(items(count).map((row) => [row.id, row]));
        const script = [...all];
        const write = (rows: Item[]): Item[] => {
          const { remove, insert } = script.shift() ?? { remove: [], insert: [] };
          const fresh = insert.filter(({ id }) => !seen.has(id));
          for (const row of fresh) seen.set(row.id, row);
          for (const id of remove) removed.add(id);
          const kept = rows.filter(({ id }) => !remove.includes(id));
          return [...kept, ...new Map(fresh.map((row) => [row.id, row])).values()];
        };
        const subject = server(count, cap, write, (page) => page.length <= fit);
        const read = await subject.read();
        const ids = new Set(read.map(({ id }) => id));
        expect(ids.size).toBe(read.length);
        const untouched = items(count).filter(({ id }) => !removed.has(id));
        const wasThere = (row: Item): boolean => row.id < count && !removed.has(row.id);
        expect(read.filter(wasThere)).toEqual(untouched.sort(newestFirst));
        expect(read.filter(({ id }) => !seen.has(id))).toEqual([]);
      },
    ),
    { numRuns: rounds(100, 1_000) },
  );
});

it('a row that moves from one end to the other does not end the search', async () => {
  // Between the first two answers for the gap, the last row of one page moves into the other.
  let answers = 0;
  const subject = server(12, 3, (rows) => {
    answers += 1;
    if (answers !== 3) return rows;
    const [moved] = [...rows].sort(newestFirst).slice(5, 6);
    return rows.map((row) => (row === moved ? { ...row, rank: -1 } : row));
  });
  const read = await subject.read();
  expect(new Set(read.map(({ id }) => id)).size).toBe(12);
});

it('records are made of what is there while more is on its way', async () => {
  const subject = server(3500, 1000);
  const asked: number[] = [];
  await readWhole(subject.list, (rows) => {
    if (rows.length > 0) asked.push(subject.requests.length);
    return [];
  });
  // The first page after three requests, its two neighbours after five.
  expect(asked[0]).toBe(3);
  expect(subject.requests.length).toBe(asked.at(-1));
});
