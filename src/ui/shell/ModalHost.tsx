import { selectModal, workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { modals } from './chunks';
import { CrashBoundary } from './CrashBoundary';

/** The open modal, if there is one. */
export function ModalHost() {
  const modal = useAppSelector(selectModal);
  const dispatch = useAppDispatch();
  if (!modal) return null;
  const View = modals[modal.entity];
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
