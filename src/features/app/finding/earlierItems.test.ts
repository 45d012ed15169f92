import { anItem, aQuote } from '../../../../test/builders';
import { earlierItems } from './earlierItems';

const logo = anItem({ name: 'Identidade visual', price: 4100 });
const older = anItem({ name: ' identidade VISUAL ', price: 3200 });
const shown = (quotes: Parameters<typeof earlierItems>[0], typed: string, except = '') =>
  earlierItems(quotes, typed, except).map(({ item, clientId }) => [clientId, item.price]);

describe('earlierItems', () => {
  it.each([
    ['ident', [['ana', 4100]]],
    ['VISÚAL id', [['ana', 4100]]],
    ['i', []],
    ['i d', [['ana', 4100]]],
    ['', []],
    ['site', []],
  ])('%p', (typed, items) => {
    expect(shown([aQuote({ clientId: 'ana', items: [logo] })], typed)).toEqual(items);
  });

  it('offers each once a client, at its last price, the newest first', () => {
    const quotes = [
      aQuote({ clientId: 'bia', items: [anItem({ name: 'Site', price: 1 }), older] }),
      aQuote({ clientId: 'ana', items: [logo] }),
      aQuote({ clientId: 'ana', items: [older] }),
      aQuote({ clientId: null, items: [older] }),
    ];
    expect(shown(quotes, 'ident')).toEqual([
      ['bia', 3200],
      ['ana', 4100],
      [null, 3200],
    ]);
  });

  it('offers five at the most, and none of the quote that is being written', () => {
    const quotes = Array.from({ length: 9 }, (_, index) =>
      aQuote({ id: `q${index}`, clientId: `c${index}`, items: [logo] }),
    );
    expect(shown(quotes, 'ident', 'q0').map(([client]) => client)).toEqual([
      'c1',
      'c2',
      'c3',
      'c4',
      'c5',
    ]);
  });
});
