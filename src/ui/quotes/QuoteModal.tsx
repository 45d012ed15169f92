import { quotesSelectors } from '../../features/quotes/quotesSlice';
import type { Modal } from '../../features/workspace/workspace';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { RecordModal } from '../records/RecordModal';
import { QuoteDocumentView, RegisterAnswer, SendQuote } from './chunks';
import { QuoteForm } from './QuoteForm';
import { QuoteView } from './QuoteView';

/** 'Novo Orçamento', 'Editar Orçamento', 'Visualizar Orçamento', and what is begun from there. */
export default function QuoteModal({ modal }: { modal: Modal<'quotes'> }) {
  const dispatch = useAppDispatch();
  const { id, mode } = modal;
  const quote = useAppSelector((root) => quotesSelectors.selectById(root, id));
  const title = mode === 'edit' ? 'Editar Orçamento' : 'Visualizar Orçamento';
  return (
    <RecordModal modal={modal} title={title} record={quote}>
      {(known) =>
        known && mode === 'view' ? (
          <QuoteView
            quote={known}
            onClose={() => {
              dispatch(workspaceActions.modalClosed());
            }}
          />
        ) : known && mode === 'document' ? (
          <QuoteDocumentView quote={known} modal={modal} />
        ) : known && mode === 'send' ? (
          <SendQuote quote={known} modal={modal} />
        ) : known && mode === 'answer' ? (
          <RegisterAnswer quote={known} modal={modal} />
        ) : (
          <QuoteForm modal={modal} quote={known} />
        )
      }
    </RecordModal>
  );
}
