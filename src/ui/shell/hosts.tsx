import {
  navigationActions,
  type Panel,
  selectPanel,
} from '../../features/navigation/navigationSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { selectModal } from '../../features/forms/formsSlice';
import type { Modal } from '../../features/forms/modal';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { Chunk } from '../chunks/lazyChunk';
import { modalChunks, Palette, ShortcutsSheet } from './chunks';
import { CrashBoundary } from '../chunks/CrashBoundary';

function Content({ panel, onClose }: { panel: Panel; onClose: () => void }) {
  switch (panel) {
    case 'userMenu':
    case 'filters':
    case 'bulkChange':
    case 'bulkMore':
    case 'viewMore':
      // The component that opened it renders it.
      return null;
    case 'report':
      // It stands outside of the shell, which may have crashed.
      return null;
    case 'shortcuts':
      return <ShortcutsSheet onClose={onClose} />;
    case 'palette':
      return <Palette />;
  }
}

/** The open panel that is not about a record: the palette or the help. */
export function PanelHost() {
  const panel = useAppSelector(selectPanel);
  const dispatch = useAppDispatch();
  if (!panel) return null;
  const close = () => {
    dispatch(navigationActions.panelClosed(panel));
  };
  return (
    <CrashBoundary key={panel} onClose={close}>
      <Content panel={panel} onClose={close} />
    </CrashBoundary>
  );
}

/** The open modal, if there is one. */
export function ModalHost() {
  const modal = useAppSelector(selectModal);
  const dispatch = useAppDispatch();
  if (!modal) return null;
  // The chunk is chosen by the modal's own entity.
  const View = modalChunks[modal.entity] as Chunk<{ modal: Modal }>;
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
