import * as fc from 'fast-check';
import { anyDocument, aSentDocument } from '../../../../../test/quoteDocuments';
import { fromBase64url, toBase64url } from './base64url';
import { quoteFile } from './file';
import { readFragment } from './fragment';
import { sha256Of, shortCodeOf, snapshotOf } from './hash';
import { LINK_LIMIT, quoteLink } from './link';
import { isPublicAddress } from './publicAddress';
import { readDocument, writeDocument, type SentDocument } from './sentDocument';
import { readBranded, writeBranded } from './brandedText';
import { NO_BRAND } from '../../profile/brand';
import { aPng, dataUrl, svg } from '../../../../../test/pictures';
import { deflateSync } from 'fflate';

const APP = 'https://oficio.example/';
const fragmentOf = (url: string) => new URL(url).hash;

test('a link carries the whole document, whatever stands in it', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      expect(readFragment(fragmentOf(quoteLink(document, APP).url))).toEqual(document);
    }),
  );
});

test('the same document is the same text, the same hash and the same link', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      // The same document with its fields in another order.
      const again = Object.fromEntries(Object.entries(document).reverse()) as typeof document;
      expect(writeDocument(again)).toBe(writeDocument(document));
      expect(readDocument(writeDocument(document))).toEqual(document);
      expect(snapshotOf(again)).toMatch(/^[0-9a-f]{64}$/);
      expect(quoteLink(again, APP)).toEqual(quoteLink(document, APP));
    }),
  );
});

test('the address is the page beside the app, wherever in the app one is', () => {
  const { url, problem } = quoteLink(aSentDocument(), 'https://oficio.example/any?where=1#here');
  expect(url).toMatch(/^https:\/\/oficio\.example\/orcamento\.html#o1\.[\w-]+$/);
  expect(problem).toBeNull();
});

test('a quote of two items is a link of some 900 characters', () => {
  expect(quoteLink(aSentDocument(), APP).url.length).toBeLessThan(900);
});

const logo = dataUrl(aPng());
const branded = (brand: Partial<SentDocument['brand']>) =>
  aSentDocument({ brand: { ...NO_BRAND, ...brand } });

test('a link carries the colour, but not the logo; neither changes what is answered to', () => {
  const document = branded({ colour: '#8a3a22', logo });
  const { url } = quoteLink(document, APP);
  expect(readFragment(fragmentOf(url))).toEqual(branded({ colour: '#8a3a22' }));
  expect(url.length).toBeLessThan(920);
  expect(snapshotOf(document)).toBe(snapshotOf(aSentDocument()));
  expect(quoteLink(branded({ logo }), APP)).toEqual(quoteLink(aSentDocument(), APP));
});

/** A link whose packed text is whatever somebody has made up, with a right checksum. */
function fragmentSaying(text: string): string {
  const packed = deflateSync(new TextEncoder().encode(text));
  return `#o1.${toBase64url(Uint8Array.from([...sha256Of(packed).subarray(0, 6), ...packed]))}`;
}

const canonical = writeDocument(aSentDocument());

test.each<[string, string, boolean]>([
  ['a colour', `${canonical}\n#8a3a22`, true],
  ['no colour', canonical, true],
  ['a colour that nobody can read on paper', `${canonical}\n#ffffff`, false],
  ['one that is nearly readable', `${canonical}\n#808080`, false],
  ['a rule in place of a colour', `${canonical}\nred;background:url(//x)`, false],
  ['two colours', `${canonical}\n#8a3a22\n#8a3a22`, false],
  ['a line of nothing', `${canonical}\n`, false],
  ['a logo', `${canonical}\n${logo}`, false],
  ['an address', `${canonical}\nhttps://example.org/logo.png`, false],
])('a link with %s is read: %s', (_name, text, isRead) => {
  expect(readFragment(fragmentSaying(text)) !== null).toBe(isRead);
});

test('what does not fit into a link is told', () => {
  // Random letters cannot be compressed.
  const observations = fc.sample(fc.string({ minLength: 3000, maxLength: 3000 }), 1)[0] ?? '';
  const { url, problem } = quoteLink(aSentDocument({ observations }), APP);
  expect(url.length).toBeGreaterThan(LINK_LIMIT);
  expect(problem).toBe('long');
  expect(readFragment(fragmentOf(url))?.observations).toBe(observations);
});

const itemsOf = (count: number, changes = {}) =>
  Array.from({ length: count }, () => ({
    name: 'x',
    description: null,
    quantity: 1,
    price: 1,
    isMaterial: false,
    ...changes,
  }));

test.each<[string, boolean, Parameters<typeof aSentDocument>[0]]>([
  ['500 items', true, { items: itemsOf(500) }],
  ['501 items', false, { items: itemsOf(501) }],
  ['the largest amount', true, { items: itemsOf(1, { price: 999_999_999_999.99 }) }],
  ['a trillion', false, { items: itemsOf(1, { price: 1e12 }) }],
  ['a subtotal of a trillion', false, { items: itemsOf(1, { price: 1e6, quantity: 1e6 }) }],
  ['a total of less than minus a trillion', false, { total: -1e300 }],
  ['a text of 60,000 characters', true, { observations: 'x'.repeat(60_000) }],
  ['one of 70,000', false, { observations: 'x'.repeat(70_000) }],
  [
    'a family and an accent',
    true,
    { observations: '\u{1F469}\u200D\u{1F469}\u200D\u{1F467} e\u0301' },
  ],
  ['a letter with 17 accents', false, { observations: `e${'\u0301'.repeat(17)}` }],
  ['20 joined people', false, { observations: '\u{1F469}\u200D'.repeat(20) }],
])('a link with %s is read: %s', (_name, isRead, changes) => {
  const { url, problem } = quoteLink(aSentDocument(changes), APP);
  expect(readFragment(fragmentOf(url)) !== null).toBe(isRead);
  // The app sends no document that the page would refuse.
  expect(problem === 'unreadable').toBe(!isRead);
});

test.each([
  ['https://oficio.app/', true],
  ['http://oficio.prado.art.br:8080/a', true],
  ['http://200.147.3.1/', true],
  ['http://[2804:14c::1]/', true],
  ['http://localhost:3000/', false],
  ['http://127.0.0.1:3000/', false],
  ['http://2130706433/', false],
  ['http://[::1]/', false],
  ['http://[fe80::1]/', false],
  ['http://[fd00::1]/', false],
  ['http://192.168.0.12/', false],
  ['http://10.0.0.1/', false],
  ['http://172.20.0.1/', false],
  ['http://172.32.0.1/', true],
  ['http://100.64.0.1/', false],
  ['http://169.254.1.1/', false],
  ['http://0.0.0.0/', false],
  ['http://notebook/', false],
  ['http://marina.local./', false],
  ['http://nas.lan/', false],
  ['file:///home/marina/oficio.html', false],
  ['', false],
])('%s: can be opened from elsewhere: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
  if (address !== '' && !isPublic && address.startsWith('http')) {
    expect(quoteLink(aSentDocument(), address).problem).toBe('unreachable');
  }
});

describe('a file', () => {
  const PAGE =
    '<p></p><script type="application/json" id="orcamento"></script><script>run()</script>';

  test('is the page with the document in it, and no text of it ends its place', () => {
    fc.assert(
      fc.property(anyDocument, (any) => {
        const document = { ...any, observations: '</script><script>x()</script><!-- $& $1' };
        const { html } = quoteFile(document, PAGE);
        const [, text = ''] = /id="orcamento">(.*?)<\/script>/s.exec(html) ?? [];
        expect(readDocument(JSON.parse(text) as string)).toEqual(document);
        expect(html.replace(text, '')).toBe(PAGE);
      }),
    );
  });

  test('asks for nothing: the font that the app has beside the page stays there', () => {
    const font = '<style>@font-face{font-family:"F";src:url(/assets/f.woff2)}</style>';
    const style = '<style>.serif{font-family:"F",Georgia}</style>';
    expect(quoteFile(aSentDocument(), font + style + PAGE).html).toMatch(
      /^<style>\.serif\{[^<]*<\/style><p>/,
    );
  });

  test('carries the colour and the logo, and nothing else that calls itself one', () => {
    const document = branded({ colour: '#8a3a22', logo });
    const { html } = quoteFile(document, PAGE);
    const [, text = ''] = /id="orcamento">(.*?)<\/script>/s.exec(html) ?? [];
    expect(readBranded(JSON.parse(text) as string)).toEqual(document);
    for (const foreign of [dataUrl(svg), 'https://example.org/a.png', `${logo}" onerror="x()`]) {
      expect(readBranded(`${canonical}\n${foreign}`)).toBeNull();
    }
    expect(writeBranded(aSentDocument())).toBe(canonical);
  });

  test('is called as the document is', () => {
    expect(quoteFile(aSentDocument(), PAGE).name).toBe(
      'Orçamento 2026-022 Solar Energia Limpa.html',
    );
  });

  test('is not made of another page', () => {
    expect(() => quoteFile(aSentDocument(), '<h1>404</h1>')).toThrow('no element "orcamento"');
  });
});

test('letters for bytes, as the standard has them', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const written = toBase64url(bytes);
      expect(written).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64url(written)).toEqual(bytes);
    }),
  );
});

test('a code is the first 100 bits of the hash', () => {
  // SHA-256 of the empty text: e3b0c442 98fc1c14 9afbf4c8 …
  expect(shortCodeOf('')).toBe('WERC8-GMRZG-E196Q-VYK49');
  expect(shortCodeOf('a')).not.toBe(shortCodeOf('b'));
});
