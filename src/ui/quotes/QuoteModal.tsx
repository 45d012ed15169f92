import { quotesSelectors } from '../../features/quotes/quotesSlice';
import type { Modal } from '../../features/workspace/workspace';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { GoneModal } from '../kit/GoneModal';
import { QuoteForm } from './QuoteForm';
import { QuoteView } from './QuoteView';

/** 'Novo Orçamento', 'Editar Orçamento' and 'Visualizar Orçamento'. */
export default function QuoteModal({ modal }: { modal: Modal }) {
  const dispatch = useAppDispatch();
  const { id, mode } = modal;
  const quote = useAppSelector((root) => quotesSelectors.selectById(root, id));
  const isLoaded = useAppSelector(quotesSelectors.selectIsLoaded);
  const close = () => {
    dispatch(workspaceActions.modalClosed());
  };
  // While the list is not there, what was typed before a lost session still is.
  const isGone = quote === null && (isLoaded || mode === 'view');
  if (mode !== 'create' && isGone) {
    const title = mode === 'view' ? 'Visualizar Orçamento' : 'Editar Orçamento';
    return <GoneModal title={title} text="Este orçamento não existe mais." onClose={close} />;
  }
  return mode === 'view' && quote !== null ? (
    <QuoteView quote={quote} onClose={close} />
  ) : (
    <QuoteForm key={id} modal={modal} quote={quote} />
  );
}
