import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';

import { anExpense, aProject, aSeriesRow, aSeriesRowDraft } from '../../../../test/builders';
import type { FakeGateway } from '../../../../test/fakeGateway';
import { openedDialog, renderSection } from '../../../../test/renderSection';
import { madeRowId } from '../../../features/business/series/seriesMembers';
import {
  emptySeriesRow,
  seriesNumberId,
  type SeriesRow,
} from '../../../features/business/series/seriesRow';
import { seriesActions } from '../../../features/business/series/seriesSlice';
import { expensesActions } from '../../../features/business/expenses/expensesSlice';
import { undoText } from '../../shell/describeNotice';
import { selectNextUndo } from '../../../features/app/workspace/undo';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { addMonths, localDay } from '../../../features/shared/days';
// The app imports these lazily. They are imported here, too, so that no test waits until they are compiled.
import '../../../../test/seriesWork';
import './SeriesDialog';
import { loadSeriesStrip } from './seriesChunk';
import { goesOnText, selectRepeat } from './seriesTexts';
import ExpensesSection from '../expenses/ExpensesSection';

const RENT = '1f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1';
const month = `${localDay(new Date()).slice(0, 8)}01`;

/** A rent whose first number was made last month. */
function seed({ tables }: FakeGateway, userId: string, rule: Partial<SeriesRow> = {}): void {
  const startsOn = addMonths(month, -1);
  const what = { kind: 'expense', name: 'Aluguel', category: 'Escritório', amount: 950 } as const;
  tables.projects.seed(userId, aProject({ id: 'j1' }));
  tables.expenses.seed(userId, anExpense({ id: RENT, description: 'Aluguel', date: startsOn }));
  tables.series.seed(
    userId,
    aSeriesRow({
      id: seriesNumberId(RENT, 1),
      outcome: 'made',
      startsOn,
      anchorDay: 1,
      ...what,
      ...rule,
    }),
  );
}

const openSeries = async (user: Awaited<ReturnType<typeof shown>>['user']) => {
  const marks = await screen.findAllByRole('button', { name: /^todo mês: repetição de Aluguel/ });
  // The offer's mark and the list's open the same series.
  if (marks[0]) await user.click(marks[0]);
};

async function shown(rule: Partial<SeriesRow> = {}, Section: ComponentType = ExpensesSection) {
  await loadSeriesStrip();
  const rendered = await renderSection(Section, (gateway, userId) => {
    seed(gateway, userId, rule);
  });
  const { gateway, store, userId } = rendered;
  const undone = () => {
    const notice = selectNextUndo(store.getState());
    return notice && undoText(store.getState(), notice.message);
  };
  return { ...rendered, undone, stored: () => gateway.tables.expenses.of(userId) };
}

test('what is ready is made with one press, and taken back in its notice', async () => {
  const { user, stored, undone } = await shown();
  const strip = within(await screen.findByRole('region', { name: 'O que se repete' }));
  expect(strip.getByRole('heading')).toHaveTextContent('1 gasto deste mês está pronto');
  const create = screen.getByRole('button', { name: 'Novo Gasto' });
  const looks = create.className;
  await user.click(strip.getByRole('button', { name: 'Criar 1' }));
  expect(await screen.findByText('1 gasto criado.')).toBeVisible();
  expect(stored()).toHaveLength(2);
  // Without the strip it is the main button again.
  expect(create.className).not.toBe(looks);
  expect(undone()).toEqual(['criação de 1 gasto']);
  await user.click(screen.getByRole('button', { name: /^Desfazer/ }));
  await waitFor(() => {
    expect(stored()).toHaveLength(1);
  });
  // All is as it was before.
  expect(await screen.findByRole('button', { name: 'Criar 1' })).toBeVisible();
});

test('what the app does not tick stays offered, and is left out with a press of its own', async () => {
  const { user, gateway, userId } = await shown({ startsOn: addMonths(month, -6) });
  const strip = within(await screen.findByRole('region', { name: 'O que se repete' }));
  expect(strip.getByRole('checkbox', { name: '5 de meses anteriores' })).not.toBeChecked();
  await user.click(strip.getByRole('button', { name: 'Criar 1' }));
  expect(await screen.findByText('1 gasto criado.')).toBeVisible();
  expect(await strip.findByText('Marque o que criar. O resto continua aqui.')).toBeVisible();
  expect(strip.queryByRole('button', { name: /^Criar/ })).toBeNull();
  const skipped = () =>
    gateway.tables.series.of(userId).filter(({ outcome }) => outcome === 'skipped');
  expect(skipped()).toEqual([]);
  await user.click(strip.getByRole('button', { name: 'Deixar de fora: 5 de meses anteriores' }));
  expect(await screen.findByText('5 ficaram de fora.')).toBeVisible();
  expect(skipped()).toHaveLength(5);
});

test('a series none of whose records is left says so at the deletion, and is ended from its offer', async () => {
  const { user, gateway, userId, store } = await shown();
  await user.click(await screen.findByRole('button', { name: /^Excluir o gasto Aluguel/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText(/Ele se repete todo mês, e o próximo ainda será oferecido/),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  await waitFor(() => {
    expect(gateway.tables.expenses.of(userId)).toEqual([]);
    expect(store.getState().series.entities[seriesNumberId(RENT, 1)]?.outcome).toBe('deleted');
  });
  const strip = within(screen.getByRole('region', { name: 'O que se repete' }));
  await user.click(strip.getByRole('button', { name: 'todo mês: repetição de Aluguel' }));
  const dialog = within(await openedDialog('Aluguel'));
  await user.click(dialog.getByRole('button', { name: 'Encerrar' }));
  await user.click(dialog.getByRole('button', { name: 'Sim, encerrar' }));
  expect(await dialog.findByText('Encerrada')).toBeVisible();
});

test('what was changed on another device is asked about in the form, which keeps what was typed', async () => {
  const { user, gateway, userId } = await shown();
  await openSeries(user);
  const dialog = within(await openedDialog('Aluguel'));
  await user.click(dialog.getByRole('button', { name: 'Mudar' }));
  const amount = dialog.getByLabelText(/^Valor/);
  await user.clear(amount);
  await user.type(amount, '150');
  const { outcome: _outcome, ...terms } = aSeriesRowDraft({
    ...{ kind: 'expense', name: 'Aluguel', category: 'Escritório', amount: 120 },
    ...{ startsOn: month, anchorDay: 1, course: null },
  });
  await gateway.series.insert(userId, seriesNumberId(RENT, 2), { ...terms, outcome: null });
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText(/também foi alterada em outra aba/)).toBeVisible();
  expect(dialog.getByText(/Campos em conflito: Valor\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Manter o que digitei' }));
  expect(amount).toHaveDisplayValue('150.00');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(gateway.tables.series.of(userId)).toContainEqual(
      expect.objectContaining({ id: seriesNumberId(RENT, 2), amount: 150 }),
    );
  });
  expect(await dialog.findByRole('button', { name: 'Mudar' })).toBeVisible();
});

test('what is left out is told, and offered again after an undo', async () => {
  const { user, undone } = await shown();
  const strip = within(await screen.findByRole('region', { name: 'O que se repete' }));
  await user.click(strip.getByRole('checkbox'));
  await user.click(strip.getByRole('button', { name: 'Deixar de fora' }));
  expect(await screen.findByText('1 ficou de fora.')).toBeVisible();
  expect(undone()).toEqual(['dispensa do que se repete']);
  await user.click(screen.getByRole('button', { name: /^Desfazer/ }));
  expect(await screen.findByRole('button', { name: 'Criar 1' })).toBeVisible();
});

test('a series is paused, which its notice undoes over the dialog, and then ended', async () => {
  const { user, gateway, userId, undone } = await shown();
  await openSeries(user);
  const dialog = within(await openedDialog('Aluguel'));
  await user.click(dialog.getByRole('button', { name: 'Pausar' }));
  expect(await dialog.findByRole('button', { name: 'Retomar' })).toBeVisible();
  expect(await screen.findByText('“Aluguel” está em pausa.')).toBeVisible();
  expect(undone()).toEqual(['pausa do que se repete', 'Aluguel']);
  // The style that lets a notice be pressed over a dialog is that of the page.
  fireEvent.click(screen.getByRole('button', { name: /^Desfazer/ }));
  await user.click(await dialog.findByRole('button', { name: 'Encerrar' }));
  await user.click(dialog.getByRole('button', { name: 'Sim, encerrar' }));
  expect(await dialog.findByText('Encerrada')).toBeVisible();
  expect(gateway.tables.series.of(userId)).toContainEqual(
    expect.objectContaining({ id: seriesNumberId(RENT, 2), course: 'ended' }),
  );
});

test('the change of the last number promises no more', async () => {
  const { user } = await shown({ lastNumber: 2 });
  await openSeries(user);
  const dialog = within(await openedDialog('Aluguel'));
  await user.click(dialog.getByRole('button', { name: 'Mudar' }));
  expect(await dialog.findByText('Nada se repete até lá.')).toBeVisible();
});

test('name, category, amount and payment method of an expense change from here on', async () => {
  const { user, gateway, userId, undone } = await shown();
  await openSeries(user);
  const dialog = within(await openedDialog('Aluguel'));
  await user.click(dialog.getByRole('button', { name: 'Mudar' }));
  const type = async (label: RegExp, text: string) => {
    const field = dialog.getByLabelText(label);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };
  await type(/^Descrição/, ' ');
  await type(/^Valor/, '-1');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText('Descrição é obrigatória')).toBeVisible();
  expect(dialog.getByText('Valor não pode ser negativo')).toBeVisible();
  await type(/^Descrição/, 'Sala nova');
  await type(/^Valor/, '1020');
  await user.selectOptions(dialog.getByLabelText(/^Categoria/), 'Serviços');
  await user.selectOptions(dialog.getByLabelText(/^Forma de Pagamento/), 'Boleto');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(gateway.tables.series.of(userId)).toContainEqual(
      expect.objectContaining({
        ...{ id: seriesNumberId(RENT, 2), name: 'Sala nova', category: 'Serviços', amount: 1020 },
        ...{ paymentMethod: 'boleto', kind: 'expense', anchorDay: 1 },
      }),
    );
  });
  expect(await screen.findByRole('dialog', { name: 'Sala nova' })).toBeVisible();
  expect(undone()).not.toBeNull();
  // What was made before keeps its name.
  expect(gateway.tables.expenses.of(userId)).toMatchObject([{ description: 'Aluguel' }]);
});

test('the days to come begin with the next one, also where the rule’s day is before the record’s', async () => {
  const { user } = await shown();
  await user.click(await screen.findByRole('button', { name: 'Novo Gasto' }));
  const form = within(await openedDialog('Novo Gasto'));
  fireEvent.change(form.getByLabelText(/^Data/), { target: { value: '2026-03-10' } });
  await user.selectOptions(form.getByLabelText('Repete'), 'No primeiro dia útil');
  expect(await form.findByText(/^Depois: 01\/04/)).toBeVisible();
});

test('a record says how often its own number comes, and nothing once nothing comes any more', async () => {
  const { store } = await shown({}, () => null);
  const repeatOf = (number: number) => selectRepeat(store.getState())(madeRowId(RENT, number));
  const add = (number: number, terms: Partial<SeriesRow>) =>
    store.dispatch(
      seriesActions.recordRead({
        ...aSeriesRow(),
        ...emptySeriesRow,
        ...terms,
        id: seriesNumberId(RENT, number),
      }),
    );
  await waitFor(() => expect(repeatOf(1)).toMatchObject({ word: 'todo mês', hasEnded: false }));
  add(5, { ...{ kind: 'expense', name: 'Aluguel', startsOn: month, unit: 'week' }, every: 1 });
  expect(repeatOf(4)).toMatchObject({ word: 'todo mês' });
  expect(repeatOf(7)).toMatchObject({ word: 'toda semana' });
  add(9, { course: 'ended' });
  expect(repeatOf(7)).toMatchObject({ hasEnded: true });
});

test.each<[string, Partial<SeriesRow>, string]>([
  ['every two weeks', { unit: 'week', every: 2 }, 'Ele se repete a cada 2 semanas, e'],
  ['paused', { course: 'paused' }, ''],
  ['ended', { course: 'ended' }, ''],
  ['until a day that has passed', { until: addMonths(month, -1) }, ''],
  ['once', { lastNumber: 1 }, ''],
])('the deletion of the last record of a series that is %s', async (_, rule, text) => {
  const { store } = await shown(rule, () => null);
  await waitFor(() => expect(store.getState().series.loaded).toBe(true));
  const today = localDay(new Date());
  expect(goesOnText(store.getState(), [RENT], today).slice(0, text.length || 1)).toBe(text);
});

test('the question before a bulk deletion says once which series go on', async () => {
  const { store } = await shown();
  await waitFor(() => expect(store.getState().series.loaded).toBe(true));
  const today = localDay(new Date());
  const web = `2${RENT.slice(1)}`;
  const [second, other] = [madeRowId(RENT, 2), anExpense({ id: 'other' })];
  const text = (...ids: string[]) => goesOnText(store.getState(), ids, today);
  store.dispatch(expensesActions.created(anExpense({ id: second })));
  store.dispatch(expensesActions.created(other));
  expect([text(RENT, other.id), text(other.id)]).toEqual(['', '']);
  expect(text(RENT, second, other.id)).toBe(
    'Entre eles há o que se repete todo mês, e o próximo ainda será oferecido. Para encerrar, toque em “todo mês” na lista ou na oferta.',
  );
  store.dispatch(expensesActions.created(anExpense({ id: web })));
  const terms = { kind: 'expense', name: 'Hospedagem', startsOn: month, unit: 'week' } as const;
  store.dispatch(
    seriesActions.recordRead({
      ...{ ...aSeriesRow(), ...emptySeriesRow, ...terms },
      ...{ id: seriesNumberId(web, 1), every: 2 },
    }),
  );
  expect(text(RENT, second, web)).toBe(
    'Entre eles há o que se repete todo mês ou a cada 2 semanas, e os próximos ainda serão oferecidos. Para encerrar, toque em “todo mês” ou “cada 2 semanas” na lista ou na oferta.',
  );
  store.dispatch(
    workspaceActions.confirmationAsked({
      kind: 'deleteMany',
      entity: 'expenses',
      ids: [RENT, second],
    }),
  );
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^Entre eles há o que se repete todo mês/)).toBeVisible();
});

test('the form of a record that comes again says so', async () => {
  const { user } = await shown();
  await user.click(await screen.findByRole('button', { name: 'Editar o gasto Aluguel' }));
  const form = within(await openedDialog('Editar Gasto'));
  expect(form.getByText(/^Repete: todo mês\./)).toBeVisible();
  expect(form.queryByLabelText('Repete')).toBeNull();
});
