import { Message } from '../kit/text/Message';

/** Says why a document without a number cannot be printed while there is no network. */
export const NumberNeedsNetwork = ({ what }: { what: 'orçamento' | 'recibo' }) => (
  <Message status="info" title="Sem internet: ainda não dá para imprimir">
    {`Este ${what} ganha seu número na primeira impressão, e o número precisa da internet.`}
  </Message>
);
