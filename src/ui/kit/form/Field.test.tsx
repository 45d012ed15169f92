import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { Button } from './Button';
import { Field } from './Field';
import { PasswordInput } from './PasswordInput';
import { AmountInput } from './NumberInput';
import { TextInput } from './TextInput';

const show = (children: ReactNode) => render(<ThemeProvider>{children}</ThemeProvider>);

test('a field names, requires and describes its control', () => {
  show(
    <Field label="Nome" required error="Nome é obrigatório" hint="Como na nota">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Nome' });
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Nome é obrigatório Como na nota');
});

test('a field without error or hint has no description', () => {
  show(
    <Field label="Empresa">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Empresa' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

function Form({ onSave }: { onSave: (values: { price: number }) => unknown }) {
  const { register, handleSubmit } = useForm({ defaultValues: { price: 0 } });
  return (
    <form
      onSubmit={(event) => {
        void handleSubmit(onSave)(event);
      }}
    >
      <Field label="Preço">
        <AmountInput {...register('price', { valueAsNumber: true })} />
      </Field>
      <Button type="submit">Criar</Button>
    </form>
  );
}

test('controls work with react-hook-form', async () => {
  const onSave = jest.fn((values: { price: number }) => values.price);
  const user = userEvent.setup();
  show(<Form onSave={onSave} />);
  const input = screen.getByRole('spinbutton', { name: 'Preço' });
  await user.clear(input);
  await user.type(input, '33.33');
  await user.click(screen.getByRole('button', { name: 'Criar' }));
  expect(onSave.mock.results).toEqual([{ type: 'return', value: 33.33 }]);
});

test('an amount is read in Brazilian notation while it is typed, and only typing changes it', async () => {
  const user = userEvent.setup();
  show(
    <Field label="Preço">
      <AmountInput />
    </Field>,
  );
  const input = screen.getByRole('spinbutton', { name: 'Preço' });
  await user.type(input, '1300');
  expect(screen.getByText('R$ 1.300,00')).toBeVisible();
  await user.type(input, '.5');
  expect(screen.getByText('R$ 1.300,50')).toBeVisible();
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  fireEvent.wheel(input);
  expect(input).toHaveFocus();
  await waitFor(() => {
    expect(input).not.toHaveAttribute('readonly');
  });
  expect(input).toHaveValue(1300.5);
  await user.tab();
  expect(screen.queryByText(/R\$/)).not.toBeInTheDocument();
  await user.click(input);
  expect(screen.getByText('R$ 1.300,50')).toBeVisible();
});

test('a password is shown and hidden again', async () => {
  const user = userEvent.setup();
  show(
    <Field label="Senha">
      <PasswordInput defaultValue="pincel" />
    </Field>,
  );
  const input = screen.getByLabelText('Senha');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(input).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('a loading button submits nothing', async () => {
  const onSubmit = jest.fn();
  const user = userEvent.setup();
  show(
    <form onSubmit={onSubmit}>
      <input aria-label="x" />
      <Button type="submit" loading>
        Salvar
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await user.type(screen.getByLabelText('x'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled();
});
