import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../form/Button';
import { Modal, ModalBody, ModalFoot, type ModalBodyProps, type ModalProps } from './Modal';

export interface ViewModalProps extends Omit<ModalProps, 'onCloseRequest'>, ModalBodyProps {
  onClose: () => void;
  /** A button beside 'Fechar'. */
  action?: ReactNode;
  /** There is no other action, so 'Fechar' is the main button. */
  isDeadEnd?: boolean;
}

/** On phones this button has the footer's first line to itself. */
export const firstOnPhones: ButtonProps = { gridColumn: '1 / -1', order: { base: -1, md: 0 } };

/** A modal without a form: content to read, and 'Fechar', which has the focus. */
export function ViewModal({
  children,
  readOnly = false,
  onClose,
  action,
  isDeadEnd = false,
  ...modal
}: ViewModalProps) {
  return (
    <Modal {...modal} closesInFoot onCloseRequest={onClose}>
      <ModalBody readOnly={readOnly}>{children}</ModalBody>
      <ModalFoot>
        <Button variant={isDeadEnd ? 'solid' : 'surface'} onClick={onClose} data-starts-here="">
          Fechar
        </Button>
        {action}
      </ModalFoot>
    </Modal>
  );
}
