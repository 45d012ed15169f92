import fc from 'fast-check';

import { aProfile, aUser } from '../../../../test/builders';
import { barePixKey, isPixKey } from '../profile/pixKey';
import { pixCode, pixKeyTypesOf, missingPixFields, pixPayee, pixTxid } from './pix';

/** Examples from the manuals of the Banco Central: "Padrões para Iniciação do Pix" and "BR Code". */
const OFFICIAL = {
  pix: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  brCode:
    '00020104141234567890123426580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-42665544000027300012BR.COM.OUTRO011001234567895204000053039865406123.455802BR5917NOME DO RECEBEDOR6008BRASILIA61087007490062190515RP12345678-201980390012BR.COM.OUTRO01190123.ABCD.3456.WXYZ6304AD38',
};

/** CRC-16/CCITT-FALSE, bit by bit, as in the manual. */
function crc(text: string): string {
  let rest = 0xffff;
  for (const letter of text) {
    rest ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      rest = rest & 0x8000 ? ((rest << 1) ^ 0x1021) & 0xffff : (rest << 1) & 0xffff;
    }
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
}

/** Reads a code as a payer's bank does: each field by its number. Throws if a length is wrong. */
function read(code: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < code.length;) {
    const length = Number(code.slice(at + 2, at + 4));
    const end = at + 4 + length;
    if (!Number.isInteger(length) || end > code.length) throw new Error(`no field at ${code}`);
    fields[code.slice(at, at + 2)] = code.slice(at + 4, end);
    at = end;
  }
  return fields;
}

const fulano = {
  key: '123e4567-e12b-12d1-a456-426655440000',
  name: 'Fulano de Tal',
  city: 'BRASILIA',
};
const identified = { pixIdentifier: true };
const ID = '3f9c12a7-4b85-4e43-9f1c-1f3b8b4e9a2d';

test('the official sample is written letter for letter', () => {
  expect(pixCode(fulano, { amount: null, txid: null })).toBe(OFFICIAL.pix);
});

test.each(Object.entries(OFFICIAL))(
  'the reader of these tests reads the official %s',
  (_, code) => {
    expect(read(code)['63']).toBe(crc(code.slice(0, -4)));
    expect(read(read(code)['26'] ?? '')['01']).toBe(fulano.key);
  },
);

test('what is paid, to whom and for what is read back', () => {
  const payee = {
    key: 'marina@prado.art.br',
    name: 'Márcia Conceição & Irmãos',
    city: 'São Paulo',
  };
  const code = pixCode(payee, { amount: 1950, txid: pixTxid(identified, ID, 2) }) ?? '';
  const fields = read(code);
  expect(fields).toMatchObject({
    '00': '01',
    '52': '0000',
    '53': '986',
    '54': '1950.00',
    '58': 'BR',
    '59': 'Marcia Conceicao Irmaos',
    '60': 'Sao Paulo',
    '63': crc(code.slice(0, -4)),
  });
  expect(read(fields['26'] ?? '')).toEqual({ '00': 'br.gov.bcb.pix', '01': payee.key });
  expect(read(fields['62'] ?? '')).toEqual({ '05': '3f9c12a74b854e439f1c1f002' });
});

test('whatever the names, a code keeps the limits and says the amount', () => {
  const name = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' });
  fc.assert(
    fc.property(name, name, fc.integer({ min: 1, max: 999_999_999_999 }), (who, where, cents) => {
      const payee = pixPayee(
        aProfile({ pixKeyType: 'email', pixKey: 'a@b.co', name: who, city: where }),
        null,
      );
      fc.pre(payee !== null);
      const code = pixCode(payee, { amount: cents / 100, txid: pixTxid(identified, ID, 12) }) ?? '';
      const fields = read(code);
      expect(code).toMatch(/^[ -~]+$/);
      expect(fields['59']).toMatch(/^[A-Za-z0-9 .-]{1,25}$/);
      expect(fields['60']).toMatch(/^[A-Za-z0-9 .-]{1,15}$/);
      expect(Math.round(Number(fields['54']) * 100)).toBe(cents);
      expect(fields['63']).toBe(crc(code.slice(0, -4)));
    }),
  );
});

test.each([0, -1, 0.001, 10_000_000_000, Number.NaN])('%d is no amount of a Pix', (amount) => {
  expect(pixCode(fulano, { amount, txid: null })).toBeNull();
});

test('a code names no payment unless that was asked for', () => {
  for (const profile of [null, aProfile(), aProfile({ pixIdentifier: false })]) {
    const txid = pixTxid(profile, ID, 2);
    expect(txid).toBeNull();
    const fields = read(pixCode(fulano, { amount: 10, txid }) ?? '');
    expect(read(fields['62'] ?? '')).toEqual({ '05': '***' });
  }
});

test('parts are told apart, each the same whenever it is asked for', () => {
  const ids = [1, 2, 12, 999].map((number) => pixTxid(identified, ID, number));
  expect(ids).toEqual([1, 2, 12, 999].map((number) => pixTxid(identified, ID, number)));
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{25}$/);
});

test.each([
  ['key', { pixKeyType: null, pixKey: null }],
  // A landline number is no key.
  ['key', { pixKeyType: 'phone', pixKey: '+551133334444' }],
  ['name', { name: '中国' }],
  ['city', { city: null }],
] as const)('without a %s there is no code: %j', (lack, fields) => {
  const profile = aProfile({
    name: 'Marina Prado',
    city: 'São Paulo',
    pixKeyType: 'email',
    pixKey: 'marina@prado.art.br',
    ...fields,
  });
  expect(missingPixFields(profile, null)).toEqual([lack]);
  expect(pixPayee(profile, null)).toBeNull();
});

test('who has said no professional name is paid under their own', () => {
  const profile = aProfile({
    name: null,
    city: 'Olinda',
    pixKeyType: 'cpf',
    pixKey: '52998224725',
  });
  expect(pixPayee(profile, aUser({ fullName: 'Marina Prado' }))).toEqual({
    key: '52998224725',
    name: 'Marina Prado',
    city: 'Olinda',
  });
});

test('all that is lacking is told at once', () => {
  expect(missingPixFields(null, null)).toEqual(['key', 'name', 'city']);
  expect(
    missingPixFields(aProfile({ name: null, city: 'Olinda' }), aUser({ fullName: 'Ana' })),
  ).toEqual(['key']);
});

test.each([
  ['marina@prado.art.br', ['email']],
  [' Marina@Prado.art.br ', ['email']],
  ['123e4567-e12b-12d1-a456-426655440000', ['random']],
  ['48.271.930/0001-06', ['cnpj']],
  ['48271930000106', ['cnpj']],
  ['529.982.247-25', ['cpf']],
  // This area code does not exist.
  ['52998224725', ['cpf']],
  // The check digits of a CPF would be wrong.
  ['11968412207', ['phone']],
  ['(11) 96841-2207', ['phone']],
  ['+55 11 96841-2207', ['phone']],
  // This may be both.
  ['11987654374', ['cpf', 'phone']],
  ['(11) 98765-4374', ['phone']],
  ['119.876.543-74', ['cpf']],
  // A landline number.
  ['(11) 3333-4444', []],
  ['uma chave', []],
  ['', []],
])('%p as a key is %j', (text, types) => {
  expect(pixKeyTypesOf(text)).toEqual(types);
});

test.each([
  ['cpf', '529.982.247-25'],
  ['cpf', '529.982.247-24'],
  ['cnpj', '12.ABC.345/01DE-35'],
  ['phone', '(11) 96841-2207'],
  ['phone', '(11) 3062-7714'],
  ['phone', '+34 612 345 678'],
  ['phone', '0034 612 345 678'],
  ['email', 'Marina@Prado.art.br'],
  ['email', 'a@b'],
  ['email', `${'a'.repeat(80)}@b.co`],
  ['random', '123e4567-e89b-42d3-a456-426614174000'],
] as const)(
  'the %s %s is a key in the form if and only if it is one for the code',
  (type, typed) => {
    const key = barePixKey(type, typed);
    const isTaken = isPixKey(type, key);
    const stored = aProfile({ name: 'Marina', city: 'Olinda', pixKeyType: type, pixKey: key });
    expect(missingPixFields(stored, null)).toEqual(isTaken ? [] : ['key']);
    expect(pixKeyTypesOf(typed).includes(type)).toBe(isTaken);
  },
);
