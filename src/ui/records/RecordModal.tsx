import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';

import type { Row } from '../../features/shared/list';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { isForm, type Modal } from '../../features/app/forms/modal';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Spinner } from '../kit/art/Spinner';
import { ViewModal } from '../kit/dialog/ViewModal';
import { goneText, listWords } from './nouns';

/** 'Novo Cliente', 'Editar Cliente', 'Visualizar Cliente'. */
export function modalTitle({ entity, mode }: Pick<Modal, 'entity' | 'mode'>): string {
  const { create } = listWords[entity];
  return mode === 'create'
    ? create
    : create.replace(/\S+/, mode === 'edit' ? 'Editar' : 'Visualizar');
}

interface WaitingModalProps {
  title: string;
  /** Whether an unsaved draft is kept, which will be shown once the record is loaded. */
  isDraftKept: boolean;
  onClose: () => void;
}

/** Shown in place of a record's modal until the record's list is loaded. */
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
  /** The message: 'Este cliente não existe mais.'. */
  text: string;
  onClose: () => void;
}

/** Shown in place of a record's modal if the record was deleted elsewhere. */
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
  /** Until the record is loaded, and if it is gone. */
  title?: string;
  /** The record. Null for a new record, and for a record that is not (or no longer) in its list. */
  record: T | null;
  /** Renders the modal. The argument is null for a new record, and for a draft whose record was deleted. */
  children: (record: T | null) => ReactNode;
}

/**
 * The modal of a record, which may be deleted elsewhere at any time. An open form then stays open, so that its
 * input is not lost, and so does a draft from a lost session or from below another form.
 */
export function RecordModal<T extends Row>({
  modal,
  title = modalTitle(modal),
  record,
  children,
}: Props<T>) {
  const { entity, mode } = modal;
  const isDraftKept = isForm(modal) && modal.draft !== null;
  const dispatch = useAppDispatch();
  const isLoaded = useAppSelector((root) => root[entity].loaded);
  const [known, setKnown] = useState(record);
  if (record && record !== known) setKnown(record);

  if (mode === 'create') return children(null);
  const shown = mode === 'edit' ? known : record;
  if (shown) return children(shown);
  // A draft from a lost session, or from below another form, is shown only once its row is loaded.
  if (!isLoaded) {
    return (
      <WaitingModal
        title={title}
        isDraftKept={isDraftKept}
        onClose={() => dispatch(workspaceActions.modalDismissed({ hasInput: false }))}
      />
    );
  }
  if (mode === 'edit' && isDraftKept) return children(null);
  return (
    <GoneModal
      title={title}
      text={goneText(entity)}
      onClose={() => dispatch(workspaceActions.modalClosed())}
    />
  );
}
