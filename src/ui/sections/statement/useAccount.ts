import { useCallback } from 'react';

import { clientDetailsSelectors } from '../../../features/business/clients/clientDetailsSlice';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { expensesSelectors } from '../../../features/business/expenses/expensesSlice';
import { partId } from '../../../features/business/payments/paymentPart';
import {
  paymentPartsSelectors,
  selectPartsByPayment,
} from '../../../features/business/payments/paymentPartsSlice';
import { paymentsSelectors } from '../../../features/business/payments/paymentsSlice';
import { selectReceivables } from '../../../features/business/payments/receivableSelectors';
import { allReceipts } from '../../../features/business/payments/received';
import { profilesSelectors } from '../../../features/business/profile/profilesSlice';
import { selectProfile } from '../../../features/app/session/selectProfile';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { selectUser } from '../../../features/app/session/sessionSlice';
import { displayName } from '../../../features/shared/user';
import { toCents } from '../../../features/shared/money';
import type { AccountData } from '../../../features/business/statement/compare';
import { statementLinesSelectors } from '../../../features/business/statement/statementLinesSlice';
import { type RootState, useAppStore } from '../../../store/hooks';
import { knownColumns } from './knownColumns';

/** All data of the account with which a statement is compared. */
function accountOf(root: RootState, today: string): AccountData {
  const projects = projectsSelectors.selectEntities(root);
  const clientOf = (projectId: string | null) => projects[projectId ?? '']?.clientId ?? null;
  const details = clientDetailsSelectors.selectEntities(root);
  const user = selectUser(root);
  const profile = selectProfile(root);
  const partsOf = selectPartsByPayment(root);
  const all = allReceipts(paymentsSelectors.selectAll(root), partsOf);
  return {
    today,
    columns: knownColumns(),
    openParts: selectReceivables(root, today).map((open) => ({
      id: partId(open.payment.id, open.part.number),
      cents: toCents(open.part.amount ?? 0),
      dueOn: open.part.dueOn,
      clientId: clientOf(open.payment.projectId),
    })),
    received: all.map(({ payment, number, day, amount }) => ({
      id: partId(payment.id, number),
      cents: toCents(amount),
      on: day,
      clientId: clientOf(payment.projectId),
    })),
    clients: clientsSelectors.selectAll(root).map(({ id, name, company }) => ({
      id,
      names: company === null ? [name] : [name, company],
      document: details[id]?.document ?? null,
    })),
    stored: statementLinesSelectors.selectAll(root),
    // Only some fields of the expenses are passed, because they are copied for the worker.
    expenses: expensesSelectors
      .selectAll(root)
      .map(({ id, description, category, amount, date }) => ({
        id,
        description,
        category,
        amount,
        date,
      })),
    owner: {
      names: [user && displayName(user), profile?.name].filter((name) => typeof name === 'string'),
      documents: profile?.document ? [profile.document] : [],
    },
  };
}

const COMPARED = [
  clientsSelectors,
  clientDetailsSelectors,
  projectsSelectors,
  paymentsSelectors,
  paymentPartsSelectors,
  expensesSelectors,
  profilesSelectors,
  statementLinesSelectors,
];

/** Whether all data for a comparison is loaded, or shown from this device's snapshot. */
export const selectIsComparable = (root: RootState): boolean =>
  COMPARED.every(({ selectIsLoaded }) => selectIsLoaded(root));

export function useAccount(today: string): () => AccountData {
  const store = useAppStore();
  return useCallback(() => accountOf(store.getState(), today), [store, today]);
}
