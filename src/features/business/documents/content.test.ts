import * as fc from 'fast-check';
import { aClient, aClientDetails, aPayment, aProfile, aUser } from '../../../../test/builders';
import { aSentDocument } from '../../../../test/quoteDocuments';
import { paymentPlan } from '../payments/plan';
import { formatDocument, isPhone, showPhone } from '../../shared/brazil';
import { phoneText } from '../../shared/phone';
import { quoteContent } from './quoteContent';
import type { QuoteDocument } from './quoteDocument';
import { receiptContent } from './receiptContent';
import { receiptDocument } from './receiptDocument';
import { documentText, quantityText } from './words';

const NBSP = /\u00A0/g;
/** The content with plain spaces, as a reader sees it. */
const plain = <T>(content: T): T => JSON.parse(JSON.stringify(content).replace(NBSP, ' ')) as T; // cast: a copy

const contentOf = (fields: Partial<QuoteDocument> = {}) =>
  plain(quoteContent({ ...aSentDocument(), ...fields }));

test('a quote in words', () => {
  expect(contentOf()).toEqual({
    name: 'Orçamento nº 2026-022',
    title: 'Orçamento',
    number: 'nº 2026-022',
    facts: [
      ['Emitido em', '16/11/2026'],
      ['Válido por 10 dias, até', '26/11/2026'],
    ],
    provider: {
      name: 'Marina Prado',
      about: 'Design gráfico e ilustração',
      lines: ['CNPJ 48.271.930/0001-06', '(11) 96841-2207 · marina@prado.art.br', 'São Paulo, SP'],
    },
    brand: { logo: null, colour: null },
    client: {
      name: 'Patrícia Nunes',
      lines: ['Solar Energia Limpa · (19) 99765-8801 · patricia@solarlimpa.com.br'],
    },
    items: [
      {
        name: 'Catálogo técnico',
        description: '24 páginas em A4, com fichas dos 9 módulos',
        kind: null,
        quantity: '1',
        price: 'R$ 1.900,00',
        each: null,
        subtotal: 'R$ 1.900,00',
      },
      {
        name: 'Infográficos',
        description: 'Um por linha de produto, em vetor, para catálogo e site',
        kind: null,
        quantity: '6',
        price: 'R$ 210,00',
        each: '6 × R$ 210,00',
        subtotal: 'R$ 1.260,00',
      },
    ],
    sums: [],
    total: ['Total', 'R$ 3.160,00'],
    terms: [
      ['Condições de pagamento', 'R$ 1.580,00 na aprovação e R$ 1.580,00 na entrega, por Pix'],
      ['Início e término', 'De 01/12/2026 a 22/12/2026'],
      ['Observações', 'Inclui duas rodadas de ajustes por item.'],
    ],
    law: expect.stringContaining('Código de Defesa do Consumidor, art. 40.') as string,
    signatures: [
      { name: 'Patrícia Nunes', about: 'Solar Energia Limpa' },
      { name: 'Marina Prado', about: 'CNPJ 48.271.930/0001-06' },
      { name: null, about: 'Data' },
    ],
    credit: 'Feito no Ofício',
  });
});

test.each([
  ['2026-12-01', '2026-12-22', 'De 01/12/2026 a 22/12/2026'],
  ['2026-12-01', null, 'Início em 01/12/2026; término a combinar'],
  [null, '2026-12-22', 'Término até 22/12/2026'],
])('work from %s to %s: %s', (workStarts, workEnds, words) => {
  expect(contentOf({ workStarts, workEnds }).terms).toContainEqual(['Início e término', words]);
});

test.each<[Partial<QuoteDocument>, string[]]>([
  [{ terms: { kind: 'upfront' } }, ['R$ 3.160,00 à vista, na aprovação']],
  [
    { terms: { kind: 'deposit', percent: 50 } },
    ['Sinal de R$ 1.580,00 na aprovação', 'R$ 1.580,00 na entrega, prevista para 22/12/2026'],
  ],
  [
    { terms: { kind: 'deposit', amount: 1000.5 }, workEnds: null },
    ['Sinal de R$ 1.000,50 na aprovação', 'R$ 2.159,50 na entrega'],
  ],
  // The total has become smaller than the deposit.
  [{ terms: { kind: 'deposit', amount: 4000 } }, ['Sinal de R$ 3.160,00 na aprovação']],
  [
    { terms: { kind: 'installments', count: 3, firstDueOn: null } },
    [
      '3 parcelas por Pix',
      '1ª parcela: R$ 1.053,33 na aprovação',
      '2ª parcela: R$ 1.053,33 um mês depois',
      '3ª parcela: R$ 1.053,34 2 meses depois',
    ],
  ],
  [
    {
      terms: { kind: 'installments', count: 2, firstDueOn: '2027-01-31' },
      paymentTerms: 'Sem juros',
    },
    [
      '2 parcelas por Pix',
      '1ª parcela: R$ 1.580,00 em 31/01/2027',
      '2ª parcela: R$ 1.580,00 em 28/02/2027',
      'Sem juros',
    ],
  ],
])('the terms %j in words and days', (fields, lines) => {
  const { terms } = contentOf({ paymentTerms: null, ...fields });
  expect(terms).toContainEqual(['Condições de pagamento', lines.join('\n')]);
});

const noDays = { workStarts: null, workEnds: null };
const [item] = aSentDocument().items;
const material = item ? [{ ...item, isMaterial: true }] : [];

test.each<[string, Partial<QuoteDocument>, object]>([
  [
    'no terms and no observations',
    { paymentTerms: null, observations: null, ...noDays },
    { terms: [] },
  ],
  [
    'terms of nothing, since its total is nothing',
    { total: 0, terms: { kind: 'upfront' }, paymentTerms: '', observations: ' \n', ...noDays },
    { terms: [] },
  ],
  ['labour alone', { labour: 3160 }, { sums: [] }],
  [
    'labour alone and a discount',
    { labour: 100, adjustment: -10 },
    { sums: [['Desconto', '\u2212 R$ 10,00']] },
  ],
  [
    'materials alone',
    { labour: 0, materials: 50 },
    { sums: [['Materiais e equipamentos', 'R$ 50,00']] },
  ],
  [
    'a discount',
    { labour: 100, materials: 50, adjustment: -10.5 },
    {
      sums: [
        ['Mão de obra', 'R$ 100,00'],
        ['Materiais e equipamentos', 'R$ 50,00'],
        ['Desconto', '\u2212 R$ 10,50'],
      ],
    },
  ],
  [
    'more than its items',
    { labour: 0, materials: 50, adjustment: 1 },
    {
      sums: [
        ['Materiais e equipamentos', 'R$ 50,00'],
        ['Acréscimo', 'R$ 1,00'],
      ],
    },
  ],
  ['material', { items: material }, { items: [{ kind: 'Material ou equipamento' }] }],
  ['no number yet', { number: null }, { name: 'Orçamento', number: null }],
  ['a later version', { version: 3 }, { number: 'nº 2026-022 · versão 3' }],
  [
    'a single day',
    { validUntil: '2026-11-17' },
    {
      facts: [
        ['Emitido em', '16/11/2026'],
        ['Válido por 1 dia, até', '17/11/2026'],
      ],
    },
  ],
  [
    'its last day before its first',
    { validUntil: '2026-11-01' },
    {
      facts: [
        ['Emitido em', '16/11/2026'],
        ['Válido até', '01/11/2026'],
      ],
    },
  ],
  ['no credit', { credit: false }, { credit: null }],
])('a quote with %s', (_, fields, words) => {
  expect(contentOf(fields)).toMatchObject(words);
});

const nobody = {
  name: null,
  about: null,
  document: null,
  phone: null,
  email: null,
  address: null,
  city: null,
  state: null,
};

test('a quote of nobody to nobody has no empty line', () => {
  expect(contentOf({ provider: nobody, client: { ...nobody, about: '' } })).toMatchObject({
    provider: { name: 'Nome não informado', about: null, lines: [] },
    client: { name: 'Cliente não encontrado', lines: [] },
  });
});

describe('a receipt in words', () => {
  const wordsOf = (amount: number | null, given: { document?: string; project?: string } = {}) => {
    const payment = aPayment({
      paymentMethod: amount === null ? null : 'pix',
      receivedAmount: amount,
    });
    const [part] = paymentPlan(payment).parts;
    if (!part) throw new Error('A payment without parts');
    const profile = aProfile({
      name: 'Marina',
      city: 'Olinda',
      state: 'PE',
      document: '52998224725',
    });
    const document = receiptDocument(
      {
        number: '2026-014',
        payment,
        part,
        project: given.project ?? null,
        client: aClient({ name: 'Joana' }),
        clientDetails: aClientDetails({ document: given.document ?? null }),
        profile,
        user: aUser(),
      },
      '2026-11-22',
    );
    return plain(receiptContent(document, 1));
  };
  const sentence = ({ sentence: runs }: ReturnType<typeof wordsOf>) =>
    runs.map(({ text, isStrong }) => (isStrong ? `*${text}*` : text)).join('');

  test('says who paid, how much, what for, how, when and where', () => {
    const content = wordsOf(1950, { document: '11222333000181', project: 'Catálogo' });
    expect(sentence(content)).toBe(
      'Recebi de *Joana, CNPJ 11.222.333/0001-81*, a importância de *R$ 1.950,00* ' +
        '(mil novecentos e cinquenta reais), da qual dou quitação.',
    );
    expect(content).toMatchObject({
      name: 'Recibo nº 2026-014',
      title: 'Recibo',
      number: 'nº 2026-014',
      amount: 'R$ 1.950,00',
      facts: [
        ['Referente a', 'pagamento do projeto “Catálogo”'],
        ['Forma de pagamento', 'Pix'],
        ['Data', '22/11/2026'],
      ],
      place: 'Olinda, PE, 22 de novembro de 2026',
      signature: { name: 'Marina', about: 'CPF 529.982.247-25' },
    });
  });

  test('leaves a line for an amount that is not known', () => {
    const content = wordsOf(null);
    expect(sentence(content)).toBe(
      'Recebi de *Joana* a importância de R$ ____________, da qual dou quitação.',
    );
    expect(content).toMatchObject({
      amount: null,
      facts: [
        ['Referente a', 'pagamento'],
        ['Data', '22/11/2026'],
      ],
    });
  });
});

test.each([
  ['11968412207', '(11) 96841-2207'],
  ['(19) 99765-8801', '(19) 99765-8801'],
  ['011 3222-1000', '(11) 3222-1000'],
  ['+55 11 96841-2207', '+55 11 96841-2207'],
  ['+44 91234 56789', '+44 91234 56789'],
  ['0800 729 1234', '0800 729 1234'],
  [' 4004 1234 ', '4004 1234'],
  ['ramal 5', 'ramal 5'],
])('the phone %j is written %j', (typed, written) => {
  expect(phoneText(typed)).toBe(written);
});

test('documents and phones are written as the forms write them', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${String(length)}}$`));
  fc.assert(
    fc.property(fc.oneof(digits(11), fc.stringMatching(/^[0-9A-Z]{12}\d\d$/)), (document) => {
      const kind = document.length === 11 ? 'CPF' : 'CNPJ';
      expect(documentText({ document })).toBe(`${kind} ${formatDocument(document)}`);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(digits(10), digits(11)), (phone) => {
      if (isPhone(phone)) expect(phoneText(phone)).toBe(showPhone(phone));
    }),
  );
});

test.each([
  [1, '1'],
  [2.5, '2,5'],
  [0.125, '0,125'],
  [10_000, '10.000'],
  [1234567.5, '1.234.567,5'],
])('the quantity %d is written %s', (quantity, written) => {
  expect(quantityText(quantity)).toBe(written);
  expect(written).toBe(quantity.toLocaleString('pt-BR'));
});
