import { chakra } from '@chakra-ui/react/styled-system';
import { Glyph } from '../../kit/art/Icon';
import { badgeBase } from '../../theme/recipes/badge';

const items = [
  ['Identidade visual', 'R$ 3.200,00'],
  ['Embalagens, 6 modelos', 'R$ 2.100,00'],
  ['Fotografia de produtos', 'R$ 1.450,00'],
] as const;

const Root = chakra('figure', {
  base: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    padding: { base: '5', md: '24px 30px' },
    layerStyle: 'surface',
    boxShadow: 'float',
  },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    fontSize: 'caps',
    fontWeight: 700,
    letterSpacing: '.08em',
    color: 'muted',
  },
});

const Stamp = chakra('span', {
  base: {
    ...badgeBase,
    letterSpacing: 0,
    color: 'greenInk',
    background: 'greenSoft',
  },
});

const Client = chakra('p', { base: { textStyle: 'title', marginTop: '1', fontSize: 'card' } });

const Items = chakra('dl', {
  base: { flex: 1, display: 'flex', flexDirection: 'column', marginTop: '3' },
});

const Line = chakra('div', {
  base: {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    borderTop: 'hairline',
    fontSize: { base: 'label', md: 'control' },
    '&:last-of-type': { flex: 1.4, borderColor: 'transparent' },
  },
});

const Amount = chakra('dd', { base: { textStyle: 'digits' } });

const Total = chakra('dd', {
  base: {
    textStyle: 'figure',
    padding: '4px 0 3px',
    width: '150px',
    textAlign: 'end',
    fontSize: 'card',
    borderTop: '1px solid',
    borderBottom: '3px double',
    borderColor: 'ink',
  },
});

/** A sample quote on the wall. */
export function QuoteSlip() {
  return (
    <Root aria-label="Exemplo de orçamento">
      <Head>
        <span>ORÇAMENTO</span>
        <Stamp>
          <Glyph name="full" />
          Aprovado
        </Stamp>
      </Head>
      <Client>Padaria Estrela Dourada</Client>
      <Items>
        {items.map(([name, price]) => (
          <Line key={name}>
            <dt>{name}</dt>
            <Amount>{price}</Amount>
          </Line>
        ))}
        <Line>
          <dt>Total</dt>
          <Total>R$ 6.750,00</Total>
        </Line>
      </Items>
    </Root>
  );
}
