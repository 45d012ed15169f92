/** @jest-environment node */
import { QueueFullError, FairQueue } from './fairQueue';

/** Takes turns for accounts, which are named by letters; returns the accounts in the order of their turns. */
async function order(turns: FairQueue, accounts: string): Promise<string> {
  const done: string[] = [];
  await Promise.all(
    Array.from(accounts, (account) =>
      turns.take(account, () => {
        done.push(account);
        return Promise.resolve();
      }),
    ),
  );
  return done.join('');
}

it('each account has its turn, however much another one has waiting', async () => {
  expect(await order(new FairQueue(1), 'aaaaabbc')).toBe('abcabaaa');
});

it('who had no turn yet comes before who had one', async () => {
  const turns = new FairQueue(1);
  const done: string[] = [];
  const note = (account: string) => () => {
    done.push(account);
    return Promise.resolve();
  };
  const late: Promise<void>[] = [];
  const first = turns.take('a', () => {
    // A turn of `a` is running, and its next one waits.
    late.push(turns.take('b', note('b')));
    return Promise.resolve();
  });
  await Promise.all([first, turns.take('a', note('a'))]);
  await Promise.all(late);
  expect(done).toEqual(['b', 'a']);
});

it.each([1, 3])('%s are taken at once, and no more', async (atOnce) => {
  const turns = new FairQueue(atOnce);
  let now = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 2));
    now -= 1;
  };
  await Promise.all(Array.from('aabbcc', (account) => turns.take(account, work)));
  expect(most).toBe(atOnce);
});

it('what is urgent is next', async () => {
  const turns = new FairQueue(1);
  const done: string[] = [];
  const note = (what: string) => () => {
    done.push(what);
    return Promise.resolve();
  };
  await Promise.all([
    turns.take('a', note('first')),
    turns.take('b', note('second')),
    turns.takeNext(note('health')),
  ]);
  expect(done).toEqual(['first', 'health', 'second']);
});

it('what fails is its own matter, and gives the next its turn', async () => {
  const turns = new FairQueue(1);
  const failing = turns.take('a', () => Promise.reject(new Error('no')));
  const next = turns.take('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

it('one account has no more than a hundred waiting, and others are let in', async () => {
  const turns = new FairQueue(1);
  const none = (): Promise<void> => Promise.resolve();
  const taken = Array.from({ length: 102 }, () => turns.take('a', none));
  // One turn is running.
  await expect(taken[101]).rejects.toThrow(QueueFullError);
  await Promise.all([...taken.slice(0, 101), turns.take('b', none)]);
});
