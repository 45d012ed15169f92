/** @jest-environment node */
import { isPixKey } from '../profile/pixKey';
import type { PixKeyType } from '../profile/profile';
import { reportWriter, type FieldKinds } from './protect';

const random = (below: number): number => Math.floor(Math.random() * below);

const FIELDS: FieldKinds = new Map([
  ['name', 'text'],
  ['price', 'amount'],
  ['document', 'hidden'],
  ['pixKey', 'pixKey'],
  ['day', 'day'],
  ['id', 'id'],
  ['quantity', 'count'],
  ['status', 'kept'],
  ['facets.*', 'kept'],
  ['step.name', 'kept'],
]);
const USER = '0b4a2c1d-5e6f-4a7b-8c9d-0e1f2a3b4c5d';

const protector = () => {
  const { detail } = reportWriter(FIELDS, random, [USER]);
  return <Value>(value: Value): Value => detail(value) as Value; // of the same shape
};

test('a text becomes another one of the same shape, the same for the same', () => {
  const protect = protector();
  const name = 'José da Conceição, 3º andar (Ateliê nº 12) ½ Łódź Ñuñoa suíças';
  const standIn = protect({ name }).name;
  expect(protect({ name }).name).toBe(standIn);
  expect(standIn).toHaveLength(name.length);
  const shape = (text: string) =>
    text
      .replace(/\p{Lu}/gu, 'A')
      .replace(/\p{L}/gu, 'a')
      .replace(/\p{N}/gu, '1');
  expect(shape(standIn)).toBe(shape(name));
  for (const [index, letter] of Array.from(name).entries())
    if (/[a-z0-9]/i.test(letter)) expect(standIn.charAt(index)).not.toBe(letter);
});

test('a word is found by its beginning, with and without its accents', () => {
  const protect = protector();
  const plain = (name: string) => protect({ name }).name.normalize('NFD').replace(/\p{M}/gu, '');
  expect(plain('Conceição').startsWith(plain('Conceiçã'))).toBe(true);
  expect(plain('Conceicao')).toBe(plain('Conceição'));
  expect(plain('no 12')).toBe(plain('nº 12'));
});

test('letters and the factor are drawn anew for each report', () => {
  const once = () => {
    const { name, price } = protector()({ name: 'maria aparecida', price: 1_000 });
    return { name, price };
  };
  const all = Array.from({ length: 20 }, once);
  expect(new Set(all.map(({ name }) => name)).size).toBe(20);
  // As fine as cents allow: of a thousand reais, 50,000 factors can be told apart.
  expect(new Set(all.map(({ price }) => price)).size).toBeGreaterThan(15);
  for (const { price } of all) {
    expect(price).toBeGreaterThanOrEqual(300);
    expect(price).toBeLessThanOrEqual(800);
  }
});

test('all amounts of a report have one factor, and counts have none', () => {
  const { a, b, quantity } = protector()({
    a: { price: 50_000 },
    b: { price: 100_000 },
    quantity: 7,
  });
  expect(b.price / a.price).toBeCloseTo(2, 5);
  expect(quantity).toBe(7);
});

test('documents are hidden whole', () => {
  const protect = protector();
  expect(protect({ document: '52998224725' })).toEqual({ document: '■■■' });
  expect(protect({ document: 'x' })).toEqual({ document: '■■■' });
});

test.each<[PixKeyType, string]>([
  ['cpf', '11144477735'],
  ['cnpj', '12345678000195'],
  ['phone', '+5511968412207'],
  ['email', 'ana@luz.com.br'],
  ['random', '123e4567-e89b-42d3-a456-426614174000'],
])('in the place of a Pix key stands one of its type that is nobody’s: %s', (type, key) => {
  const { pixKey } = protector()({ pixKey: key });
  expect(pixKey).not.toBe(key);
  expect(isPixKey(type, pixKey)).toBe(true);
});

test('what looks like an id, a number of a withheld text or a day is one only in its own field', () => {
  const protect = protector();
  const id = '123e4567-e89b-42d3-a456-426614174000';
  for (const name of [id, '#40312', '2026-11-20', 'approved', '{"Maria Silva": 1500}']) {
    expect(protect({ name }).name).not.toBe(name);
    expect(protect({ name }).name).toHaveLength(name.length);
  }
  expect(protect({ name: '{"Maria Silva": 1500}' }).name).not.toMatch(/maria|silva|1500/i);
  expect(protect({ id, day: '2026-11-20', status: 'approved' })).toEqual({
    id,
    day: '2026-11-20',
    status: 'approved',
  });
  expect(protect({ day: 'amanhã' }).day).not.toBe('amanhã');
});

test('what is not described is protected', () => {
  const { unknown, other } = protector()({ unknown: 'Maria Silva', other: [1_234.56] });
  expect(unknown).not.toMatch(/maria|silva/i);
  expect(other).not.toContain(1_234.56);
});

test('the values of a map are what the map is; a name may mean another thing in another field', () => {
  const protect = protector();
  const facets = { paid: 'yes', status: 'approved', anything: 'at all' };
  expect(protect({ facets })).toEqual({ facets });
  expect(protect({ step: { name: 'restoring' } })).toEqual({ step: { name: 'restoring' } });
});

test('an id that is made from a bank line has random digits, the same for the same', () => {
  const protect = protector();
  const hash = '12a2b7174d40b9';
  const line = `${USER}-${hash}`;
  const expense = `${USER.slice(0, 21)}${hash.slice(0, 2)}-${hash.slice(2)}`;
  const written = protect({ id: line, expense: { id: expense }, own: { id: USER } });
  const standIn = written.id.slice(USER.length + 1);
  expect(standIn).toMatch(/^[0-9a-f]{14}$/);
  expect(standIn).not.toBe(hash);
  expect(written.id.startsWith(`${USER}-`)).toBe(true);
  expect(written.expense.id).toBe(`${USER.slice(0, 21)}${standIn.slice(0, 2)}-${standIn.slice(2)}`);
  expect(written.own.id).toBe(USER);
  expect(protect({ id: `expenses-${expense}` }).id).toBe(`expenses-${written.expense.id}`);
  // Also where it is the name of a field.
  expect(Object.keys(protect({ ticks: { [hash]: true } }).ticks)).toEqual([standIn]);
  expect(protect({ id: '123e4567-e89b-42d3-a456-426614174000-2' }).id).toBe(
    '123e4567-e89b-42d3-a456-426614174000-2',
  );
});

test.each([true, false])('what was typed and not saved is left out; protected: %s', (protects) => {
  const { state, action } = reportWriter(FIELDS, protects ? random : null, []);
  const told = { decision: 'rejected', name: 'carissimo', price: 12, status: 'approved' };
  const withheld = { decision: '#1', name: '#2', price: 3, status: 'approved' };
  expect(state({ workspace: { forms: { modal: { told } } } })).toEqual({
    workspace: { forms: { modal: { told: withheld } } },
  });
  expect(action({ type: 'forms/answerTold', payload: told })['payload']).toEqual(withheld);
  expect(action({ type: 'ownData/eraseTyped', payload: 'apagar' })['payload']).toBe('#4');
  expect(action({ type: 'finding/paletteSearched', payload: { query: 'rel' } })['payload']).toEqual(
    {
      query: '#5',
    },
  );
});

test('where the real values are allowed, what was saved stays as it is', () => {
  const { action } = reportWriter(FIELDS, null, [USER]);
  const saved = { type: 'clients/created', payload: { name: 'José', price: 1, document: 'x' } };
  expect(action(saved)).toEqual(saved);
});
