import { aProfile } from '../../../../test/builders';
import { emptyProfile } from './profile';
import { profileFormSchema, profileFormValues } from './profileForm';

const blank = profileFormValues(null, []);

const parse = (values: Partial<typeof blank>, given: string[] = []) => {
  const result = profileFormSchema(given).safeParse({ ...blank, ...values });
  const problems = (result.error?.issues ?? []).map(({ path, message }) => [path[0], message]);
  return { output: result.data, problems: Object.fromEntries(problems) as Record<string, string> };
};

test('everything may be left open', () => {
  const elsewhere = {
    ...{ quoteMessage: null, nextReceiptNumber: null, balance: null, balanceOn: null },
    ...{ dasDone: null, reportDone: null, dasnDone: null },
  };
  const { output, problems } = parse({});
  expect(problems).toEqual({});
  expect({ ...output, ...elsewhere }).toEqual(emptyProfile);
});

test('what is stored opens formatted, and saved as it opened changes nothing', () => {
  const profile = aProfile({
    document: '12ABC34501DE35',
    phone: '11968412207',
    state: 'SP',
    pixKeyType: 'phone',
    pixKey: '+5511968412207',
    validityDays: 15,
    nextQuoteNumber: '2026-014',
    credit: false,
  });
  const values = profileFormValues(profile, []);
  expect(values).toMatchObject({
    document: '12.ABC.345/01DE-35',
    phone: '(11) 96841-2207',
    pixKey: '(11) 96841-2207',
    validityDays: '15',
  });
  expect(profile).toMatchObject(parse(values).output ?? {});
});

test.each([
  // Who was a MEI before there was a choice is one, and so is whom an older app makes one.
  [{ mei: true }, 'mei'],
  [{ mei: true, wayOfWorking: 'cpf' as const }, 'mei'],
  [{ wayOfWorking: 'cpf' as const }, 'cpf'],
  [{ wayOfWorking: 'me' as const }, 'me'],
  [{}, ''],
])('%j works as %j', (stored, way) => {
  expect(profileFormValues(aProfile(stored), []).way).toBe(way);
});

test.each([
  ['mei', { mei: true, wayOfWorking: null }],
  ['cpf', { mei: false, wayOfWorking: 'cpf' }],
  ['me', { mei: false, wayOfWorking: 'me' }],
  ['', { mei: false, wayOfWorking: null }],
])('%j is stored as %j', (way, stored) => {
  expect(parse({ way }).output).toMatchObject(stored);
});

test.each([
  [{ document: '529.982.247-24' }, { document: 'CPF ou CNPJ inválido' }],
  [{ phone: '96841-2207' }, { phone: 'Telefone inválido: digite o DDD e o número' }],
  ...['+34 612 345 678', '+31 6 12345678', '0034 612 345 678'].map((phone): [object, object] => [
    { phone },
    { phone: 'Este número é de outro país: digite um telefone do Brasil, com DDD' },
  ]),
  [{ email: 'marina' }, { email: 'Email inválido' }],
  [{ validityDays: '0' }, { validityDays: 'Digite de 1 a 3650 dias' }],
  [{ validityDays: 'dez' }, { validityDays: 'Digite de 1 a 3650 dias' }],
  [{ nextQuoteNumber: '14' }, { nextQuoteNumber: 'Use o ano e o número, como 2026-014' }],
  [{ pixKey: 'marina@prado.art.br' }, { pixKeyType: 'Escolha o tipo da chave' }],
  [
    { nextQuoteNumber: 'abc', pixKeyType: 'phone', pixKey: '99' },
    {
      nextQuoteNumber: 'Use o ano e o número, como 2026-014',
      pixKey: 'Esta chave não parece um telefone com DDD',
    },
  ],
  [{ pixKeyType: 'cpf', pixKey: '48.271.930/0001-06' }, { pixKey: 'Esse CPF não confere' }],
  [{ pixKeyType: 'email', pixKey: 'marina' }, { pixKey: 'Esta chave não parece um email' }],
  // No Pix code can be made with this key.
  [{ pixKeyType: 'email', pixKey: 'a@b' }, { pixKey: 'Esta chave não parece um email' }],
  [
    { pixKeyType: 'random', pixKey: '1234' },
    { pixKey: 'Esta chave não parece uma chave aleatória' },
  ],
  [{ pixKeyType: 'phone', pixKey: '99' }, { pixKey: 'Esta chave não parece um telefone com DDD' }],
  [
    { pixKeyType: 'phone', pixKey: '(11) 3062-7714' },
    { pixKey: 'Telefone fixo não é chave Pix: digite um celular com DDD' },
  ],
  [
    { pixKeyType: 'phone', pixKey: '+34 612 345 678' },
    { pixKey: 'Este número é de outro país: digite um telefone do Brasil, com DDD' },
  ],
  [
    // With +55 in front, these digits must not be read as the phone (55) 98765-4321.
    { pixKeyType: 'phone', pixKey: '987654321' },
    { pixKey: 'Esta chave não parece um telefone com DDD' },
  ],
])('%j is refused: %j', (values, problems) => {
  expect(parse(values).problems).toEqual(problems);
});

test.each([
  ['cpf', '529.982.247-25', '52998224725'],
  ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['phone', '(11) 96841-2207', '+5511968412207'],
  ['email', ' Marina@Prado.art.br ', 'marina@prado.art.br'],
  ['random', '123E4567-E89B-42D3-A456-426614174000', '123e4567-e89b-42d3-a456-426614174000'],
])('a key of type %s is kept as the directory has it', (pixKeyType, pixKey, kept) => {
  expect(parse({ pixKeyType, pixKey }).output).toMatchObject({ pixKeyType, pixKey: kept });
});

test('a type without a key is no key', () => {
  expect(parse({ pixKeyType: 'email' }).output).toMatchObject({ pixKeyType: null, pixKey: null });
});

test('the next number may not lie before one that was given', () => {
  const given = ['2026-020', '2025-090'];
  expect(parse({ nextQuoteNumber: '2026-020' }, given).problems).toEqual({
    nextQuoteNumber: 'Esse número já passou: o próximo livre é 2026-021',
  });
  expect(parse({ nextQuoteNumber: '2026-021' }, given).problems).toEqual({});
  expect(parse({ nextQuoteNumber: '2027-001' }, given).problems).toEqual({});
  // A stored number that was reached meanwhile is no error for a user who edits other fields.
  const reached = profileFormValues(aProfile({ nextQuoteNumber: '2026-014' }), given);
  expect(parse(reached, given).problems).toEqual({});
});
