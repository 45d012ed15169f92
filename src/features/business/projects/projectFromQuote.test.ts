import { aClient, anItem, aQuote } from '../../../../test/builders';
import { MAX_CHARACTERS } from '../../shared/limits';
import {
  isMadeProjectId,
  madeProjectId,
  nextProjectId,
  projectFromQuote,
  suggestedProjectName,
} from './projectFromQuote';

const client = aClient({ name: 'Ana Nogueira' });
const timestamp = 1_795_185_000_000;
const quoteOf = (...names: string[]) =>
  aQuote({
    clientId: client.id,
    status: 'approved',
    items: names.map((name) => anItem({ name })),
  });
const create = (quote: ReturnType<typeof aQuote>, today = '2026-11-20') =>
  projectFromQuote(quote, client, { today, timestamp });

describe('projectFromQuote', () => {
  it('fills in the whole project', () => {
    const quote = quoteOf('Marca', 'Embalagem');
    expect(create(quote)).toEqual({
      quoteId: quote.id,
      clientId: client.id,
      name: 'Projeto - Ana Nogueira',
      stages: [
        { id: `${timestamp}-0`, name: 'Marca', completed: false, completedAt: null },
        { id: `${timestamp}-1`, name: 'Embalagem', completed: false, completedAt: null },
      ],
      responsible: null,
      startDate: '2026-11-20',
      deadline: '2026-12-20',
      status: 'pending',
      attachments: [],
    });
  });

  it.each([
    ['no items', [], 'Projeto - Ana Nogueira'],
    ['one item', ['Marca'], 'Marca'],
    ['one item with space around it', ['  Marca  '], 'Marca'],
    ['one item of stop words only', ['de e ou'], 'de e ou'],
    ['one item of spaces only', ['   '], 'Projeto - Ana Nogueira'],
    ['one item without a name', [''], 'Projeto - Ana Nogueira'],
    ['one item of an emoji', ['🎨'], '🎨'],
    ['two items', ['Marca', 'Site'], 'Projeto - Ana Nogueira'],
    ['two items, one without a name', ['Marca', ''], 'Projeto - Ana Nogueira'],
    ['many items', ['Marca', 'Site', 'Convites'], 'Projeto - Ana Nogueira'],
  ])('name from %s', (_case, names, name) => {
    expect(create(quoteOf(...names)).name).toBe(name);
  });

  it('has no stages where the quote has no items', () => {
    expect(create(quoteOf()).stages).toEqual([]);
  });

  it('makes one stage an item, with ids of their own even for equal names', () => {
    const { stages } = create(quoteOf('Foto', 'Foto', ''));
    expect(stages.map(({ name }) => name)).toEqual(['Foto', 'Foto', '']);
    expect(new Set(stages.map(({ id }) => id)).size).toBe(3);
  });

  it('belongs to the client that was found', () => {
    expect(create({ ...quoteOf('Marca'), clientId: null }).clientId).toBe(client.id);
  });

  it.each([
    ['2026-11-20', '2026-12-20'],
    ['2026-12-15', '2027-01-15'],
    ['2026-12-31', '2027-01-31'],
    ['2026-01-31', '2026-02-28'],
    ['2026-01-29', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2028-01-29', '2028-02-29'],
    ['2028-02-29', '2028-03-29'],
    ['2026-02-28', '2026-03-28'],
    ['2026-03-31', '2026-04-30'],
  ])('started on %s, it is due on %s', (today, deadline) => {
    expect(create(quoteOf('Marca'), today)).toMatchObject({ startDate: today, deadline });
  });
});

describe('suggestedProjectName', () => {
  it.each([
    ['no items', [], 'Projeto - Ana'],
    ['one item', ['Identidade visual da padaria'], 'Identidade visual da padaria'],
    ['one item with space around it', [' Marca '], 'Marca'],
    ['one item without a name', [''], 'Projeto - Ana'],
    ['one item of spaces only', ['  \t '], 'Projeto - Ana'],
    ['one item of stop words only', ['de do da'], 'de do da'],
    [
      'two words of the first of two items',
      ['Identidade visual', 'Site'],
      'Identidade visual - Ana',
    ],
    ['a stop word between', ['Desenvolvimento de site', 'Logo'], 'Desenvolvimento site - Ana'],
    ['stop words first', ['Para a padaria nova', 'x'], 'a padaria - Ana'],
    ['all eight stop words', ['de do da para em com e ou Marca Site', 'x'], 'Marca Site - Ana'],
    ['stop words in capitals', ['Criação DE Marca E Site', 'x'], 'Criação Marca - Ana'],
    ['a stop word inside a word stays', ['Dados e edição', 'x'], 'Dados edição - Ana'],
    ['other short words stay', ['O site no ar', 'x'], 'O site - Ana'],
    ['one word left', ['Marca', 'Site'], 'Marca - Ana'],
    ['only stop words', ['de e ou', 'Site'], 'Projeto - Ana'],
    ['a first item without a name', ['', 'Site'], 'Projeto - Ana'],
    ['a first item of spaces', ['   ', 'Site'], 'Projeto - Ana'],
    ['many spaces between words', ['  Marca \t nova\nhoje ', 'x'], 'Marca nova - Ana'],
    ['emoji', ['🎨 de pintura 🖌️', 'x'], '🎨 pintura - Ana'],
    ['accents', ['Édição com ênfase', 'x'], 'Édição ênfase - Ana'],
  ])('%s', (_case, names, name) => {
    expect(suggestedProjectName(quoteOf(...names), 'Ana')).toBe(name);
  });

  it.each([
    ['no items', [], 'Projeto'],
    ['one item', ['Marca'], 'Marca'],
    ['two items', ['Marca nova', 'Site'], 'Marca nova'],
  ])('ends before the dash where the client is gone: %s', (_case, names, name) => {
    expect(suggestedProjectName(quoteOf(...names), null)).toBe(name);
  });
});

describe('a name that would be longer than the database takes is cut at its end', () => {
  const longest = (letter: string) => letter.repeat(MAX_CHARACTERS);

  it.each([
    ['an item’s name as long as can be', [longest('a')], 'Ana', longest('a')],
    ['an item’s name that is longer', [longest('a') + 'b'], 'Ana', longest('a')],
    ['emoji, each of which is one character', [longest('🎨') + '🎨'], 'Ana', longest('🎨')],
    ['a client’s name', [], longest('ã'), `Projeto - ${'ã'.repeat(MAX_CHARACTERS - 10)}`],
  ])('%s', (_case, names, clientName, name) => {
    const quote = quoteOf(...names);
    const created = projectFromQuote(quote, aClient({ name: clientName }), {
      today: '2026-11-20',
      timestamp,
    });
    // Compared by hand: a failure would print both names.
    expect(created.name === name).toBe(true);
    expect(suggestedProjectName(quote, clientName) === name).toBe(true);
  });

  it('the first words of the first of several items', () => {
    const suggested = suggestedProjectName(quoteOf(longest('a'), 'Site'), 'Ana');
    expect(suggested === longest('a')).toBe(true);
  });
});

describe('the id of a project that is made from a quote', () => {
  const quoteId = '3f1c2d4e-5a6b-4c7d-8e9f-0a1b2c3d4e5f';

  it('is a UUID of version 8 in which the quote’s id can be seen', () => {
    expect(madeProjectId(quoteId, 0)).toBe('3f1c2d4e-5a6b-8c7d-8e9f-0a1b2c3d4e5f');
    expect(madeProjectId(quoteId, 1)).toBe('3f1c2d4e-5a6b-8c7c-8e9f-0a1b2c3d4e5f');
  });

  it('is another one for each number, and another one than those of a similar quote', () => {
    const similar = quoteId.replace(/f$/, 'e');
    const numbers = Array.from({ length: 4096 }, (_, number) => number);
    const ids = [quoteId, similar].flatMap((id) => numbers.map((n) => madeProjectId(id, n)));
    const ofQuote = ids.filter((id) => isMadeProjectId(id, quoteId));
    expect(ofQuote).toEqual(numbers.map((n) => madeProjectId(quoteId, n)));
    expect(new Set([...ids, quoteId, similar]).size).toBe(2 * 4096 + 2);
    expect(
      ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/.test(id)),
    ).toBe(true);
  });

  it('follows from the number of the projects, and passes those that are taken', () => {
    expect(nextProjectId(quoteId, 0, new Set())).toBe(madeProjectId(quoteId, 0));
    expect(nextProjectId(quoteId, 2, new Set())).toBe(madeProjectId(quoteId, 2));
    // The first of two projects was deleted.
    const left = new Set([madeProjectId(quoteId, 1)]);
    expect(nextProjectId(quoteId, 1, left)).toBe(madeProjectId(quoteId, 2));
  });
});
