import { Suspense, type ComponentType } from 'react';

import { ENTITIES, type EntityName, type Modal } from '../../features/workspace/workspace';
import { selectModal, workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { lazyChunk } from '../lazyChunk';
import { loadModal } from './chunks';
import { CrashBoundary } from './CrashBoundary';

const modals = Object.fromEntries(
  ENTITIES.map((entity) => [entity, lazyChunk(loadModal[entity])]),
) as unknown as Record<EntityName, ComponentType<{ modal: Modal }>>; // one entry an entity, as just written

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
      <Suspense fallback={null}>
        <View modal={modal} />
      </Suspense>
    </CrashBoundary>
  );
}
