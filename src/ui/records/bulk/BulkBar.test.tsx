import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';

import { aClient, aPayment, aProject, aQuote } from '../../../../test/builders';
import type { FakeGateway } from '../../../../test/fakeGateway';
import { renderSection } from '../../../../test/renderSection';
import { markingActions, selectMarked } from '../../../features/app/bulk/markingSlice';
import { quotesSelectors } from '../../../features/business/quotes/quotesSlice';
import type { EntityName } from '../../../features/app/entities/entities';
import ClientsSection from '../../sections/clients/ClientsSection';
import PaymentsSection from '../../sections/payments/PaymentsSection';
import QuotesSection from '../../sections/quotes/QuotesSection';
import { CARDS_QUERY } from '../../theme/media';

let isPhone = false;
const saved: Blob[] = [];

beforeEach(() => {
  isPhone = false;
  saved.length = 0;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isPhone ? media === CARDS_QUERY : media.startsWith('(min-width'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${String(saved.push(file))}`,
    revokeObjectURL: () => undefined,
  });
});

function seed({ tables }: FakeGateway, userId: string): void {
  tables.clients.seed(userId, aClient({ id: 'c1' }), aClient({ id: 'c2' }));
  tables.quotes.seed(userId, aQuote({ id: 'q1' }), aQuote({ id: 'q2' }), aQuote({ id: 'q3' }));
  tables.projects.seed(userId, aProject({ id: 'p1', name: 'Vitrine' }));
  tables.payments.seed(userId, aPayment({ id: 'y1', projectId: 'p1' }), aPayment({ id: 'y2' }));
}

const bar = () => screen.getByRole('region', { name: 'Marcados' });
const buttons = () =>
  within(bar())
    .getAllByRole('button')
    .map((button) => button.textContent || button.ariaLabel);
const offered = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

async function marked(section: ComponentType, entity: EntityName, ids: readonly string[]) {
  const rendered = await renderSection(section, seed);
  act(() => {
    rendered.store.dispatch(markingActions.rowsMarked({ entity, ids, on: true }));
  });
  // The code that saves a file is a chunk of its own.
  await within(bar()).findByRole('button', { name: /Exportar CSV|Mais/ });
  const open = async (name: string) => {
    await rendered.user.click(within(bar()).getByRole('button', { name }));
    return screen.findByRole('menu');
  };
  /** Types the first letters and presses Enter. */
  const choose = async (name: string) => {
    await waitFor(() => {
      expect(screen.getByRole('menu')).toHaveFocus();
    });
    await rendered.user.keyboard(name.slice(0, 3).toLowerCase());
    await waitFor(() => {
      expect(screen.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted');
    });
    await rendered.user.keyboard('{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('menu')).toBeNull();
    });
  };
  return { ...rendered, open, choose };
}

test('the status of many is chosen in a menu', async () => {
  const { store, open, choose } = await marked(QuotesSection, 'quotes', ['q1', 'q2']);
  expect(buttons()).toEqual(['Mudar status', 'Exportar CSV', 'Excluir', 'Desmarcar']);
  await open('Mudar status');
  expect(offered()).toEqual(['Proposta de Orçamento', 'Em Análise', 'Aprovado', 'Rejeitado']);
  await choose('Rejeitado');
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Marcados' })).toBeNull();
  });
  expect(store.getState().workspace.navigation.panel).toBeNull();
  const statuses = quotesSelectors
    .selectAll(store.getState())
    .map(({ id, status }) => [id, status]);
  expect(Object.fromEntries(statuses)).toEqual({ q1: 'rejected', q2: 'rejected', q3: 'proposal' });
});

test('Esc closes the menu, gives the focus back and leaves what is marked', async () => {
  const { user, open } = await marked(QuotesSection, 'quotes', ['q1']);
  const menu = await open('Mudar status');
  await waitFor(() => {
    expect(menu).toHaveFocus();
  });
  const button = within(bar()).getByRole('button', { name: 'Mudar status' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(button).toHaveFocus();
  });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('what is marked, and nothing else, is saved as a file', async () => {
  const { user } = await marked(PaymentsSection, 'payments', ['y1']);
  expect(buttons()).toEqual([
    'Marcar como pagos',
    'Marcar como entregues',
    'Exportar CSV',
    'Excluir',
    'Desmarcar',
  ]);
  await user.click(within(bar()).getByRole('button', { name: 'Exportar CSV' }));
  expect(saved).toHaveLength(1);
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result);
    };
    reader.readAsText(saved[0]!);
  });
  expect(text).toMatch(/Projeto;Cliente;.*\r\nVitrine;/);
  expect(String(text).trim().split('\r\n')).toHaveLength(2);
});

describe('on a phone', () => {
  beforeEach(() => {
    isPhone = true;
  });

  test('what is done most has a button, the rest is in a menu', async () => {
    const { store, open, choose } = await marked(PaymentsSection, 'payments', ['y1', 'y2']);
    expect(buttons()).toEqual(['Marcar como pagos', 'Mais', 'Desmarcar']);
    await open('Mais');
    expect(offered()).toEqual(['Marcar como entregues', 'Exportar CSV', 'Excluir']);
    await choose('Exportar CSV');
    expect(saved).toHaveLength(1);
    await open('Mais');
    await choose('Excluir');
    await screen.findByRole('alertdialog');
    const asked = store.getState().workspace.forms.confirmation;
    expect(asked).toMatchObject({ kind: 'deleteMany', entity: 'payments' });
    expect(asked).toHaveProperty('ids.length', 2);
  });

  test('two have room beside each other', async () => {
    await marked(ClientsSection, 'clients', ['c1']);
    expect(buttons()).toEqual(['Exportar CSV', 'Excluir', 'Desmarcar']);
  });

  const chosen = async (section: ComponentType, entity: EntityName) => {
    const rendered = await renderSection(section, seed);
    act(() => {
      rendered.store.dispatch(markingActions.selectionStarted({ entity }));
    });
    await screen.findByRole('region', { name: 'Marcados' });
    const marks = () => Object.keys(selectMarked(rendered.store.getState(), entity));
    const modal = () => rendered.store.getState().workspace.forms.modal;
    return { ...rendered, marks, modal };
  };

  test('while rows are chosen, a press on a row or its name marks it, and opens nothing', async () => {
    const { user, marks, modal } = await chosen(PaymentsSection, 'payments');
    const row = screen.getByRole('row', { name: /Vitrine/ });
    await user.click(within(row).getByText('Vitrine'));
    expect(marks()).toEqual(['y1']);
    await user.click(within(row).getByText(/^R\$/));
    expect(marks()).toEqual([]);
    within(row).getByText('Vitrine').focus();
    await user.keyboard('{Enter}');
    expect(marks()).toEqual(['y1']);
    expect(modal()).toBeNull();
    // A control of the row keeps its own effect.
    await user.click(within(row).getByRole('button', { name: /^Editar/ }));
    expect(modal()).toMatchObject({ mode: 'edit', id: 'y1' });
  });

  test('a press on a card marks it, too, and once nothing is chosen, it opens the record', async () => {
    const { user, marks, modal } = await chosen(ClientsSection, 'clients');
    const [card] = screen.getAllByRole('button', { name: 'Padaria Estrela Dourada' });
    await user.click(card!);
    expect(marks()).toHaveLength(1);
    expect(modal()).toBeNull();
    await user.click(within(bar()).getByRole('button', { name: 'Desmarcar' }));
    await user.click(card!);
    expect(modal()).toMatchObject({ mode: 'view', entity: 'clients' });
  });
});
