import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { Button } from '../form/Button';
import { ConfirmDialog } from './ConfirmDialog';
import { Field } from '../form/Field';
import { Modal, ModalBody, type CloseReason } from './Modal';
import { TextInput } from '../form/TextInput';

function Page({ onReason }: { onReason: (reason: CloseReason) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <ThemeProvider>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Abrir
      </Button>
      {open && (
        <Modal
          title="Novo Cliente"
          onCloseRequest={(reason) => {
            onReason(reason);
            if (reason === 'button') setOpen(false);
          }}
        >
          <ModalBody>
            <Field label="Nome">
              <TextInput />
            </Field>
          </ModalBody>
        </Modal>
      )}
    </ThemeProvider>
  );
}

test('a modal asks to be closed, traps the focus and gives it back', async () => {
  const onReason = jest.fn();
  const user = userEvent.setup();
  render(<Page onReason={onReason} />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByRole('dialog', { name: 'Novo Cliente' })).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  });
  await user.keyboard('{Escape}');
  expect(onReason).toHaveBeenLastCalledWith('escape');
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(onReason).toHaveBeenLastCalledWith('button');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
  });
});

test('a confirmation is an alert dialog that starts on Cancelar', async () => {
  const onCancel = jest.fn();
  const onConfirm = jest.fn();
  const user = userEvent.setup();
  render(
    <ThemeProvider>
      <ConfirmDialog
        question="Tem certeza que deseja sair?"
        confirmLabel="Sair"
        onCancel={onCancel}
        onConfirm={onConfirm}
      />
    </ThemeProvider>,
  );
  expect(
    await screen.findByRole('alertdialog', { name: 'Tem certeza que deseja sair?' }),
  ).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  });
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
