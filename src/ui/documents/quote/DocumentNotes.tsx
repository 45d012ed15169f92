import type { ProfileFormValues } from '../../../features/business/profile/profileForm';
import {
  missingDataOf,
  type MissingData,
  type QuoteDocument,
} from '../../../features/business/documents/quoteDocument';
import type { SentDocument } from '../../../features/business/documents/link/sentDocument';
import type { QuoteDetails } from '../../../features/business/quotes/quoteDetails';
import { isDeepEqual } from '../../../features/shared/changes';
import type { Day } from '../../../features/shared/days';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { NumberNeedsNetwork } from '../NumberNeedsNetwork';
import { Button } from '../../kit/form/Button';
import { formatDay } from '../../kit/text/format';
import { Message } from '../../kit/text/Message';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';

/** The note is not printed, because it is for the author of the quote, not for the client. */
const Root = chakra('div', { base: { marginBottom: '5', _print: { display: 'none' } } });

interface DocumentNoteProps {
  text: string;
  /** Links to the places where the data can be corrected. */
  children?: ReactNode;
}

/** A note about a document. It does not prevent printing or sending. */
const DocumentNote = ({ text, children }: DocumentNoteProps) => (
  <Root>
    <Message status="info">
      {text}
      {children !== undefined && (
        <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="2">
          {children}
        </chakra.div>
      )}
    </Message>
  </Root>
);

/** A note that the quote's first print has to wait for the network. */
export const NumberNeedsNetworkNote = () => (
  <Root>
    <NumberNeedsNetwork what="orçamento" />
  </Root>
);

interface KeptNoteProps {
  document: QuoteDocument;
  asNow: QuoteDocument;
  isAnswered: boolean;
  onAsNow: () => void;
}

const partiesOf = ({ provider, client, credit }: QuoteDocument) => ({ provider, client, credit });

/**
 * A note that the present data of the provider or the client is not the data on the version that was sent, and that
 * the version still goes out as it was. It does not say that data was changed since. A phone that was typed while
 * sending may be missing in 'Meus dados' because it could not be saved there.
 *
 * It stands above the form if it was true when the form opened. What becomes true later stands below, because another tab
 * or a failed save may bring it while somebody types, and would push the field away.
 * @param note - Null if no version was sent.
 */
export function useStoredPartiesNote(
  note: KeptNoteProps | null,
): Record<'above' | 'below', ReactNode> {
  const isTrue = note !== null && !isDeepEqual(partiesOf(note.document), partiesOf(note.asNow));
  const [wasTrue] = useState(isTrue);
  const shown = isTrue && (
    <DocumentNote text="Seus dados de agora, ou os do cliente, não são os que foram enviados. O orçamento vai como foi enviado.">
      {!note.isAnswered && (
        <Button variant="outline" size="sm" onClick={note.onAsNow}>
          Enviar com os dados de agora
        </Button>
      )}
    </DocumentNote>
  );
  return {
    above: wasTrue && shown,
    below: !wasTrue && shown && <chakra.div marginTop="5">{shown}</chakra.div>,
  };
}

interface NextVersionNoteProps {
  details: QuoteDetails | null;
  document: SentDocument;
}

/** A note before a changed document is sent: it becomes the quote's next version. */
export function NextVersionNote({ details, document }: NextVersionNoteProps) {
  if (!details || document.version === details.version) return null;
  const [sent, next] = [String(details.version), String(document.version)];
  const answered =
    details.answer === null
      ? `Uma resposta à versão ${sent} já não vale.`
      : `A resposta que você registrou foi à versão ${sent}, e fica na história.`;
  return (
    <DocumentNote
      text={
        `O documento mudou desde que a versão ${sent} foi enviada, por exemplo nos seus dados: ` +
        `vai como versão ${next}. ${answered}`
      }
    />
  );
}

/** A note before an expired quote is sent, which renews it. */
export const RenewalNote = ({ details, document }: NextVersionNoteProps) =>
  details?.validUntil ? (
    <DocumentNote
      text={
        `Este orçamento venceu em ${formatDay(details.validUntil)}. Ao ser enviado, vale até ` +
        formatDay(document.validUntil) +
        (document.version === details.version ? '.' : `, como versão ${String(document.version)}.`)
      }
    />
  ) : null;

interface Props {
  document: QuoteDocument;
  quoteId: string;
  today: Day;
}

/** A note about an expired quote, which its client can no longer answer. */
export const ExpiredNote = ({ document: { validUntil }, quoteId, today }: Props) =>
  validUntil < today ? (
    <DocumentNote
      text={`Este orçamento venceu em ${formatDay(validUntil)}: o cliente o lê, mas não pode mais aprovar. Mude “Válido até” antes de enviar.`}
    >
      <EditQuote id={quoteId} />
    </DocumentNote>
  ) : null;

/** A link from a document to the form of its quote. */
function EditQuote({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => dispatch(workspaceActions.modalOpened('quotes', 'edit', id))}
    >
      Editar o orçamento
    </Button>
  );
}

/**
 * For each kind of missing data, the words for it and its field in 'Meus dados'. The field is null if the data is
 * entered elsewhere.
 */
const lackText: Record<MissingData, [words: string, field: keyof ProfileFormValues | null]> = {
  providerName: ['seu nome profissional', 'name'],
  providerDocument: ['seu CPF ou CNPJ', 'document'],
  providerContact: ['seu telefone ou email', 'phone'],
  client: ['o cliente', null],
  items: ['os itens', null],
};

/**
 * A note that lists the data that the document lacks, with links to enter it. The document can be printed and sent
 * without this data.
 */
export function MissingDataNote({
  document,
  quoteId,
}: {
  document: QuoteDocument;
  quoteId: string;
}) {
  const dispatch = useAppDispatch();
  const lacks = missingDataOf(document).map((lack) => lackText[lack]);
  if (lacks.length === 0) return null;
  const words = lacks.map(([text]) => text).join(', ');
  const field = lacks.find(([, place]) => place !== null)?.[1] ?? null;
  const lacksInQuote = lacks.some(([, place]) => place === null);
  return (
    <DocumentNote text={`Falta no documento: ${words}.`}>
      {field !== null && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => dispatch(workspaceActions.myDataOpened({ field }))}
        >
          Completar em Meus dados
        </Button>
      )}
      {lacksInQuote && <EditQuote id={quoteId} />}
    </DocumentNote>
  );
}
