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

afterEach(() => jest.useRealTimers());

const sheetField = () => screen.findByRole('textbox', { name: 'Cole aqui as linhas da planilha' });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });
};

/** Opens the section and pastes a sheet, by default with two clients, one of whom has a side row. */
async function pasted(text = 'Nome\tCidade\nAna\tSantos\nBia\t') {
  const section = await renderSection(SpreadsheetSection, ({ tables }, userId) =>
    tables.clients.seed(userId, aClient({ name: 'Caio' })),
  );
  fireEvent.paste(await sheetField(), { clipboardData: { getData: () => text } });
  await screen.findByRole('button', { name: 'Trazer 2 clientes' });
  return section;
}

test('an import that fails says so beside the sheet, which can be tried again', async () => {
  const { gateway } = await pasted();
  gateway.traffic.fail('clients.restoreAll', 'refused');
  // It is tried again by itself, after a while.
  jest.useFakeTimers();
  await press('Trazer 2 clientes');
  expect(await screen.findByText(/^Não deu para trazer a planilha/)).toBeVisible();
  await press('Trazer 2 clientes');
  expect(await screen.findByText('2 clientes trazidos.')).toBeVisible();
});

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

test('a press that takes the focus from a mended row finds its button where it was, and brings that row, too', async () => {
  const { user } = await pasted('Nome\tCidade\nAna\tSantos\n\tNatal\nBia\t');
  const button = screen.getByRole('button', { name: 'Trazer 2 clientes' });
  const cell = screen.getByRole('textbox', { name: 'Nome, linha 3' });
  await user.type(cell, 'Zé');
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(cell).not.toHaveFocus();
  expect(cell).toBeVisible();
  expect(screen.getByRole('heading', { name: /1 com problema/ })).toBeVisible();
  // What was mended is seen at once, where nothing moves by it.
  expect(screen.getByRole('cell', { name: 'Zé' })).toBeVisible();
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByText('3 clientes trazidos.')).toBeVisible();
});

test('after a press on nothing, the mended row is none of the problems', async () => {
  const { user } = await pasted('Nome\tCidade\nAna\tSantos\n\tNatal\nBia\t');
  await user.type(screen.getByRole('textbox', { name: 'Nome, linha 3' }), 'Zé');
  await user.click(document.body);
  expect(await screen.findByRole('button', { name: 'Trazer 3 clientes' })).toBeEnabled();
  expect(screen.queryByRole('region', { name: 'Com problema' })).toBeNull();
});
