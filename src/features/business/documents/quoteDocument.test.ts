import {
  aClient,
  aClientDetails,
  anItem,
  aProfile,
  aQuote,
  aQuoteDetails,
  aParty,
  aUser,
} from '../../../../test/builders';
import { aPng, dataUrl, svg } from '../../../../test/pictures';
import { NO_BRAND } from '../profile/brand';
import { issuedFields, nextVersion } from './issuing';
import {
  documentFileName,
  missingDataOf,
  quoteDocument,
  type DocumentSources,
} from './quoteDocument';

const sources = (given: Partial<DocumentSources> = {}): DocumentSources => ({
  quote: aQuote(),
  details: null,
  client: null,
  clientDetails: null,
  profile: null,
  user: null,
  ...given,
});
const documentOf = (given: Partial<DocumentSources> = {}) =>
  quoteDocument(sources(given), '2026-11-20');

test('says who, for whom, what, until when and how', () => {
  const document = documentOf({
    quote: aQuote({ observations: 'Duas rodadas de ajustes.' }),
    details: aQuoteDetails({
      number: '2026-014',
      version: 2,
      issuedOn: '2026-11-16',
      validUntil: '2026-12-01',
      paymentTerms: 'À vista',
      workStarts: '2026-12-02',
    }),
    client: aClient({ name: 'Patrícia', company: 'Solar', phone: '(19) 99765-8801' }),
    clientDetails: aClientDetails({ document: '52998224725', city: 'Campinas' }),
    profile: aProfile({ name: 'Marina Prado', occupation: 'Design', phone: '11968412207' }),
    user: aUser({ email: 'marina@prado.art.br' }),
  });
  expect(document).toMatchObject({
    number: '2026-014',
    version: 2,
    issuedOn: '2026-11-16',
    validUntil: '2026-12-01',
    provider: { name: 'Marina Prado', about: 'Design', email: 'marina@prado.art.br' },
    client: { name: 'Patrícia', about: 'Solar', document: '52998224725', city: 'Campinas' },
    paymentTerms: 'À vista',
    workStarts: '2026-12-02',
    workEnds: null,
    observations: 'Duas rodadas de ajustes.',
  });
});

test('a version that was sent has the brand of now, and only what can be shown', () => {
  const sentAs = { provider: aParty({ name: 'Marina' }), client: aParty(), credit: true };
  const profile = aProfile({ logo: dataUrl(aPng()), colour: '#ffff00' });
  const brand = { logo: dataUrl(aPng()), colour: '#787800' };
  expect(documentOf({ details: aQuoteDetails({ sentAs }), profile })).toMatchObject({ brand });
  const hostile = aProfile({ logo: dataUrl(svg), colour: 'url(//x)' });
  expect(documentOf({ profile: hostile }).brand).toEqual(NO_BRAND);
});

test('labour and materials are added up apart; what the total has besides is told', () => {
  const items = [
    anItem({ price: 0.1, quantity: 3 }),
    anItem({ price: 0.2 }),
    anItem({ price: 99.99, quantity: 2 }),
  ];
  const details = aQuoteDetails({ materials: [2] });
  const whole = documentOf({ quote: aQuote({ items, totalValue: 200.48 }), details });
  expect(whole).toMatchObject({ labour: 0.5, materials: 199.98, adjustment: 0, total: 200.48 });
  expect(whole.items.map(({ isMaterial }) => isMaterial)).toEqual([false, false, true]);
  const given = documentOf({ quote: aQuote({ items, totalValue: 190 }), details });
  expect(given).toMatchObject({ adjustment: -10.48, total: 190 });
});

describe('what nobody has said', () => {
  test('is today, valid for ten days as the law has it, and who is signed in', () => {
    const document = documentOf({ user: aUser({ fullName: 'Marina', email: 'm@p.br' }) });
    expect(document).toMatchObject({
      number: null,
      version: 1,
      issuedOn: '2026-11-20',
      validUntil: '2026-11-30',
      provider: { name: 'Marina', email: 'm@p.br', document: null },
      paymentTerms: null,
      credit: true,
    });
  });

  test('is what is said once for all quotes', () => {
    const profile = aProfile({ validityDays: 15, paymentTerms: 'Pix', credit: false });
    expect(documentOf({ profile })).toMatchObject({
      validUntil: '2026-12-05',
      paymentTerms: 'Pix',
      credit: false,
    });
  });
});

test('what is lacking is told', () => {
  expect(missingDataOf(documentOf({ quote: aQuote({ items: [] }) }))).toEqual([
    'providerName',
    'providerDocument',
    'providerContact',
    'client',
    'items',
  ]);
  const profile = aProfile({ name: 'Marina', document: '52998224725', phone: '11968412207' });
  expect(missingDataOf(documentOf({ profile, client: aClient() }))).toEqual([]);
});

test.each([
  [{ name: 'Padaria Estrela', company: null }, 1, 'Orçamento 2026-014 Padaria Estrela'],
  [{ name: 'Ana', company: 'A/B: "C" <D>' }, 1, 'Orçamento 2026-014 A B C D'],
  [{ name: 'Ana', company: null }, 3, 'Orçamento 2026-014 v3 Ana'],
])('the file of %j in version %i is called %s', (client, version, name) => {
  const details = aQuoteDetails({ number: '2026-014', version });
  expect(documentFileName(documentOf({ client: aClient(client), details }))).toBe(name);
});

describe('what was sent', () => {
  const client = aClient({ name: 'Patrícia' });
  const before = documentOf({ client, profile: aProfile({ name: 'Marina Prado' }) });
  const { provider, credit } = before;
  const sent = aQuoteDetails({
    sentAt: '2026-11-19T12:00:00Z',
    sentAs: { provider, client: before.client, credit },
  });
  const now = {
    client: { ...client, name: 'Patrícia Nunes', phone: '11 91234-5678' },
    profile: aProfile({ name: 'Marina', city: 'Olinda', phone: '81912345678', credit: false }),
  };

  test('stays as it was, whatever the account and the client say by now', () => {
    const document = documentOf({ details: sent, ...now });
    expect(document).toMatchObject({ provider, client: before.client, credit });
  });

  test('of the next version is what they say now', () => {
    const details = { ...sent, ...nextVersion(sent) };
    const document = documentOf({ details, ...now });
    expect(document).toMatchObject({
      version: 2,
      provider: { name: 'Marina', city: 'Olinda', phone: '81912345678' },
      client: { name: 'Patrícia Nunes' },
      credit: false,
    });
  });
});

test('agreed terms take the place of the words that are said once for all quotes, and stand beside a quote’s own', () => {
  const profile = aProfile({ paymentTerms: 'Pix' });
  const agreed = { termsKind: 'deposit', depositPercent: 50, paymentTerms: null } as const;
  const terms = { kind: 'deposit', percent: 50 };
  const details = aQuoteDetails(agreed);
  expect(documentOf({ profile, details })).toMatchObject({ terms, paymentTerms: null });
  expect(issuedFields(details, profile, [], '2026-11-20')).toMatchObject({ paymentTerms: null });
  expect(
    documentOf({ profile, details: aQuoteDetails({ ...agreed, paymentTerms: 'Sem juros' }) }),
  ).toMatchObject({ terms, paymentTerms: 'Sem juros' });
});
