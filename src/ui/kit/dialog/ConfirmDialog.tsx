import { Dialog } from '@chakra-ui/react/dialog';
import { useRef, useState } from 'react';
import { dialogRecipe } from '../../theme/recipes/dialog';
import { Button } from '../form/Button';
import { registerDialogFoot } from './dialogFeet';
import { NoticesLink } from './NoticesLink';
import { rememberFocus } from './returnFocus';

export interface ConfirmDialogProps {
  /** The question's text: 'Tem certeza que deseja excluir este cliente?'. */
  question: string;
  /** The consequence, shown in a line under the question. Screen readers read the question and this line. */
  detail?: string;
  /** The label of the confirming button: 'Excluir', 'Sair'. */
  confirmLabel: string;
  /** The label of the cancelling button; 'Cancelar' by default. */
  cancelLabel?: string;
  /** `danger` is for an action that destroys something permanently. */
  tone?: 'danger' | 'plain';
  /** Whether the user has confirmed and the action is in flight. */
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A dialog that asks before an action that cannot be undone. The cancelling button gets the focus. */
export function ConfirmDialog({
  question,
  detail = '',
  confirmLabel,
  cancelLabel = 'Cancelar',
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
            {detail !== '' && <Dialog.Description>{detail}</Dialog.Description>}
          </Dialog.Body>
          <Dialog.Footer ref={registerDialogFoot}>
            <Button ref={cancelRef} variant="surface" onClick={onCancel}>
              {cancelLabel}
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
          <NoticesLink />
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>
  );
}
