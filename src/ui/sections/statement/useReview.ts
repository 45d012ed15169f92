import { useCallback, useMemo, useState } from 'react';

import { expensesSelectors } from '../../../features/business/expenses/expensesSlice';
import { parsePartId } from '../../../features/business/payments/paymentPart';
import { paymentsSelectors } from '../../../features/business/payments/paymentsSlice';
import type { ComparedFiles } from '../../../features/business/statement/compare';
import type { StatementLine } from '../../../features/business/statement/mergeFiles';
import { reviewOf, type Review } from '../../../features/business/statement/review';
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
import type { LineIntents, RowAction, RowContent, RowContext } from './LineRow';
import { lazyChoices, useOpenParts, useValueUnlessHeld } from './parts';
import { asideText, isGuess } from './statementTexts';

/** What is done with a line and stored at once. */
function useIntents(userId: string): LineIntents {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useMemo(() => {
    const save = (line: StatementLine, changes: Partial<StoredLineDraft>) => {
      const { id, ...facts } = factsOf(userId, line);
      dispatch(statementLinesActions.saveRequested({ id, changes: { ...facts, ...changes } }));
    };
    return {
      decline(line, id) {
        const row = statementLinesSelectors.selectById(store.getState(), lineId(userId, line.hash));
        save(line, { declinedIds: writeIdList([...parseIdList(row?.declinedIds ?? null), id]) });
      },
      reconsider: (line) => save(line, { declinedIds: null }),
      setAside: (line, value) => save(line, { setAside: value }),
      link: (line, expenseId) => save(line, { expenseId }),
    };
  }, [dispatch, store, userId]);
}

/** The rows of a review, by list, and the reasons for which lines are left out. */
function rowsOf(review: Review, intents: LineIntents, offer: (line: StatementLine) => void) {
  const reasons = new Set<string>();
  const aside = (line: StatementLine, group: string, why: string, actions: RowAction[]) => {
    reasons.add(group);
    return { kind: 'aside', line, why, actions } as const;
  };
  const asides = [
    ...review.linked.map(({ line, same }) =>
      aside(line, 'já é um gasto', `é o gasto “${same.description}”`, [
        { label: 'Desfazer', onPress: () => intents.link(line, null) },
      ]),
    ),
    ...review.others.map(({ line, why }) => {
      const label = why === 'byHand' ? 'É outra' : line.cents > 0 ? 'É de um cliente' : 'É gasto';
      const actions = isGuess(why) ? [{ label, onPress: () => offer(line) }] : [];
      return aside(line, asideText[why], asideText[why], actions);
    }),
    ...review.setAside.map((line) =>
      aside(line, asideText.setAside, '', [
        { label: 'Trazer de volta', onPress: () => intents.setAside(line, false) },
      ]),
    ),
  ];
  return {
    sure: review.sure.map((pair): RowContent => ({ kind: 'pair', isSure: true, ...pair })),
    likely: review.likely.map((pair): RowContent => ({ kind: 'pair', isSure: false, ...pair })),
    choose: review.choose.map((each): RowContent => ({ kind: 'choose', ...each })),
    incoming: review.incoming.map((line): RowContent => ({ kind: 'incoming', line })),
    same: review.same.map(({ line, same }): RowContent => ({ kind: 'same', line, same })),
    possible: review.possible.map((each): RowContent => ({ kind: 'expense', ...each })),
    asides,
    reasons: [...reasons],
  };
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
  const payments = useValueUnlessHeld(useAppSelector(paymentsSelectors.selectEntities), isHeld);
  const named = useOpenParts(today, isHeld);
  const intents = useIntents(userId);
  /** Lines that are offered although their text suggests something else. */
  const [offered, setOffered] = useState<ReadonlySet<string>>(new Set());
  const offer = useCallback(
    ({ hash }: StatementLine) => setOffered((before) => new Set([...before, hash])),
    [],
  );
  const review = useMemo(
    () =>
      reviewOf(compared, {
        stored,
        isOpen: (id, partCents) => named.get(id)?.part.cents === partCents,
        isReceived: (id) => !named.has(id) && payments[parsePartId(id).id] !== undefined,
        expenses,
        offered,
      }),
    [compared, stored, named, payments, expenses, offered],
  );
  const rows = useMemo(() => rowsOf(review, intents, offer), [review, intents, offer]);
  const context = useMemo(
    (): RowContext => ({ named, choices: lazyChoices(named), today, intents }),
    [named, today, intents],
  );
  const declinedOf = useMemo(
    () => new Map(stored.map(({ id, declinedIds }) => [hashOfLineId(id), declinedIds])),
    [stored],
  );
  return { review, rows, context, declinedOf };
}
