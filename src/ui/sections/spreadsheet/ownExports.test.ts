import { waitFor } from '@testing-library/react';

import {
  aClient,
  aClientDetails,
  anExpense,
  anExpenseProject,
  aProject,
} from '../../../../test/builders';
import { renderSection } from '../../../../test/renderSection';
import { checkSheet } from '../../../features/business/spreadsheet/checkSheet';
import { OWN_TITLES } from '../../../features/business/spreadsheet/fields';
import { readSheetFile } from '../../../features/business/spreadsheet/readSheet';
import { csvOf } from '../exports/csv';
import { listTable } from '../exports/tables';

const clients = [
  aClient({
    name: '=1+1; "Bar"',
    company: '-x',
    phone: '+55 11 98123-4501',
    email: 'a@a.com',
    observations: 'uma linha\n05/06/2026; outra',
    createdAt: '2026-01-20T12:00:00+00:00',
  }),
  aClient({ name: 'Total Express', createdAt: '2026-01-20T12:00:00+00:00' }),
];

const details = aClientDetails({
  id: clients[0]?.id ?? '',
  document: '01234567890',
  address: 'Rua A, 1',
  city: 'Santos',
  state: 'SP',
});

const expenses = [
  anExpense({ description: "'aspas", amount: 1234.5, date: '2026-05-06', paymentMethod: 'cartao' }),
  anExpense({
    description: 'Café',
    amount: 0,
    date: '2026-03-04',
    notes: '@nota',
    category: 'Outros',
  }),
];

test.each(['clients', 'expenses'] as const)(
  'the export of %s goes back in without a question',
  async (entity) => {
    const project = aProject({ name: 'Site' });
    const { store } = await renderSection(
      () => null,
      ({ tables }, userId) => {
        tables.clients.seed(userId, ...clients);
        tables.clientDetails.seed(userId, details);
        tables.expenses.seed(userId, ...expenses);
        tables.projects.seed(userId, project);
        tables.expenseProjects.seed(
          userId,
          anExpenseProject({ id: expenses[0]?.id ?? '', projectId: project.id }),
        );
      },
    );
    await waitFor(() => {
      expect(store.getState().expenseProjects.loaded).toBe(true);
      expect(store.getState().clientDetails.loaded).toBe(true);
    });
    const rows = entity === 'clients' ? clients : expenses;
    const table = listTable(
      store.getState(),
      entity,
      rows.map(({ id }) => id),
    );
    expect(table.columns).toEqual(OWN_TITLES[entity]);
    const sheet = readSheetFile(entity, new TextEncoder().encode(csvOf(table)));
    if (sheet.kind !== 'sheet') throw new Error(sheet.problem);
    const choices = {
      uses: sheet.guess,
      ...{ order: null, year: null, takesNegatives: false },
      ...{ words: {}, cells: {}, left: [], newPeople: [] },
    };
    const nothing = { today: '2026-11-20', clients: [], expenses: [], projects: [project] };
    const { fresh, groups, lostProjects } = checkSheet(entity, sheet, choices, nothing);
    expect([groups, lostProjects]).toEqual([[], []]);
    expect(fresh).toMatchObject(
      entity === 'clients'
        ? clients.map(({ id: _id, createdAt: _at, ...draft }, at) => ({
            draft,
            details: at === 0 ? { document: '01234567890', city: 'Santos', state: 'SP' } : null,
            createdOn: '2026-01-20',
          }))
        : expenses.map(({ id: _id, createdAt: _at, updatedAt: _on, ...draft }, at) => ({
            draft,
            projectId: at === 0 ? project.id : null,
          })),
    );
    const stored = {
      ...nothing,
      expenses,
      clients: clients.map((each) => ({ ...each, document: null })),
    };
    expect(checkSheet(entity, sheet, choices, stored).counts).toMatchObject({ new: 0, there: 2 });
  },
);
