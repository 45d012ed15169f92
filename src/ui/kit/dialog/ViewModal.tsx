import type { ReactNode } from 'react';
import { Button } from '../form/Button';
import { Modal, ModalBody, ModalFoot, type ModalBodyProps, type ModalProps } from './Modal';

export interface ViewModalProps extends Omit<ModalProps, 'onCloseRequest'>, ModalBodyProps {
  onClose: () => void;
  /** Beside 'Voltar'. */
  action?: ReactNode;
  /** There is nothing else to do here: 'Voltar' stands out. */
  isDeadEnd?: boolean;
}

/** A modal without a form: something to look at, and 'Voltar'. */
export function ViewModal({
  children,
  readOnly = false,
  onClose,
  action,
  isDeadEnd = false,
  ...modal
}: ViewModalProps) {
  return (
    <Modal {...modal} onCloseRequest={onClose}>
      <ModalBody readOnly={readOnly}>{children}</ModalBody>
      <ModalFoot>
        <Button variant={isDeadEnd ? 'solid' : 'surface'} onClick={onClose}>
          Voltar
        </Button>
        {action}
      </ModalFoot>
    </Modal>
  );
}
