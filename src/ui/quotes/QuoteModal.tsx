import { quotesSelectors } from '../../features/quotes/quotesSlice';
import type { Modal } from '../../features/workspace/workspace';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { RecordModal } from '../records/RecordModal';
import { QuoteForm } from './QuoteForm';
import { QuoteView } from './QuoteView';

/** 'Novo Orçamento', 'Editar Orçamento' and 'Visualizar Orçamento'. */
export default function QuoteModal({ modal }: { modal: Modal<'quotes'> }) {
  const dispatch = useAppDispatch();
  const { id, mode } = modal;
  const quote = useAppSelector((root) => quotesSelectors.selectById(root, id));
  const title = mode === 'view' ? 'Visualizar Orçamento' : 'Editar Orçamento';
  return (
    <RecordModal modal={modal} title={title} record={quote}>
      {(known) =>
        mode === 'view' && known ? (
          <QuoteView
            quote={known}
            onClose={() => {
              dispatch(workspaceActions.modalClosed());
            }}
          />
        ) : (
          <QuoteForm modal={modal} quote={known} />
        )
      }
    </RecordModal>
  );
}
