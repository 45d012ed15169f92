import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { selectModal } from '../../features/forms/formsSlice';
import type { Modal } from '../../features/forms/modal';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { Chunk } from '../chunks/lazyChunk';
import { modals } from './chunks';
import { CrashBoundary } from '../chunks/CrashBoundary';

/** The open modal, if there is one. */
export function ModalHost() {
  const modal = useAppSelector(selectModal);
  const dispatch = useAppDispatch();
  if (!modal) return null;
  // A modal's draft is its own entity's.
  const View = modals[modal.entity] as Chunk<{ modal: Modal }>;
  const key = `${modal.entity} ${modal.mode} ${modal.id}`;
  return (
    <CrashBoundary
      key={key}
      onClose={() => {
        dispatch(workspaceActions.modalClosed());
      }}
    >
      <View modal={modal} />
    </CrashBoundary>
  );
}
