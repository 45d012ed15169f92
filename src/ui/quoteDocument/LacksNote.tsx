import type { ProfileFormValues } from '../../features/profile/profileForm';
import { lacksOf, type Lack, type QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../kit/form/Button';
import { DocumentNote } from './DocumentNote';
import { EditQuote } from './EditQuote';

/** What is said of it, and where in 'Meus dados' it is; null where it is not there. */
const lackText: Record<Lack, [words: string, field: keyof ProfileFormValues | null]> = {
  providerName: ['seu nome profissional', 'name'],
  providerDocument: ['seu CPF ou CNPJ', 'document'],
  providerContact: ['seu telefone ou email', 'phone'],
  client: ['o cliente', null],
  items: ['os itens', null],
};

/** What the document still lacks, with a way there and back; it can be printed and sent as it is. */
export function LacksNote({ document, quoteId }: { document: QuoteDocument; quoteId: string }) {
  const dispatch = useAppDispatch();
  const lacks = lacksOf(document).map((lack) => lackText[lack]);
  if (lacks.length === 0) return null;
  const words = lacks.map(([text]) => text).join(', ');
  const field = lacks.find(([, place]) => place !== null)?.[1] ?? null;
  const isQuotes = lacks.some(([, place]) => place === null);
  return (
    <DocumentNote text={`Falta no documento: ${words}.`}>
      {field !== null && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            dispatch(workspaceActions.myDataOpened({ field }));
          }}
        >
          Completar em Meus dados
        </Button>
      )}
      {isQuotes && <EditQuote id={quoteId} />}
    </DocumentNote>
  );
}
