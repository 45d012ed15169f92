import * as fc from 'fast-check';
import { aQuote, aQuoteDetails, aQuoteVersion } from '../../../../../test/builders';
import { anyDocument, aSentDocument } from '../../../../../test/quoteDocuments';
import type { QuoteStatus } from '../../quotes/quote';
import type { QuoteDetails } from '../../quotes/quoteDetails';
import { versionId, type QuoteVersion } from '../../quotes/quoteVersion';
import { formatReais } from '../words';
import { answerCode, answerMessage, oneLine, type Answer } from './answer';
import { answerDetails, checkAnswer } from './checkAnswer';
import { snapshotOf } from './hash';
import { readAnswer } from './readAnswer';
import type { SentDocument } from './sentDocument';

const document = aSentDocument();
const yes: Answer = {
  decision: 'approved',
  name: 'Patrícia Nunes',
  reason: null,
  day: '2026-11-20',
  time: '15:42',
};
const no: Answer = { ...yes, decision: 'rejected', reason: 'O prazo. Precisa estar pronto antes.' };

interface Known {
  details?: Partial<QuoteDetails>;
  versions?: QuoteVersion[];
  current?: SentDocument;
  today?: string;
  status?: QuoteStatus;
}
const check = (
  pasted: string,
  {
    details,
    versions = [],
    current = document,
    today = '2026-11-21',
    status = 'analyzing',
  }: Known = {},
) =>
  checkAnswer(
    pasted,
    (number) =>
      number === current.number
        ? {
            quote: aQuote({ id: 'catalogo', status }),
            versions,
            document: current,
            details: aQuoteDetails({
              number,
              version: current.version,
              snapshot: snapshotOf(document),
              ...details,
            }),
          }
        : null,
    today,
  );

test('a message says number, version, answer, total, name, when, and its code', () => {
  expect(answerMessage(document, no)).toMatch(
    new RegExp(
      [
        '^Orçamento nº 2026-022, versão 1',
        'Resposta: RECUSADO',
        'Total: R\\$ 3\\.160,00',
        'Nome: Patrícia Nunes',
        'Em: 20/11/2026, às 15h42',
        'Motivo: O prazo\\. Precisa estar pronto antes\\.',
        'Código: \\w{5}-\\w{5}-\\w{5}-\\w{5}$',
      ].join('\n'),
    ),
  );
});

test.each([yes, no])('the message that the page made counts: %j', (answer) => {
  expect(check(answerMessage(document, answer))).toEqual({
    kind: 'valid',
    quoteId: 'catalogo',
    number: '2026-022',
    total: 'R$ 3.160,00',
    answer,
    earlierVersion: null,
    expired: null,
    earlier: null,
    isChanged: false,
  });
});

test('any answer to any document comes back as it was said', () => {
  const answers = fc.record<Answer>({
    decision: fc.constantFrom('approved', 'rejected'),
    name: fc.string({ minLength: 1, maxLength: 60 }).filter((name) => oneLine(name) !== ''),
    reason: fc.option(fc.string({ unit: 'binary', maxLength: 300 })),
    day: fc.constantFrom('2026-11-20', '2028-02-29'),
    time: fc.constantFrom('00:00', '09:05', '23:59'),
  });
  fc.assert(
    fc.property(anyDocument, answers, (current, said) => {
      const read = readAnswer(answerMessage(current, said));
      if (typeof read === 'string') throw new Error(read);
      expect(read.fits(snapshotOf(current))).toBe(true);
      expect(read).toMatchObject({ decision: said.decision, day: said.day, time: said.time });
      expect(read.name).toBe(oneLine(said.name).replaceAll('Código:', 'Código'));
    }),
  );
});

test('the time as pages wrote it that were sent earlier counts, too', () => {
  const lines = answerMessage(document, no).split('\n').slice(0, -1);
  const line = oneLine(lines.join('\n').replace(', às 15h42', ' às 15:42'));
  const pasted = `${line} Código: ${answerCode(snapshotOf(document), line)}`;
  expect(check(pasted)).toMatchObject({ kind: 'valid', answer: no });
});

describe('what messengers make of a message is no matter', () => {
  const message = answerMessage(document, no);
  test.each([
    ['its sender in front', `[20/11 15:44] Patrícia: ${message}`],
    ['words around it', `Oi, Marina!\n\n${message}\n\nAté já`],
    ['other line ends', message.replaceAll('\n', '\r\n\r\n')],
    ['no lines', message.replaceAll('\n', ' ')],
    ['no-break spaces', message.replaceAll(' ', '\u00A0')],
    ['marks of direction', message.replaceAll(':', ':\u200E')],
    ['accents taken apart', message.normalize('NFD')],
    [
      'quoted, as a reply does',
      `Em 20/11/2026, Patrícia escreveu:\n${message.replace(/^/gm, '> ')}`,
    ],
    ['quoted twice', message.replace(/^/gm, '>> ')],
    ['an earlier message before it', `${answerMessage(document, yes)}\n${message}`],
  ])('%s', (_what, pasted) => {
    expect(check(pasted)).toMatchObject({ kind: 'valid', answer: no });
  });
});

describe('what does not count is told apart', () => {
  const message = answerMessage(document, yes);
  test.each([
    ['nothing', '', 'none'],
    ['something else', 'Oi! Pode mandar de novo?', 'none'],
    ['half of it', message.slice(0, 60), 'broken'],
    ['without its code', message.slice(0, message.indexOf('Código')), 'broken'],
    ['a cut code', message.slice(0, -1), 'broken'],
    ['a longer code', `${message}X`, 'broken'],
    ['a day that there is not', message.replace('20/11', '31/11'), 'broken'],
    ['another answer', message.replace('APROVADO', 'RECUSADO'), 'altered'],
    ['another total', message.replace('3.160,00', '3.100,00'), 'altered'],
    ['another name', message.replace('Patrícia', 'Patricia'), 'altered'],
    ['another day', message.replace('20/11', '19/11'), 'altered'],
    ['a reason added', message.replace('\nCódigo', '\nMotivo: caro\nCódigo'), 'altered'],
    ['five megabytes', 'Orçamento nº 2026-022 '.repeat(240_000), 'broken'],
  ])('%s', (_what, pasted, kind) => {
    expect(check(pasted).kind).toBe(kind);
  });

  test('a number that is not here', () => {
    const other = answerMessage(aSentDocument({ number: '2026-099' }), yes);
    expect(check(other)).toEqual({ kind: 'unknownQuote', number: '2026-099' });
  });

  test('an earlier version, and one still to come', () => {
    const current = aSentDocument({ version: 2 });
    expect(check(message, { current })).toEqual({
      kind: 'otherVersion',
      number: '2026-022',
      answered: 1,
      current: 2,
    });
    const later = answerMessage(aSentDocument({ version: 3 }), yes);
    expect(check(later, { current })).toMatchObject({ kind: 'otherVersion', answered: 3 });
  });

  test('a document of the same number and version that says something else', () => {
    const cheaper = aSentDocument({ observations: 'Com três rodadas de ajustes.' });
    expect(check(answerMessage(cheaper, yes)).kind).toBe('altered');
  });

  test('one that is registered already', () => {
    const details = answerDetails(yes);
    expect(check(message, { details, status: 'approved' })).toEqual({
      kind: 'repeated',
      number: '2026-022',
      earlier: {
        answer: 'approved',
        answeredBy: 'Patrícia Nunes',
        answeredAt: new Date(2026, 10, 20, 15, 42).toISOString(),
      },
    });
  });
});

describe('what counts may have more to tell', () => {
  const message = answerMessage(document, yes);

  test('half of it was registered before an interruption', () => {
    const details = answerDetails(yes);
    expect(check(message, { details, status: 'analyzing' }).kind).toBe('valid');
  });

  test('another answer was there before', () => {
    const details = answerDetails(no);
    expect(check(message, { details })).toMatchObject({
      kind: 'valid',
      earlier: { answer: 'rejected', answeredBy: 'Patrícia Nunes' },
    });
  });

  test.each([
    ['2026-11-26', '2026-11-26', null],
    ['2026-11-26', '2026-11-27', { validUntil: '2026-11-26', answeredInTime: true }],
    ['2026-11-27', '2026-11-27', { validUntil: '2026-11-26', answeredInTime: false }],
  ])('answered on %s, registered on %s', (day, today, expired) => {
    const pasted = answerMessage(document, { ...yes, day });
    expect(check(pasted, { today })).toMatchObject({ kind: 'valid', expired });
  });

  test('what the document says has changed here since', () => {
    const current = aSentDocument({ provider: { ...document.provider, phone: '11900000000' } });
    expect(check(message, { current })).toMatchObject({ kind: 'valid', isChanged: true });
    // The quote was sent again without a new version.
    expect(check(answerMessage(current, yes), { current })).toMatchObject({ isChanged: false });
  });

  test('nobody wrote down what was sent', () => {
    expect(check(message, { details: { snapshot: null } })).toMatchObject({
      kind: 'valid',
      isChanged: false,
    });
  });
});

describe('an answer to an earlier version', () => {
  const current = aSentDocument({ version: 3 });
  const message = answerMessage(document, yes);
  const first = (fields: Partial<QuoteVersion> = {}) => [
    aQuoteVersion({ id: versionId('catalogo', 2), snapshot: 'b'.repeat(64) }),
    aQuoteVersion({ id: versionId('catalogo', 1), snapshot: snapshotOf(document), ...fields }),
    aQuoteVersion({ id: versionId('outro', 1), snapshot: 'c'.repeat(64) }),
  ];

  test('is told as one, by the hash of what was sent', () => {
    expect(check(message, { current, versions: first() })).toEqual({
      kind: 'valid',
      quoteId: 'catalogo',
      number: '2026-022',
      total: 'R$ 3.160,00',
      answer: yes,
      earlierVersion: { answered: 1, current: 3 },
      expired: null,
      earlier: null,
      isChanged: false,
    });
  });

  test.each<[string, string, QuoteVersion[], string]>([
    ['of which nothing was kept', message, [], 'otherVersion'],
    ['of which no hash was kept', message, first({ snapshot: null }), 'otherVersion'],
    ['that says something else', message.replace('3.160,00', '3.100,00'), first(), 'altered'],
    ['with the hash of another', message, first({ snapshot: 'd'.repeat(64) }), 'altered'],
    [
      'still to come',
      answerMessage(aSentDocument({ version: 4 }), yes),
      [aQuoteVersion({ id: versionId('catalogo', 4), snapshot: 'e'.repeat(64) })],
      'otherVersion',
    ],
  ])('%s is refused', (_what, pasted, versions, kind) => {
    expect(check(pasted, { current, versions }).kind).toBe(kind);
  });

  const { answer, answeredAt } = answerDetails(yes);
  const stored = answeredAt.replace('.000Z', '+00:00');

  test('that is in the history already can still be taken, and once it is taken is told', () => {
    const versions = first({ answer, answeredAt: stored });
    expect(check(message, { current, versions })).toMatchObject({ kind: 'valid', earlier: null });
    expect(check(message, { current, versions, status: 'approved' })).toEqual({
      kind: 'repeated',
      number: '2026-022',
      earlier: { answer: 'approved', answeredAt: stored, answeredBy: null },
    });
  });

  test('takes the place of another answer to it', () => {
    const versions = first({ answer: 'rejected', answeredAt: stored });
    expect(check(message, { current, versions })).toMatchObject({
      kind: 'valid',
      earlier: { answer: 'rejected', answeredAt: stored, answeredBy: null },
    });
  });
});

test.each([
  [0, 'R$ 0,00'],
  [0.05, 'R$ 0,05'],
  [1234.5, 'R$ 1.234,50'],
  [123456789.99, 'R$ 123.456.789,99'],
  [-10, '\u2212 R$ 10,00'],
])('%d reais are %s', (reais, text) => {
  expect(formatReais(reais)).toBe(text);
});
