import { documentFileName } from '../../../features/business/documents/quoteDocument';
import type { Quote } from '../../../features/business/quotes/quote';
import {
  quoteDetailsActions,
  quoteDetailsSelectors,
} from '../../../features/business/quotes/quoteDetailsSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import type { DocumentModal } from '../../../features/app/forms/modal';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { printAs } from '../paper';
import { Button } from '../../kit/form/Button';
import { ViewModal } from '../../kit/dialog/ViewModal';
import { StillLoading } from '../../records/StillLoading';
import { MissingDataNote, NumberNeedsNetworkNote } from './DocumentNotes';
import { QuoteSheet } from './QuoteSheet';
import { useQuoteDocument } from './useQuoteDocument';
import { usePrint } from '../useOnceIssued';

interface Props {
  quote: Quote;
  modal: DocumentModal;
}

/**
 * The dialog 'Documento do orçamento', which shows the document as it is printed. The first print assigns the
 * quote's number.
 */
export default function QuoteDocumentView({ quote, modal }: Props) {
  const dispatch = useAppDispatch();
  const document = useQuoteDocument(quote);
  const number = useAppSelector(
    (root) => quoteDetailsSelectors.selectById(root, quote.id)?.number ?? null,
  );
  const printNow = () => {
    if (document) printAs(documentFileName(document));
  };
  const { print, lacksNetwork } = usePrint(
    modal,
    number,
    printNow,
    quoteDetailsActions.issueRequested({ id: quote.id }),
  );
  return (
    <ViewModal
      title="Documento do orçamento"
      size="full"
      readOnly
      onClose={() => dispatch(workspaceActions.modalOpened('quotes', 'view', quote.id))}
      action={
        document && (
          <Button icon="printer" loading={modal.saving} disabled={lacksNetwork} onClick={print}>
            Imprimir
          </Button>
        )
      }
    >
      {document ? (
        <>
          {lacksNetwork && <NumberNeedsNetworkNote />}
          <MissingDataNote document={document} quoteId={quote.id} />
          <QuoteSheet document={document} />
        </>
      ) : (
        <StillLoading />
      )}
    </ViewModal>
  );
}
