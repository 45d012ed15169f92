import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import type { Modal } from '../../features/workspace/workspace';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { GoneModal } from '../kit/GoneModal';
import { PaymentForm } from './PaymentForm';

/** 'Novo Pagamento' and 'Editar Pagamento'. */
export default function PaymentModal({ modal }: { modal: Modal }) {
  const dispatch = useAppDispatch();
  const shown = useAppSelector((root) => paymentsSelectors.selectById(root, modal.id));
  const stored = useAppSelector((root) => paymentsSelectors.selectStored(root, modal.id));
  const isLoaded = useAppSelector(paymentsSelectors.selectIsLoaded);
  if (modal.mode === 'create') return <PaymentForm modal={modal} editing={null} />;
  if (shown && stored) return <PaymentForm modal={modal} editing={{ shown, stored }} />;
  // A draft that a lost session left behind waits for the row it belongs to.
  if (!isLoaded) return null;
  return (
    <GoneModal
      title="Editar Pagamento"
      text="Este pagamento não existe mais."
      onClose={() => {
        dispatch(workspaceActions.modalClosed());
      }}
    />
  );
}
