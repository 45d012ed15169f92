import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../form/Button';
import { Modal, ModalBody, ModalFoot, type ModalBodyProps, type ModalProps } from './Modal';

export interface ViewModalProps extends Omit<ModalProps, 'onCloseRequest'>, ModalBodyProps {
  onClose: () => void;
  /** Beside 'Fechar'. */
  action?: ReactNode;
  /** There is nothing else to do here: 'Fechar' stands out. */
  isDeadEnd?: boolean;
}

/** What of three in the foot has a line of its own on phones, over the others. */
export const firstOnPhones: ButtonProps = { gridColumn: '1 / -1', order: { base: -1, md: 0 } };

/** A modal without a form: something to look at, and 'Fechar', where the focus starts. */
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
