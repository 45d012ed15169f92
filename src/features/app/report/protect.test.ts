/** @jest-environment node */
import { isPixKey } from '../../business/profile/pixKey';
import type { PixKeyType } from '../../business/profile/profile';
import { barePhone, isDocument, isPhone } from '../../shared/brazil';
import { reportWriter, type FieldKinds, type FieldKind } from './protect';

const random = (below: number): number => Math.floor(Math.random() * below);

const COLOURS = ['red', 'green', 'blue'];

const FIELDS: FieldKinds = new Map<string, FieldKind>([
  ['name', 'text'],
  ['price', 'amount'],
  ['source', 'hidden'],
  ['document', 'identity'],
  ['pixKey', 'identity'],
  ['phone', 'phone'],
  ['colour', COLOURS],
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

test('the number of a quote or a receipt stays, since the app counts on from it; another text does not', () => {
  const protect = protector();
  expect(protect({ quantity: '2026-014' }).quantity).toBe('2026-014');
  expect(protect({ name: '2026-014' }).name).not.toBe('2026-014');
  for (const text of ['11 3344-5566', '529.982.247-25', '2026-014 Ana', 'Ana']) {
    expect(protect({ quantity: text }).quantity).not.toBe(text);
  }
});

test('what a bank has written is hidden whole', () => {
  expect(protector()({ source: '260/12345678' })).toEqual({ source: '■■■' });
});

test.each(['11144477735', '12345678000195', '12ABC34501DE35'])(
  'in the place of a document stands one of its kind that is nobody’s: %s',
  (real) => {
    const { document } = protector()({ document: real });
    expect(document).not.toBe(real);
    expect(document).toHaveLength(real.length);
    expect(isDocument(document)).toBe(true);
  },
);

test('what is no document or key in its field is hidden whole', () => {
  expect(protector()({ document: 'x', pixKey: '529' })).toEqual({ document: '■■■', pixKey: '■■■' });
});

test('a word of a closed set becomes another one of it, the same for the same', () => {
  const protect = protector();
  const standIns = COLOURS.map((colour) => protect({ colour }).colour);
  expect(standIns.toSorted()).toEqual(COLOURS.toSorted());
  for (const [index, colour] of COLOURS.entries()) expect(standIns[index]).not.toBe(colour);
  expect(COLOURS.map((colour) => protect({ colour }).colour)).toEqual(standIns);
  expect(protect({ colour: 'Maria' }).colour).not.toMatch(/maria/i);
});

test.each(['11968412207', '(11) 96841-2207', '+55 21 3344-5566', '055 85 3344-5566'])(
  'a Brazilian phone becomes another one, written alike: %s',
  (real) => {
    const protect = protector();
    const { phone } = protect({ phone: real });
    const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
    expect(phone.replace(/\d/g, '1')).toBe(real.replace(/\d/g, '1'));
    expect(isPhone(barePhone(phone))).toBe(true);
    expect(digits(phone).slice(-7)).not.toBe(digits(real).slice(-7));
    expect(barePhone(phone).slice(0, 2)).not.toBe(barePhone(real).slice(0, 2));
    expect(barePhone(protect({ phone: barePhone(real) }).phone)).toBe(barePhone(phone));
  },
);

test('what is no Brazilian phone becomes a text of its shape', () => {
  const { phone } = protector()({ phone: '+351 912 345 678, só à tarde' });
  expect(phone).toMatch(/^\+\d{3} \d{3} \d{3} \d{3}, \p{L}{2} \p{L} \p{L}{5}$/u);
  expect(phone).not.toMatch(/912 345 678|tarde/);
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

test.each([true, false])(
  'what was typed leaves something that its field can show; protected: %s',
  (protects) => {
    const { action } = reportWriter(FIELDS, protects ? random : null, []);
    const typed = (values: object) =>
      action({ type: 'forms/draftChanged', payload: { draft: { values } } })['payload'];
    const values = {
      price: '3200,5',
      name: 'Ana',
      day: '2026-11-20',
      colour: 'blue',
      quantity: '',
    };
    expect(typed(values)).toEqual({
      draft: {
        values: { price: '1', name: '#2', day: '2000-01-03', colour: 'red', quantity: '' },
      },
    });
    expect(typed({ colour: 'green', price: '3200,5', day: '2026-11-21' })).toEqual({
      draft: { values: { colour: 'green', price: '1', day: '2000-01-04' } },
    });
  },
);

test('where the real values are allowed, what was saved stays as it is', () => {
  const { action } = reportWriter(FIELDS, null, [USER]);
  const saved = { type: 'clients/created', payload: { name: 'José', price: 1, document: 'x' } };
  expect(action(saved)).toEqual(saved);
});
