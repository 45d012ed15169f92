import type { QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import { isSame } from '../../features/shared/changes';
import { Button } from '../kit/form/Button';
import { DocumentNote } from './DocumentNote';

interface Props {
  document: QuoteDocument;
  renewed: QuoteDocument;
  isAnswered: boolean;
  onRenew: () => void;
}

const sidesOf = ({ provider, client, credit }: QuoteDocument) => ({ provider, client, credit });

/** Where the account or the client says something else by now: the quote goes as it was sent. */
export const KeptNote = ({ document, renewed, isAnswered, onRenew }: Props) =>
  isSame(sidesOf(document), sidesOf(renewed)) ? null : (
    <DocumentNote text="Seus dados, ou os do cliente, mudaram depois do envio. O orçamento vai como foi enviado.">
      {!isAnswered && (
        <Button variant="outline" size="sm" onClick={onRenew}>
          Enviar com os dados de agora
        </Button>
      )}
    </DocumentNote>
  );
