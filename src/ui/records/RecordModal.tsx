import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';

import type { Row } from '../../features/shared/list';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { isForm, type Modal } from '../../features/forms/modal';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Spinner } from '../kit/art/Spinner';
import { ViewModal } from '../kit/dialog/ViewModal';
import { goneText } from './nouns';

interface WaitingModalProps {
  title: string;
  /** Something was typed before, and shows once the record is there. */
  isDraftKept: boolean;
  onClose: () => void;
}

/** In place of a record's modal until the list that it is in has loaded. */
function WaitingModal({ title, isDraftKept, onClose }: WaitingModalProps) {
  return (
    <ViewModal title={title} onClose={onClose}>
      <chakra.div display="flex" alignItems="center" gap="4" paddingBlock="4" role="status">
        <Spinner size={40} color="accent" />
        <div>
          <p>O registro ainda não carregou. Tentando novamente…</p>
          {isDraftKept && <p>O que você digitou está guardado.</p>}
        </div>
      </chakra.div>
    </ViewModal>
  );
}

interface GoneModalProps {
  title: string;
  /** What is gone: 'Este cliente não existe mais.'. */
  text: string;
  onClose: () => void;
}

/** In place of a record's modal once the record was deleted elsewhere. */
function GoneModal({ title, text, onClose }: GoneModalProps) {
  return (
    <ViewModal title={title} onClose={onClose} isDeadEnd>
      <p>{text}</p>
      <p>Talvez tenha sido excluído em outra aba ou em outro aparelho.</p>
    </ViewModal>
  );
}

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
