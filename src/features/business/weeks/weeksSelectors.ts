import { createSelector } from '@reduxjs/toolkit';

import { expensesSelectors } from '../expenses/expensesSlice';
import { paymentPartsSelectors } from '../payments/paymentPartsSlice';
import { paymentsSelectors } from '../payments/paymentsSlice';
import { selectReceipts } from '../payments/receivedSelectors';
import { selectReceivables } from '../payments/receivableSelectors';
import { profilesSelectors } from '../profile/profilesSlice';
import { projectsSelectors } from '../projects/projectsSlice';
import type { Day } from '../../shared/days';
import { selectAllSeries, selectSettledNumbers } from '../series/seriesSelectors';
import { seriesSelectors } from '../series/seriesSlice';
import { balanceToday, expectedMoney, repeatedMoney } from './expected';
import { weeksOf } from './weeks';

type Root = Parameters<typeof selectReceivables>[0] &
  Parameters<typeof expensesSelectors.selectAll>[0] &
  Parameters<typeof profilesSelectors.selectAll>[0] &
  Parameters<typeof projectsSelectors.selectAll>[0] &
  Parameters<typeof selectAllSeries>[0];

const todayOf = (_root: Root, today: Day): Day => today;

/** What comes again and is not made yet. */
const selectRepeatedMoney = createSelector(
  [selectAllSeries, selectSettledNumbers, projectsSelectors.selectEntities, todayOf],
  repeatedMoney,
);

/** Whether everything is loaded from which the weeks to come are computed. */
export const selectAreWeeksKnown = (root: Root): boolean =>
  [
    paymentsSelectors,
    paymentPartsSelectors,
    expensesSelectors,
    profilesSelectors,
    projectsSelectors,
    seriesSelectors,
  ].every(({ selectIsLoaded }) => selectIsLoaded(root));

/** Everything that is expected, as seen on a day. */
export const selectExpectedMoney = createSelector(
  [selectReceivables, selectReceipts, expensesSelectors.selectAll, selectRepeatedMoney, todayOf],
  expectedMoney,
);

/** How much there is in the account on a day; null if no balance is stored. */
export const selectBalanceToday = createSelector(
  // An account has one profile at most.
  [
    (root: Root) => profilesSelectors.selectAll(root)[0] ?? null,
    selectReceipts,
    expensesSelectors.selectAll,
    todayOf,
  ],
  balanceToday,
);

/** The weeks to come without late money, as seen on a day. Without a balance they begin with nothing. */
export const selectWeeks = createSelector(
  [selectExpectedMoney, todayOf, selectBalanceToday],
  (expected, today, balance) => weeksOf(expected, today, balance ?? 0),
);
