import { compareWithRecording } from './agreement';

/** Compares with a report in which a client has this name. */
const agreedIn = (real: boolean) =>
  compareWithRecording({ real, base: { clients: { name: 'Xkwqo Plmna' } }, entries: [] });

test('what the clock made may be a minute apart, but of the same stage', () => {
  const agreed = agreedIn(true);
  const recorded = { id: '1795611501855-0', sentAt: '2026-11-25T12:00:00.126Z' };
  const now = { id: '1795611501729-0', sentAt: '2026-11-25T12:00:00.000Z' };
  expect(agreed(recorded, now)).toEqual(recorded);
  const others = { id: '1795611501729-1', sentAt: '2026-11-25T15:00:00.000Z' };
  expect(agreed(recorded, others)).toEqual(others);
});

test('real values have to be equal', () => {
  expect(agreedIn(true)({ amount: 100 }, { amount: 100.01 })).toEqual({ amount: 100.01 });
  expect(agreedIn(true)({ name: 'Ana' }, { name: 'Bia' })).toEqual({ name: 'Bia' });
});

test("a text may differ in the app's own words, always in the same way, but not in the user's", () => {
  const agreed = agreedIn(false);
  const recorded = { name: 'Wqertyu - Xkwqo Plmna' };
  expect(agreed(recorded, { name: 'Projeto - Xkwqo Plmna' })).toEqual(recorded);
  for (const name of ['Projeto - Plmna Xkwqo', 'Cliente - Xkwqo Plmna', 'Projetos - Xkwqo Plmna']) {
    expect(agreed(recorded, { name })).toEqual({ name });
  }
  expect(agreed({ name: 'Zxcvbnm' }, { name: 'Projeto' })).toEqual({ name: 'Projeto' });
});

test.each<[string, object, object]>([
  ['an id', { clientId: 'a-1' }, { clientId: 'b-2' }],
  ['a day', { deadline: '2026-12-25' }, { deadline: '2027-01-25' }],
  ['a word of the app', { status: 'approved' }, { status: 'rejected' }],
  ['a count', { quantity: 2 }, { quantity: 3 }],
  ['a truth value', { paid: true }, { paid: false }],
  ['a list', { items: [{ quantity: 1 }, { quantity: 2 }] }, { items: [{ quantity: 2 }] }],
])('%s has to be the same in a protected report, too', (_what, recorded, now) => {
  expect(agreedIn(false)(recorded, now)).toEqual(now);
});

test('a sum may differ by half a cent for each amount beside it', () => {
  const recorded = { sum: 30, parts: [{ amount: 10 }, { amount: 20 }] };
  const sum = (value: number) => ({ ...recorded, sum: value });
  expect(agreedIn(false)(recorded, sum(30.01))).toEqual(recorded);
  expect(agreedIn(false)(recorded, sum(30.02))).toEqual(sum(30.02));
});
