import { useDeferredValue } from 'react';

import {
  navigationActions,
  type Panel,
  selectPanel,
} from '../../features/app/navigation/navigationSlice';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { selectHasInputToLose } from '../../features/app/workspace/unsaved';
import { selectModal } from '../../features/app/forms/formsSlice';
import type { Modal } from '../../features/app/forms/modal';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { Chunk } from '../kit/chunks/lazyChunk';
import { useKeptFigures } from '../sections/dashboard/keptFigures';
import { useAskBeforeLeaving } from '../kit/hooks/useAskBeforeLeaving';
import { AddSheet, modalChunks, Palette, ShortcutsSheet } from './chunks';
import { CrashBoundary } from '../kit/chunks/CrashBoundary';

function Content({ panel, onClose }: { panel: Panel; onClose: () => void }) {
  switch (panel) {
    case 'userMenu':
    case 'filters':
    case 'listMore':
    case 'bulkChange':
    case 'bulkMore':
    case 'viewMore':
      // This panel is rendered by the component that opened it.
      return null;
    case 'report':
      // The report's dialog is rendered outside of the shell, because the shell may have crashed.
      return null;
    case 'shortcuts':
      return <ShortcutsSheet onClose={onClose} />;
    case 'add':
      return <AddSheet onClose={onClose} />;
    case 'palette':
      return <Palette />;
  }
}

/** Shows the open panel that belongs to no record: the palette, the help, or what can be made. */
export function PanelHost() {
  const panel = useAppSelector(selectPanel);
  const dispatch = useAppDispatch();
  const isWithoutRows = useKeptFigures() !== null;
  if (!panel || isWithoutRows) return null;
  const close = () => dispatch(navigationActions.panelClosed(panel));
  return (
    <CrashBoundary key={panel} onClose={close}>
      <Content panel={panel} onClose={close} />
    </CrashBoundary>
  );
}

/** Whether what opens now was asked for by a key: the focus is shown, or nothing has it. */
const isAskedByKey = () => document.activeElement?.matches(':focus-visible, body') === true;

/**
 * The open modal, if there is one. Before unsaved input would be lost, the browser asks the user. The press that opens a modal
 * is answered first: the next frame shows the pressed button, and the modal is rendered in small steps after that. Who opens
 * it by a key goes on typing, so it is there at once. So is one that follows a panel or another modal, which inherits to where the focus returns.
 */
export function ModalHost() {
  const modal = useAppSelector(selectModal);
  const isAnswered = useDeferredValue(
    useAppSelector((root) => !!(selectPanel(root) ?? selectModal(root))),
  );
  useAskBeforeLeaving(useAppSelector(selectHasInputToLose));
  const dispatch = useAppDispatch();
  const isWithoutRows = useKeptFigures() !== null;
  if (!modal || isWithoutRows || !(isAnswered || isAskedByKey())) return null;
  // The chunk belongs to the entity of the modal, so the cast is safe.
  const View = modalChunks[modal.entity] as Chunk<{ modal: Modal }>;
  const key = `${modal.entity} ${modal.mode} ${modal.id}`;
  return (
    <CrashBoundary key={key} onClose={() => dispatch(workspaceActions.modalClosed())}>
      <View modal={modal} />
    </CrashBoundary>
  );
}
