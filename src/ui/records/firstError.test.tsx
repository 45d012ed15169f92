import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';

import { aPayment } from '../../../test/builders';
import type { FakeGateway } from '../../../test/fakeGateway';
import { openedDialog, renderSection } from '../../../test/renderSection';
import ClientsSection from '../sections/clients/ClientsSection';
import ExpensesSection from '../sections/expenses/ExpensesSection';
import PaymentsSection from '../sections/payments/PaymentsSection';
import ProjectsSection from '../sections/projects/ProjectsSection';
import QuotesSection from '../sections/quotes/QuotesSection';

const tooLong = 'a'.repeat(100_001);
const untouched = () => undefined;
const field = (dialog: HTMLElement, label: RegExp) => within(dialog).getByLabelText(label);

/** Sets the whole value at once, because typing so much takes minutes. */
function put(dialog: HTMLElement, label: RegExp, value: string) {
  fireEvent.input(field(dialog, label), { target: { value } });
}

async function submitted(
  Section: ComponentType,
  title: string,
  fillIn: (dialog: HTMLElement) => void,
  seed?: (gateway: FakeGateway, userId: string) => void,
) {
  const { user } = await renderSection(Section, seed);
  const opener = title.startsWith('Editar') ? /^Editar/ : title;
  await user.click(screen.getByRole('button', { name: opener }));
  const dialog = await openedDialog(title);
  fillIn(dialog);
  await user.click(within(dialog).getByRole('button', { name: /^(Criar|Salvar)$/ }));
  await waitFor(() => {
    expect(dialog.querySelector('[aria-invalid=true]')).not.toBeNull();
  });
  return dialog;
}

test.each<[string, ComponentType, RegExp, (dialog: HTMLElement) => void]>([
  ['Novo Cliente', ClientsSection, /^Nome/, untouched],
  ['Novo Orçamento', QuotesSection, /^Cliente/, untouched],
  ['Novo Projeto', ProjectsSection, /^Orçamento/, untouched],
  [
    'Novo Pagamento',
    PaymentsSection,
    /^Projeto/,
    (dialog) => {
      put(dialog, /^Observações/, tooLong);
    },
  ],
  ['Novo Gasto', ExpensesSection, /^Descrição/, untouched],
])('%s: the first wrong field on screen takes the focus', async (title, Section, first, fillIn) => {
  const dialog = await submitted(Section, title, fillIn);
  await waitFor(() => {
    expect(field(dialog, first)).toHaveFocus();
  });
});

test('so it does among the lines of a quote, and at every other try', async () => {
  const dialog = await submitted(QuotesSection, 'Novo Orçamento', (form) => {
    put(form, /^Observações/, tooLong);
  });
  field(dialog, /^Observações/).focus();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Criar' }));
  await waitFor(() => {
    expect(field(dialog, /^Cliente/)).toHaveFocus();
  });
});

test('a text that is too long is refused at its field and kept', async () => {
  const dialog = await submitted(
    PaymentsSection,
    'Editar Pagamento',
    (form) => {
      put(form, /^Observações/, tooLong);
    },
    ({ tables }, userId) => {
      tables.payments.seed(userId, aPayment({ projectId: null }));
    },
  );
  const notes = field(dialog, /^Observações/);
  await waitFor(() => {
    expect(notes).toHaveFocus();
  });
  expect(notes).toHaveAccessibleDescription('Use no máximo 100.000 caracteres');
  expect(notes).toHaveValue(tooLong);
});

test('it opens the part that is folded over it, at every try', async () => {
  const dialog = await submitted(ClientsSection, 'Novo Cliente', (form) => {
    put(form, /^Nome/, 'Ana');
    put(form, /^CPF/, '111');
  });
  const fold = dialog.querySelector('details');
  if (!fold) throw new Error('Nothing is folded');
  for (let time = 0; time < 2; time += 1) {
    await waitFor(() => {
      expect(field(dialog, /^CPF/)).toHaveFocus();
    });
    expect(fold.open).toBe(true);
    fold.open = false;
    within(dialog).getByRole('button', { name: 'Criar' }).focus();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Criar' }));
  }
});
