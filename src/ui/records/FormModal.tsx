import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import type { Modal as OpenModal } from '../../features/workspace/workspace';
import { Button } from '../kit/form/Button';
import { GoneNote } from './GoneNote';
import { Modal, ModalBody, ModalFoot } from '../kit/dialog/Modal';
import { goneText } from './nouns';
import type { ModalForm } from './useModalForm';

interface Props<Values extends FieldValues, Output> {
  title: string;
  size?: 'wide' | 'normal';
  modal: OpenModal;
  form: ModalForm<Values, Output>;
  /** The fields. */
  children: ReactNode;
}

/**
 * While a save is under way nothing can be typed: it would be lost when the modal closes. After a
 * failed save the focus is back where it was.
 */
function useInertWhile(saving: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fields = ref.current;
    if (!saving || !fields) return;
    const focused = fields.contains(document.activeElement) ? document.activeElement : null;
    fields.inert = true;
    return () => {
      fields.inert = false;
      if (focused instanceof HTMLElement) focused.focus();
    };
  }, [saving]);
  return ref;
}

/** A form in a modal: its fields, 'Cancelar', and 'Criar' or 'Salvar'. */
export function FormModal<Values extends FieldValues, Output>({
  title,
  size = 'normal',
  modal,
  form: { isGone, submit, cancel, onCloseRequest },
  children,
}: Props<Values, Output>) {
  const fields = useInertWhile(modal.saving);
  return (
    <Modal title={title} size={size} onCloseRequest={onCloseRequest}>
      <form onSubmit={submit} noValidate autoComplete="off">
        {isGone && <GoneNote text={goneText(modal.entity)} />}
        <ModalBody>
          <div ref={fields}>{children}</div>
        </ModalBody>
        <ModalFoot>
          <Button kind="quiet" onClick={cancel}>
            Cancelar
          </Button>
          <Button type="submit" loading={modal.saving} aria-disabled={isGone}>
            {modal.mode === 'create' ? 'Criar' : 'Salvar'}
          </Button>
        </ModalFoot>
      </form>
    </Modal>
  );
}
