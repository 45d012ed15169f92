import { Message } from '../kit/text/Message';

/** Says why a document without a number can neither be printed nor sent while there is no network. */
export const NumberNeedsNetwork = ({ what }: { what: 'orçamento' | 'recibo' }) => (
  <Message status="info" title="Sem internet: ainda não dá para imprimir nem enviar">
    {`Este ${what} ganha seu número quando é impresso ou enviado pela primeira vez, e o número precisa da internet.`}
  </Message>
);
