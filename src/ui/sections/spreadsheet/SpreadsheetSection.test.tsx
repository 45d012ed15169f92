import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { aClient } from '../../../../test/builders';
import { renderSection } from '../../../../test/renderSection';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { readPasted } from '../../../features/business/spreadsheet/readSheet';
import SpreadsheetSection from './SpreadsheetSection';
import type { SheetRequest } from './spreadsheet.worker';

/** Reads as the worker does, but in this thread. */
class ReadingWorker extends EventTarget {
  postMessage({ entity, source }: SheetRequest): void {
    const data = readPasted(entity, typeof source === 'string' ? source : '');
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate = (): void => undefined;
}

beforeEach(() => {
  Object.assign(globalThis, { Worker: ReadingWorker });
});

const sheetField = () => screen.findByRole('textbox', { name: 'Cole aqui as linhas da planilha' });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });
};

/** Opens the section and pastes a sheet with two clients, one of whom has a side row. */
async function pasted() {
  const section = await renderSection(SpreadsheetSection, ({ tables }, userId) =>
    tables.clients.seed(userId, aClient({ name: 'Caio' })),
  );
  const getData = () => 'Nome\tCidade\nAna\tSantos\nBia\t';
  fireEvent.paste(await sheetField(), { clipboardData: { getData } });
  await screen.findByRole('button', { name: 'Trazer 2 clientes' });
  return section;
}

test('an import that fails says so beside the sheet, which can be tried again', async () => {
  const { gateway } = await pasted();
  gateway.traffic.fail('clients.restoreAll', 'refused');
  await press('Trazer 2 clientes');
  expect(
    await screen.findByText(/^Não deu para trazer a planilha/, {}, { timeout: 9_000 }),
  ).toBeVisible();
  await press('Trazer 2 clientes');
  expect(await screen.findByText('2 clientes trazidos.')).toBeVisible();
}, 20_000);

test('without the part that writes, the button says that nothing has come in', async () => {
  const { store } = await pasted();
  jest.spyOn(store, 'loadSpreadsheet').mockRejectedValueOnce(new Error('offline'));
  await press('Trazer 2 clientes');
  expect(await screen.findByText(/^Nada entrou: uma parte/)).toBeVisible();
  await press('Trazer 2 clientes');
  expect(await screen.findByText('2 clientes trazidos.')).toBeVisible();
  expect(screen.queryByText(/^Nada entrou/)).toBeNull();
});

test('after a sheet has come in, another one can, also into the other list', async () => {
  const { store } = await pasted();
  await press('Trazer 2 clientes');
  await screen.findByText('2 clientes trazidos.');
  act(() => {
    store.dispatch(workspaceActions.sectionChosen('expensesSheet'));
  });
  await sheetField();
  expect(screen.queryByText('2 clientes trazidos.')).toBeNull();
  act(() => {
    store.dispatch(workspaceActions.sectionChosen('clientsSheet'));
  });
  await press('Trazer outra planilha');
  await sheetField();
  expect(screen.getByRole('heading', { name: 'Traga sua planilha' })).toBeVisible();
});

test('an undo without an answer says so, and can be tried again', async () => {
  const { gateway } = await pasted();
  await press('Trazer 2 clientes');
  await screen.findByText('2 clientes trazidos.');
  gateway.traffic.fail('clients.list', 'unsent');
  await press('Desfazer');
  expect(await screen.findByText(/nada foi desfeito/)).toBeVisible();
  await press('Desfazer');
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Desfeito' })).toBeVisible();
  });
});
