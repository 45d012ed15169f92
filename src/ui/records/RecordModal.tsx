import { useState, type ReactNode } from 'react';

import type { Row } from '../../features/shared/list';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { isForm, type Modal } from '../../features/forms/modal';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { GoneModal } from './GoneModal';
import { WaitingModal } from './WaitingModal';
import { goneText } from './nouns';

interface Props<T extends Row> {
  modal: Modal;
  title: string;
  /** Null for a new one, and for one that is not in its list (any more). */
  record: T | null;
  /** The modal itself; null for a new record, and for a draft whose record is gone. */
  children: (record: T | null) => ReactNode;
}

/**
 * A modal of a record that may be deleted elsewhere at any time. An open form outlives it, so that
 * what was typed can be kept; so does a draft that a lost session left behind, or that waited below
 * another form.
 */
export function RecordModal<T extends Row>({ modal, title, record, children }: Props<T>) {
  const { entity, mode } = modal;
  const isDraftKept = isForm(modal) && modal.draft !== null;
  const dispatch = useAppDispatch();
  const isLoaded = useAppSelector((root) => root[entity].loaded);
  const [known, setKnown] = useState(record);
  if (record && record !== known) setKnown(record);

  if (mode === 'create') return children(null);
  const shown = mode === 'edit' ? known : record;
  if (shown) return children(shown);
  // A draft from before a lost session, or from below another form, waits for the row it belongs to.
  if (!isLoaded) {
    return (
      <WaitingModal
        title={title}
        isDraftKept={isDraftKept}
        onClose={() => {
          dispatch(workspaceActions.modalDismissed({ hasInput: false }));
        }}
      />
    );
  }
  if (mode === 'edit' && isDraftKept) return children(null);
  return (
    <GoneModal
      title={title}
      text={goneText(entity)}
      onClose={() => {
        dispatch(workspaceActions.modalClosed());
      }}
    />
  );
}
