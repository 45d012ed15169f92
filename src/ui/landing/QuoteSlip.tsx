import { Glyph } from '../kit/art/Glyph';

const items = [
  ['Identidade visual', 'R$ 3.200,00'],
  ['Embalagens, 6 modelos', 'R$ 2.100,00'],
  ['Fotografia de produtos', 'R$ 1.450,00'],
] as const;

/** A quote as the product shows it, laid on the wall. */
export function QuoteSlip() {
  return (
    <figure className="slip" aria-label="Exemplo de orçamento">
      <div className="slip-head">
        <span>ORÇAMENTO</span>
        <span className="stamp">
          <Glyph name="full" />
          Aprovado
        </span>
      </div>
      <p className="slip-client">Padaria Estrela Dourada</p>
      <dl>
        {items.map(([name, price]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{price}</dd>
          </div>
        ))}
        <div>
          <dt>Total</dt>
          <dd className="slip-total">R$ 6.750,00</dd>
        </div>
      </dl>
    </figure>
  );
}
