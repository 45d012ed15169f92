import { useCallback, useMemo, useState } from 'react';

import { expensesSelectors } from '../../../features/business/expenses/expensesSlice';
import { partId } from '../../../features/business/payments/paymentPart';
import { selectPartsByPayment } from '../../../features/business/payments/paymentPartsSlice';
import { paymentsSelectors } from '../../../features/business/payments/paymentsSlice';
import type { ComparedFiles } from '../../../features/business/statement/compare';
import type { StatementLine } from '../../../features/business/statement/mergeFiles';
import { allReceipts } from '../../../features/business/payments/received';
import { reviewOf } from '../../../features/business/statement/review';
import { factsOf } from '../../../features/business/statement/selection';
import {
  statementLinesActions,
  statementLinesSelectors,
} from '../../../features/business/statement/statementLinesSlice';
import { selectStatement } from '../../../features/business/statement/statementSlice';
import {
  hashOfLineId,
  lineId,
  parseIdList,
  writeIdList,
  type StoredLineDraft,
} from '../../../features/business/statement/storedLine';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { useToday } from '../../kit/hooks/useToday';
import type { LineIntents, RowContext } from './LineRow';
import { lazyChoices, useOpenParts, useValueUnlessHeld } from './parts';

/** What is done with a line and stored at once. */
function useIntents(userId: string, offer: LineIntents['offer']): LineIntents {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useMemo(() => {
    const save = (line: StatementLine, changes: Partial<StoredLineDraft>) => {
      const { id, ...facts } = factsOf(userId, line);
      dispatch(statementLinesActions.saveRequested({ id, changes: { ...facts, ...changes } }));
    };
    return {
      decline(line, ids) {
        const row = statementLinesSelectors.selectById(store.getState(), lineId(userId, line.hash));
        save(line, {
          declinedIds: writeIdList([...parseIdList(row?.declinedIds ?? null), ...ids]),
        });
      },
      reconsider: (line) => save(line, { declinedIds: null }),
      setAside: (line, value) => save(line, { setAside: value }),
      link: (line, expenseId) => save(line, { expenseId }),
      offer,
    };
  }, [dispatch, store, userId, offer]);
}

/**
 * The lines in groups by the account's current data. While lines are being confirmed, the groups stay as they are, and
 * the foot shows the progress.
 */
export function useReview(compared: ComparedFiles, userId: string) {
  const today = useToday();
  const isHeld = useAppSelector((root) => selectStatement(root).run !== null);
  const stored = useValueUnlessHeld(useAppSelector(statementLinesSelectors.selectAll), isHeld);
  const expenses = useValueUnlessHeld(useAppSelector(expensesSelectors.selectEntities), isHeld);
  const payments = useValueUnlessHeld(useAppSelector(paymentsSelectors.selectAll), isHeld);
  const partsOf = useValueUnlessHeld(useAppSelector(selectPartsByPayment), isHeld);
  const named = useOpenParts(today, isHeld);
  /** Lines that are offered although their text suggests something else. */
  const [offered, setOffered] = useState<ReadonlySet<string>>(new Set());
  const offer = useCallback(
    ({ hash }: StatementLine) => setOffered((before) => new Set([...before, hash])),
    [],
  );
  const intents = useIntents(userId, offer);
  const received = useMemo(
    () =>
      new Set(
        allReceipts(payments, partsOf).map(({ payment, number }) => partId(payment.id, number)),
      ),
    [payments, partsOf],
  );
  const review = useMemo(
    () =>
      reviewOf(compared, {
        stored,
        isOpen: (id, partCents) => named.get(id)?.part.cents === partCents,
        isReceived: (id) => received.has(id),
        expenses,
        offered,
      }),
    [compared, stored, named, received, expenses, offered],
  );
  const context = useMemo(
    (): RowContext => ({ named, choices: lazyChoices(named), today, intents }),
    [named, today, intents],
  );
  const declinedOf = useMemo(
    () => new Map(stored.map(({ id, declinedIds }) => [hashOfLineId(id), declinedIds])),
    [stored],
  );
  return { review, context, declinedOf };
}
