import { itemsByKind } from './item';
import { matchLines, type MatchingData, type PossiblePayer } from './matching';
import type { OpenPart } from './openPart';
import type { StatementLine } from './mergeFiles';
import { lineClassifier, possibleExpenses } from './outgoing';
import { nameFit, nameWords, payerOf } from './payer';
import { emptyStoredLine } from './statementLinesSlice';
import { lineId, type StoredLine } from './storedLine';
import { partSetsWithSum } from './sums';
import { processorTime } from '../../../../test/processorTime';
import { randomOf } from '../../../../test/randomOf';

let count = 0;
const aLine = (day: string, cents: number, text: string): StatementLine => {
  count += 1;
  const hash = `h${count.toString()}`;
  return { day, cents, text, uuid: null, hash, source: '1/1', isCard: false };
};
const aPart = (
  id: string,
  cents: number,
  clientId: string | null,
  dueOn = '2026-11-20',
): OpenPart => ({
  id,
  cents,
  clientId,
  dueOn,
});
const aPayer = (id: string, name: string, document: string | null = null): PossiblePayer => ({
  id,
  names: [name],
  document,
});
const aStored = (line: StatementLine, more: Partial<StoredLine>): StoredLine => ({
  ...emptyStoredLine,
  id: lineId('user', line.hash),
  createdAt: '',
  updatedAt: '',
  source: line.source,
  day: line.day,
  amount: line.cents / 100,
  text: line.text,
  ...more,
});
const match = (lines: readonly StatementLine[], data: MatchingData) =>
  itemsByKind(matchLines(lines, data));

const business = (more: Partial<MatchingData>): MatchingData => ({
  openParts: [],
  received: [],
  clients: [],
  stored: [],
  ...more,
});

test.each([
  [
    'Transferência recebida pelo Pix - JOANA FERRAZ - •••.905.336-•• - NU PAGAMENTOS - IP (0260)',
    'JOANA FERRAZ',
  ],
  [
    'Transferência recebida pelo Pix - CAFE SERRA ALTA LTDA - 21.334.870/0001-09 - BANCO INTER (0077)',
    'CAFE SERRA ALTA LTDA',
  ],
  ['Pix recebido: "Cp :60701190-CAFE SERRA ALTA LTDA"', 'CAFE SERRA ALTA LTDA'],
  ['PIX RECEBIDO - Cp :60701190-CAFE SERRA', 'CAFE SERRA'],
  ['PIX - RECEBIDO - 13/11 10:22 00002774100000 CAMILA ROCH', 'CAMILA ROCH'],
  ['TRANSFERENCIA PIX REM: HELENA DUAR 21/11', 'HELENA DUAR'],
  ['PIX RECEBIDO 07118452000160', ''],
  ['PIX TRANSF  POUSADA16/11', 'POUSADA'],
  ['Pix recebido de LIGIA M TELES', 'LIGIA M TELES'],
  ['PIX RECEBIDO - OUTRA IF', ''],
  ['Transferência Pix recebida Tiago Menezes', 'Tiago Menezes'],
  ['TED RECEBIDA - EDITORA FOLHA MIUDA EIRELI', 'EDITORA FOLHA MIUDA EIRELI'],
  ['Received from Ana Souza', 'Ana Souza'],
  ['Received money from Ana Souza with reference INV-12', 'Ana Souza'],
  ['You received a payment from Ana Souza', 'Ana Souza'],
  ['Payment from: ANA SOUZA', 'ANA SOUZA'],
  ['Payment received from Ana Souza', 'Ana Souza'],
  ['Transfer from Ana Souza', 'Ana Souza'],
  ['Sent money to Ana Souza', 'Ana Souza'],
  ['Pix recebido de PAYMENT HOUSE', 'PAYMENT HOUSE'],
  ['PIX AGENDADO CARLOS MELO', 'CARLOS MELO'],
])('%s: %s', (text, name) => {
  expect(payerOf(text).name).toBe(name);
});

test('documents: whole, masked, and filled up with zeros; the number of a bank is none', () => {
  expect(payerOf('PIX RECEBIDO 07118452000160').documents).toEqual(['07118452000160']);
  expect(payerOf('X 00052998224725 ANA').documents).toEqual(['00052998224725', '52998224725']);
  expect(payerOf('Pix - A - •••.905.336-••').masked).toBe('905336');
  expect(payerOf('Cp :60701190-CAFE').documents).toEqual([]);
});

test.each([
  ['CAMILA ROCH', 'Camila Rocha', 'strong'],
  ['JOANA FERRAZ SILVA', 'Joana Ferraz', 'strong'],
  ['JOANA FERRAZ', 'Joana de Almeida Ferraz', 'strong'],
  ['JOANA SILVA COSTA', 'Joana Silva Souza', 'part'],
  ['MARIA S', 'Maria Silva', 'part'],
  ['POUSADA', 'Pousada Vila do Mar', 'part'],
  ['EDITORAFO', 'Editora Folha', null],
  ['SOLAR ENER', 'Solar Energia Limpa', 'strong'],
  ['MARIA', 'Joana Maria', null],
  ['', 'Joana Maria', null],
  // A closing letter or number tells apart.
  ['CONDOMINIO BLOCO A', 'Condomínio Bloco A', 'strong'],
  ['CONDOMINIO BLOCO A', 'Condomínio Bloco B', 'part'],
  ['CONDOMINIO BLOCO A', 'Condomínio Bloco', 'part'],
  ['CONDOMINIO BLOCO', 'Condomínio Bloco B', 'part'],
  ['CONDOMINIO BLOCO E', 'Condomínio Bloco E', 'strong'],
  ['CONDOMINIO BLOCO E', 'Condomínio Bloco A', 'part'],
  ['CONDOMINIO BLOCO B', 'Condomínio Bloco Beta', 'part'],
  ['CONDOMINIO A', 'Condomínio B', 'part'],
  ['CONDOMINIO A', 'Condomínio A', 'strong'],
  ['CONDOMINIO BLOCO A JARDIM', 'Condomínio Bloco B Jardim', 'part'],
  ['PADARIA ESTRELA 1', 'Padaria Estrela 1', 'strong'],
  ['PADARIA ESTRELA 1', 'Padaria Estrela 2', 'part'],
  ['PADARIA ESTRELA 1', 'Padaria Estrela 12', 'part'],
  ['PADARIA ESTRELA 12', 'Padaria Estrela', 'part'],
  ['PADARIA ESTRELA', 'Padaria Estrela 1', 'part'],
  ['PADARIA ESTRELA 1 LTDA', 'Padaria Estrela 1', 'strong'],
  ['LOJA 01', 'Loja 1', 'strong'],
  ['LOJA01', 'Loja 1', 'strong'],
  ['LOJA N 1', 'Loja nº 1', 'strong'],
  ['LOJA 01', 'Loja 10', 'part'],
  ['LOJA B02', 'Loja B2', 'strong'],
  ['LOJA 1 BLOCO 2', 'Loja 2 Bloco 1', 'part'],
  ['EDIFICIO TORRE II', 'Edifício Torre II', 'strong'],
  ['EDIFICIO TORRE II', 'Edifício Torre 2', 'strong'],
  ['EDIFICIO TORRE II', 'Edifício Torre I', 'part'],
  ['EDIFICIO TORRE I', 'Edifício Torre II', 'part'],
  ['EDIFICIO TORRE III', 'Edifício Torre II', 'part'],
  ['UNIDADE DOIS', 'Unidade 2', 'strong'],
  ['UNIDADE DOIS', 'Unidade Um', 'part'],
  ['AURORA FILIAL B', 'Aurora Filial C', 'part'],
  ['COLEGIO AURORA A', 'Colégio Aurora E', 'part'],
  ['PRADO TECNOLOGIA S/A', 'Prado Tecnologia', 'strong'],
  ['PRADO TECNOLOGIA S A', 'Prado Tecnologia S.A.', 'strong'],
  // The bank's own numbers are longer.
  ['JOANA FERRAZ 000123', 'Joana Ferraz', 'strong'],
  // A letter may be an initial, or the beginning of a word that is cut.
  ['ANA B', 'Ana B', 'strong'],
  ['ANA B', 'Ana Beatriz', 'part'],
  ['ANA BEATRIZ', 'Ana B', 'part'],
  ['ANA B', 'Ana Clara', 'part'],
  ['ANA B SOUZA', 'Ana Beatriz Souza', 'strong'],
  ['ANA B SOUZA', 'Ana Souza', 'strong'],
  ['ANA SOUZA', 'Ana B Souza', 'strong'],
  ['ANA C SOUZA', 'Ana Beatriz Souza', 'part'],
  ['JOANA FERRAZ S', 'Joana Ferraz Silva', 'strong'],
  ['JOANA FERRAZ S', 'Joana Ferraz Duarte', 'part'],
  ['JOSE CARLOS VI', 'José Carlos Vieira', 'strong'],
])('%s and %s: %s', (payer, name, fit) => {
  expect(nameFit(nameWords(payer), nameWords(name))).toBe(fit);
});

describe('groups', () => {
  const joana = aPayer('joana', 'Joana Ferraz');
  const rui = aPayer('rui', 'Rui Prado', '52998224725');

  test('sure: same cents, known payer, the only candidate', () => {
    const line = aLine('2026-11-20', 100, 'Pix recebido de JOANA FERRAZ');
    const openParts = [aPart('a', 100, 'joana'), aPart('b', 100, 'rui')];
    const { sure } = match([line], business({ openParts, clients: [joana, rui] }));
    expect(sure).toEqual([{ is: 'sure', line, part: openParts[0], why: 'name' }]);
  });

  test('likely: nobody known', () => {
    const unknown = aLine('2026-11-20', 100, 'PIX RECEBIDO - OUTRA IF');
    const other = aLine('2026-11-20', 200, 'Pix recebido de LIGIA M TELES');
    const openParts = [aPart('a', 100, 'joana'), aPart('b', 200, 'rui')];
    const { likely } = match([unknown, other], business({ openParts, clients: [joana, rui] }));
    expect(likely.map(({ why }) => why)).toEqual(['noName', 'otherName']);
  });

  test('to choose: two parts for one line, or two lines for one part', () => {
    const line = aLine('2026-11-20', 100, 'Pix recebido de JOANA FERRAZ');
    const openParts = [aPart('a', 100, 'joana', '2026-12-10'), aPart('b', 100, 'joana')];
    const all = business({ openParts, clients: [joana] });
    expect(match([line], all).choose[0]?.candidates.map(({ id }) => id)).toEqual(['b', 'a']);
    const again = aLine('2026-11-20', 100, 'Pix recebido de JOANA FERRAZ');
    const one = business({ openParts: [aPart('a', 100, 'joana')], clients: [joana] });
    expect(match([line, again], one).choose).toHaveLength(2);
  });

  test('a line from long before the part was due is not sure, and takes it from nobody', () => {
    const openParts = [aPart('a', 100, 'joana', '2026-12-10')];
    const lastYear = aLine('2025-01-10', 100, 'Pix recebido de JOANA FERRAZ');
    const all = business({ openParts, clients: [joana] });
    expect(match([lastYear], all)).toMatchObject({ sure: [], likely: [{ why: 'early' }] });
    const line = aLine('2026-11-20', 100, 'Pix recebido de JOANA FERRAZ');
    const both = match([lastYear, line], all);
    expect(both.sure.map((pair) => pair.line)).toEqual([line]);
    expect(both.incoming).toEqual([{ is: 'incoming', line: lastYear }]);
    const undue = { ...aPart('b', 100, 'joana'), dueOn: null };
    expect(match([lastYear], business({ openParts: [undue], clients: [joana] })).sure).toHaveLength(
      1,
    );
  });

  test('a known payer of nothing open is nobody else', () => {
    const line = aLine('2026-11-20', 100, 'Pix recebido 52998224725');
    const all = business({ openParts: [aPart('a', 100, 'joana')], clients: [joana, rui] });
    expect(match([line], all).incoming).toEqual([{ is: 'incoming', line }]);
  });

  test('what was received by hand is not received again, by the next month either', () => {
    const october = aLine('2026-10-05', 100, 'Pix recebido de JOANA FERRAZ');
    const november = aLine('2026-11-05', 100, 'Pix recebido de JOANA FERRAZ');
    const all = business({
      openParts: [aPart('nov', 100, 'joana')],
      received: [{ id: 'oct', cents: 100, on: '2026-10-09', clientId: 'joana' }],
      clients: [joana],
    });
    expect(match([october], all)).toMatchObject({
      sure: [],
      registered: [{ receipt: { id: 'oct' } }],
    });
    const both = match([november, october], all);
    expect(both.registered).toMatchObject([{ line: october, receipt: { id: 'oct' } }]);
    expect(both.sure.map(({ line }) => line)).toEqual([november]);
  });

  test('a payer who was confirmed is known again; a declined pair is not offered', () => {
    const before = aLine('2026-10-20', 900, 'Pix recebido de LIGIA M TELES');
    const line = aLine('2026-11-20', 100, 'Pix recebido de LIGIA M TELES');
    const all = business({
      openParts: [aPart('a', 100, 'rui')],
      received: [{ id: 'old', cents: 900, on: '2026-10-20', clientId: 'rui' }],
      clients: [joana, rui],
      stored: [aStored(before, { partIds: 'old' })],
    });
    expect(match([line], all).sure[0]?.why).toBe('known');
    const stored = [...all.stored, aStored(line, { declinedIds: 'a' })];
    expect(match([line], { ...all, stored }).incoming).toEqual([{ is: 'incoming', line }]);
  });

  test('two clients of one name are not sure', () => {
    const line = aLine('2026-11-20', 100, 'TRANSFERENCIA PIX REM: MARIA SIL 21/11');
    const clients = [aPayer('a', 'Maria Silva'), aPayer('b', 'Maria Silveira')];
    const all = business({ openParts: [aPart('x', 100, 'a')], clients });
    expect(match([line], all)).toMatchObject({ sure: [], likely: [{ why: 'name' }] });
  });

  test.each([
    ['Pix recebido de CONDOMINIO BLOCO A', 'Condomínio Bloco A'],
    ['PIX TRANSF  CONDOMINIO BLOCO A16/11', 'Condomínio Bloco A'],
    ['Pix recebido de CONDOMINIO BLOCO C', null],
    ['Pix recebido de PADARIA ESTRELA 1', 'Padaria Estrela 1'],
    ['PIX RECEBIDO PADARIA ESTRELA 2', 'Padaria Estrela 2'],
    ['Pix recebido de PADARIA ESTRELA 12', 'Padaria Estrela 12'],
    ['Pix recebido de PADARIA ESTRELA', null],
    ['Pix - RESIDENCIAL MAR - BLOCO A - BANCO INTER', 'Residencial Mar - Bloco A'],
    ['Pix - RESIDENCIAL MAR - BLOCO C - BANCO INTER', null],
    ['Pix recebido de EDIFICIO TORRE I', 'Edifício Torre I'],
    ['Pix recebido de EDIFICIO TORRE II', 'Edifício Torre II'],
    // The bank may have cut the 2 of 12, the II, or all after it.
    ['PIX RECEBIDO PADARIA ESTRELA 1', null],
    ['PIX RECEBIDO EDIFICIO TORRE I', null],
    ['PIX RECEBIDO PADARIA ESTRELA', null],
    // Patrícia Souza may be called Patrícia Duarte.
    ['PIX RECEBIDO PATRICIA S', null],
    ['Pix recebido de ANA B', 'Ana B'],
  ])('%s is surely %s', (text, name) => {
    const names = [
      ...['Condomínio Bloco A', 'Condomínio Bloco B', 'Padaria Estrela 1', 'Padaria Estrela 2'],
      ...['Padaria Estrela 12', 'Residencial Mar - Bloco A', 'Residencial Mar - Bloco B'],
      ...['Edifício Torre I', 'Edifício Torre II', 'Patrícia Soares', 'Patrícia Duarte'],
      ...['Ana B', 'Ana Beatriz', 'Ana C'],
    ];
    const clients = names.map((each) => aPayer(each, each));
    const openParts = names.map((each) => aPart(each, 100, each));
    const { sure } = match([aLine('2026-11-20', 100, text)], business({ openParts, clients }));
    expect(sure.map(({ part }) => part.id)).toEqual(name === null ? [] : [name]);
  });

  test('a name whose closing letter the bank has cut is not known by an earlier payment', () => {
    const before = aLine('2026-10-20', 900, 'PIX RECEBIDO CONDOMINIO BLOC');
    const line = aLine('2026-11-20', 100, 'PIX RECEBIDO CONDOMINIO BLOC');
    const clients = [aPayer('a', 'Condomínio Bloco A'), aPayer('b', 'Condomínio Bloco B')];
    const all = business({
      openParts: [aPart('x', 100, 'a')],
      received: [{ id: 'old', cents: 900, on: '2026-10-20', clientId: 'a' }],
      stored: [aStored(before, { partIds: 'old' })],
      clients,
    });
    expect(match([line], all).sure).toEqual([]);
  });

  test('the same name under another document is another person', () => {
    const line = aLine('2026-11-20', 100, 'Pix - RUI PRADO - 111.444.777-35');
    const all = business({ openParts: [aPart('x', 100, 'rui')], clients: [rui] });
    expect(match([line], all)).toMatchObject({ sure: [], likely: [{ why: 'partOfName' }] });
  });
});

const FIRST =
  'Ana Maria João José Carlos Paula Helena Joana Otávio Beatriz Camila Rafael Patrícia Tiago Lígia Renata Davi Marina Luiz Antônia'.split(
    ' ',
  );
const LAST =
  'Silva Souza Costa Ferraz Duarte Lima Rocha Nunes Menezes Teles Antunes Queiroz Sato Moreira Prado Pereira Silveira Soares Oliveira Almeida'.split(
    ' ',
  );

describe('a line of a certain payer who owes another amount', () => {
  const joana = aPayer('joana', 'Joana Ferraz');
  const rui = aPayer('rui', 'Rui Prado');
  const came = (cents: number, text = 'JOANA FERRAZ', day = '2026-11-20') =>
    aLine(day, cents, `Pix recebido de ${text}`);
  const differing = (lines: StatementLine[], more: Partial<MatchingData>) =>
    match(lines, business({ clients: [joana, rui], ...more })).differing.map(({ line, parts }) => [
      line.cents,
      parts.map(({ id }) => id),
    ]);
  const whole = aPart('a-1', 460_000, 'joana');

  test.each<[string, StatementLine, Partial<MatchingData>, string[] | null]>([
    ['less', came(450_000), { openParts: [whole] }, ['a-1']],
    ['more', came(470_000), { openParts: [whole] }, ['a-1']],
    ['the same amount is a pair', came(460_000), { openParts: [whole] }, null],
    ['a name that is not certain', came(450_000, 'JOANA'), { openParts: [whole] }, null],
    ['another client’s part', came(450_000, 'RUI PRADO'), { openParts: [whole] }, null],
    [
      'long before it is due',
      came(450_000, 'JOANA FERRAZ', '2026-08-01'),
      { openParts: [whole] },
      null,
    ],
    [
      'exactly several parts',
      came(300),
      { openParts: [aPart('a-1', 100, 'joana'), aPart('b-1', 200, 'joana')] },
      null,
    ],
    [
      'about several parts of one payment',
      came(290),
      { openParts: [aPart('a-1', 100, 'joana'), aPart('a-2', 200, 'joana')] },
      ['a-1', 'a-2'],
    ],
    [
      'a part that the line was declined for',
      { ...came(450_000), hash: 'declined' },
      {
        openParts: [whole],
        stored: [aStored({ ...came(450_000), hash: 'declined' }, { declinedIds: 'a-1' })],
      },
      null,
    ],
  ])('%s', (_name, line, more, ids) => {
    expect(differing([line], more)).toEqual(ids === null ? [] : [[line.cents, ids]]);
  });

  test('a part is offered for the line of the nearest amount, and not if another line pays it for sure', () => {
    expect(differing([came(100_000), came(450_000)], { openParts: [whole] })).toEqual([
      [450_000, ['a-1']],
    ]);
    expect(differing([came(460_000), came(450_000)], { openParts: [whole] })).toEqual([]);
  });
});

test('10,000 lines against 1,000 open parts', () => {
  const random = randomOf(3);
  const clients = Array.from({ length: 500 }, (_, index) =>
    aPayer(`c${index.toString()}`, `${random.one(FIRST)} ${random.one(LAST)} ${random.one(LAST)}`),
  );
  const openParts = Array.from({ length: 1000 }, (_, index) =>
    aPart(`p${index.toString()}-1`, 1000 + random.below(3000) * 100, random.one(clients).id),
  );
  const lines = Array.from({ length: 10_000 }, () =>
    aLine(
      '2026-11-10',
      1000 + random.below(3000) * 100,
      `Pix recebido de ${random.one(clients).names[0] ?? ''}`,
    ),
  );
  let result: unknown[] = [];
  // The best of several runs, because the first ones are not optimised yet.
  let took = Infinity;
  for (let times = 0; times < 5; times += 1) {
    const begin = processorTime();
    result = matchLines(lines, business({ openParts, clients }));
    took = Math.min(took, processorTime() - begin);
  }
  expect(result).toHaveLength(10_000);
  // It takes about 25 ms on an idle machine.
  expect(took).toBeLessThan(400);
});

describe('what looks like something else', () => {
  const maria = aPayer('maria', 'Maria Souza');
  const kinds = lineClassifier({ names: ['João da Silva'], documents: ['12345678901'] });
  const kind = (cents: number, text: string, isCard = false) =>
    kinds({ ...aLine('2026-11-10', cents, text), isCard });

  test.each([
    ['Pagamento recebido - MARIA SOUZA', 'other'],
    ['Pix recebido ACME pagamento da fatura 12', 'other'],
    ['Pix recebido - FUNDO BRASIL DE DIREITOS HUMANOS', 'other'],
    ['PIX RECEBIDO XP INVESTIMENTOS', 'other'],
    ['Pix recebido - MARIA SOUZA - CAIXA Agência: 1 Conta poupança: 123', 'other'],
    ['RESGATE RDB', 'investment'],
    ['DEVOLUCAO PIX MARIA SOUZA', 'refund'],
    ['Devolução recebida pelo Pix - MARIA SOUZA - •••.905.336-••', 'refund'],
    ['Pix devolvido MARIA SOUZA', 'refund'],
    ['PIX RECEBIDO - ESTORNO - MARIA SOUZA', 'refund'],
    ['ESTORNO COMPRA MARIA SOUZA', 'refund'],
    ['Reembolso recebido pelo Pix - MARIA SOUZA', 'refund'],
    ['Pix recebido JOAO DA SILVA', 'own'],
    ['Pix recebido JOAO DA SILVA SANTOS', 'other'],
    ['Pix recebido - JOAO DA SILVA - •••.999.888-•• - BANCO INTER', 'other'],
    ['Pix recebido - JOAO DA SILVA - •••.456.789-•• - BANCO INTER', 'own'],
  ])('in: %s: %s', (text, expected) => {
    expect(kind(100, text)).toBe(expected);
  });

  test.each([
    ['DEBITO CARTAO UBER', 'other'],
    ['Pix enviado - FUNDO VERDE CURSOS', 'other'],
    ['Pagamento de fatura', 'invoice'],
    ['PAGTO CARTAO CREDITO', 'invoice'],
    ['APLICACAO CDB', 'investment'],
  ])('out: %s: %s', (text, expected) => {
    expect(kind(-100, text)).toBe(expected);
  });

  test('what is given back to a client is no refund of theirs', () => {
    expect(kind(-100, 'DEVOLUCAO PIX MARIA SOUZA')).toBe('other');
  });

  test('a bill is paid on the card alone', () => {
    expect(kind(100, 'Pagamento recebido', true)).toBe('invoice');
    expect(kind(100, 'Pagamento recebido')).toBe('other');
  });

  test('who hands on the money of others is nobody', () => {
    const before = aStored(aLine('2026-10-10', 10_000, 'PAGSEGURO INTERNET'), { partIds: 'a-1' });
    const openParts = [aPart('a-2', 50_000, 'maria', '2027-05-10'), aPart('b-1', 50_000, 'rui')];
    const received = [{ id: 'a-1', cents: 10_000, on: '2026-10-10', clientId: 'maria' }];
    const line = aLine('2026-11-20', 50_000, 'PAGSEGURO INTERNET');
    const { sure, choose } = match(
      [line],
      business({ openParts, received, stored: [before], clients: [maria] }),
    );
    expect(sure).toEqual([]);
    expect(choose[0]?.candidates).toHaveLength(2);
  });

  test('who paid for a client before may pay for another', () => {
    const before = aStored(aLine('2026-10-10', 10_000, 'PIX CLAUDIO BARRETO'), { partIds: 'a-1' });
    const received = [{ id: 'a-1', cents: 10_000, on: '2026-10-10', clientId: 'maria' }];
    const line = aLine('2026-11-20', 50_000, 'PIX CLAUDIO BARRETO');
    const all = { received, stored: [before], clients: [maria] };
    const hers = aPart('a-2', 50_000, 'maria');
    expect(match([line], business({ ...all, openParts: [hers] })).sure[0]?.why).toBe('known');
    const two = business({ ...all, openParts: [hers, aPart('b-1', 50_000, 'rui')] });
    expect(match([line], two).choose[0]?.candidates).toHaveLength(2);
  });

  test('a telephone is no document', () => {
    const line = aLine('2026-11-20', 100, 'Pix 11968412207 MARIA SOUZA');
    const known = { ...maria, document: '52998224725' };
    const all = business({ clients: [known], openParts: [aPart('a', 100, 'maria')] });
    expect(match([line], all).sure).toHaveLength(1);
  });
});

test('expenses stand beside the lines that name them, then beside the nearest', () => {
  const expense = (id: string, description: string, date: string) =>
    ({ id, description, category: 'Tecnologia', amount: 50, date }) as const;
  const uber = aLine('2026-11-10', -5000, 'Compra - UBER');
  const adobe = aLine('2026-11-08', -5000, 'Compra - ADOBE');
  const found = possibleExpenses([uber, adobe], [expense('e', 'Adobe', '2026-11-10')]);
  expect(found.map(({ same }) => same?.id ?? null)).toEqual([null, 'e']);
});

test('sums of several parts of one client, also of four, are exact', () => {
  const four = ['1', '2', '3', '4'].map((id) => aPart(id, 10_000, 'maria'));
  const others = Array.from({ length: 200 }, (_, index) =>
    aPart(`x${index.toString()}`, 39_900 + index, `c${index.toString()}`),
  );
  expect(
    partSetsWithSum([...others, ...four], 40_000).map((set) => set.map(({ id }) => id)),
  ).toEqual([['1', '2', '3', '4']]);
  expect(partSetsWithSum(four, 50_000)).toEqual([]);
});
