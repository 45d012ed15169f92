import { useCallback, useMemo, useState } from 'react';

import type { Client } from '../../../features/business/clients/client';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { expensesSelectors } from '../../../features/business/expenses/expensesSlice';
import { partId } from '../../../features/business/payments/paymentPart';
import { selectPartsByPayment } from '../../../features/business/payments/paymentPartsSlice';
import { paymentsSelectors } from '../../../features/business/payments/paymentsSlice';
import type { ComparedFiles } from '../../../features/business/statement/compare';
import type { StatementLine } from '../../../features/business/statement/mergeFiles';
import { payerOf } from '../../../features/business/statement/payer';
import { allReceipts } from '../../../features/business/payments/received';
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
import type { Day } from '../../../features/shared/days';
import { quoted } from '../../../features/shared/quoted';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { useToday } from '../../kit/hooks/useToday';
import { formatShortDay } from '../../kit/text/format';
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
      decline(line, ids) {
        const row = statementLinesSelectors.selectById(store.getState(), lineId(userId, line.hash));
        save(line, {
          declinedIds: writeIdList([...parseIdList(row?.declinedIds ?? null), ...ids]),
        });
      },
      reconsider: (line) => save(line, { declinedIds: null }),
      setAside: (line, value) => save(line, { setAside: value }),
      link: (line, expenseId) => save(line, { expenseId }),
    };
  }, [dispatch, store, userId]);
}

/** The rows of a review, by list, and the reasons for which lines are left out. */
function rowsOf(
  review: Review,
  clients: Readonly<Record<string, Client>>,
  intents: LineIntents,
  offer: (line: StatementLine) => void,
  today: Day,
) {
  const row = (line: StatementLine, why: string, actions: RowAction[] = []): RowContent => ({
    kind: 'aside',
    line,
    why,
    actions,
  });
  const offering = (line: StatementLine, label: string): RowAction[] => [
    { label, onPress: () => offer(line) },
  ];
  const registered = [
    ...review.registered.map(({ line, receipt }) => {
      if (receipt === null) return row(line, 'já registrado');
      const on = receipt.on === null ? '' : ` em ${formatShortDay(receipt.on, today)}`;
      return row(line, `já marcado como recebido${on}`, offering(line, 'É outro'));
    }),
    ...review.linked.map(({ line, same }) =>
      row(line, `é o gasto ${quoted(same.description)}`, [
        { label: 'Desfazer', onPress: () => intents.link(line, null) },
      ]),
    ),
  ];
  const [only] = registered;
  const client = clients[review.registered[0]?.receipt?.clientId ?? '']?.name;
  return {
    sure: review.sure.map((pair): RowContent => ({ kind: 'pair', isSure: true, ...pair })),
    likely: review.likely.map((pair): RowContent => ({ kind: 'pair', isSure: false, ...pair })),
    differing: review.differing.map((each): RowContent => ({ kind: 'differing', ...each })),
    choose: review.choose.map((each): RowContent => ({ kind: 'choose', ...each })),
    unidentified: [
      ...review.incoming.map((line): RowContent => ({ kind: 'incoming', line })),
      ...review.same.map(({ line, same }): RowContent => ({ kind: 'same', line, same })),
      ...review.possible.map((each): RowContent => ({ kind: 'expense', ...each })),
    ],
    asides: [
      ...review.others.map(({ line, why }) => {
        const label = line.cents > 0 ? 'É de um cliente' : 'É gasto';
        return row(line, asideText[why], isGuess(why) ? offering(line, label) : []);
      }),
      ...review.setAside.map((line) =>
        row(line, asideText.setAside, [
          { label: 'Trazer de volta', onPress: () => intents.setAside(line, false) },
        ]),
      ),
    ],
    reasons: [
      ...new Set([
        ...review.others.map(({ why }) => asideText[why]),
        ...review.setAside.map(() => asideText.setAside),
      ]),
    ],
    registered,
    /** What the only registered line is. */
    registeredNote:
      registered.length === 1 && only?.kind === 'aside'
        ? [client ?? payerOf(only.line.text).name, only.why].filter(Boolean).join(', ')
        : '',
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
  const payments = useValueUnlessHeld(useAppSelector(paymentsSelectors.selectAll), isHeld);
  const partsOf = useValueUnlessHeld(useAppSelector(selectPartsByPayment), isHeld);
  const named = useOpenParts(today, isHeld);
  const intents = useIntents(userId);
  /** Lines that are offered although their text suggests something else. */
  const [offered, setOffered] = useState<ReadonlySet<string>>(new Set());
  const offer = useCallback(
    ({ hash }: StatementLine) => setOffered((before) => new Set([...before, hash])),
    [],
  );
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
  const clients = useAppSelector(clientsSelectors.selectEntities);
  const rows = useMemo(
    () => rowsOf(review, clients, intents, offer, today),
    [review, clients, intents, offer, today],
  );
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
