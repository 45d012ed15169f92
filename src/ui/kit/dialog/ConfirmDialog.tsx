import { Dialog } from '@chakra-ui/react/dialog';
import { useRef, useState } from 'react';
import { dialogRecipe } from '../../theme/recipes/dialog';
import { Button } from '../form/Button';
import { rememberFocus } from './returnFocus';

export interface ConfirmDialogProps {
  /** The question: 'Tem certeza que deseja excluir este cliente?'. */
  question: string;
  /** The button that does it: 'Excluir', 'Sair'. */
  confirmLabel: string;
  /** `danger` where something is lost for good. */
  tone?: 'danger' | 'plain';
  /** Under way: the dialog waits for its answer. */
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question before something that cannot be undone; Cancelar has the focus. */
export function ConfirmDialog({
  question,
  confirmLabel,
  tone = 'plain',
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  const [focus] = useState(rememberFocus);
  return (
    <Dialog.Root
      open
      recipe={dialogRecipe}
      size="sm"
      role="alertdialog"
      closeOnEscape={false}
      onEscapeKeyDown={onCancel}
      initialFocusEl={() => cancelRef.current}
      finalFocusEl={focus.target}
    >
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Body>
            <Dialog.Title>{question}</Dialog.Title>
          </Dialog.Body>
          <Dialog.Footer>
            <Button ref={cancelRef} variant="surface" onClick={onCancel}>
              Cancelar
            </Button>
            <Button
              {...(tone === 'danger' && { colorPalette: 'red' })}
              loading={pending}
              onClick={() => {
                focus.followRemoval();
                onConfirm();
              }}
            >
              {confirmLabel}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>
  );
}
