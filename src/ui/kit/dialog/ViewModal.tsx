import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../form/Button';
import { Modal, ModalBody, ModalFoot, type ModalBodyProps, type ModalProps } from './Modal';

export interface ViewModalProps extends Omit<ModalProps, 'onCloseRequest'>, ModalBodyProps {
  onClose: () => void;
  /** A further button beside 'Fechar'. */
  action?: ReactNode;
  /** Whether 'Fechar' is the only button. It then looks like a main button. */
  isDeadEnd?: boolean;
}

/** On phones a button with these styles has the footer's first line to itself. */
export const fullLineOnPhones: ButtonProps = { gridColumn: '1 / -1', order: { base: -1, md: 0 } };

/** A modal without a form, to read something. Its button 'Fechar' gets the focus. */
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
