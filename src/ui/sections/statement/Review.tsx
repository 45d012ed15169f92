import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';

import { EXPENSE_CATEGORIES } from '../../../features/business/expenses/expense';
import { expensesSelectors } from '../../../features/business/expenses/expensesSlice';
import { selectIsOffline } from '../../../features/app/device/deviceSlice';
import { parsePartId } from '../../../features/business/payments/paymentPart';
import { paymentsSelectors } from '../../../features/business/payments/paymentsSlice';
import { selectUser } from '../../../features/app/session/sessionSlice';
import type { ComparedFiles } from '../../../features/business/statement/compare';
import type {
  LineConfirmation,
  LineFacts,
} from '../../../features/business/statement/confirmation';
import type { MatchedPair } from '../../../features/business/statement/matching';
import type { StatementLine } from '../../../features/business/statement/mergeFiles';
import type { PossibleExpense } from '../../../features/business/statement/outgoing';
import { reviewOf } from '../../../features/business/statement/review';
import {
  statementLinesActions,
  statementLinesSelectors,
  undoConfirmationRequested,
} from '../../../features/business/statement/statementLinesSlice';
import {
  selectStatement,
  statementActions,
} from '../../../features/business/statement/statementSlice';
import {
  expenseIdOf,
  hashOfLineId,
  writeIdList,
  parseIdList,
  lineId,
  type StoredLineDraft,
} from '../../../features/business/statement/storedLine';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { Button } from '../../kit/form/Button';
import { reserveFoot } from '../../kit/list/reserveFoot';
import { joinWithAnd } from '../../kit/text/format';
import { afterPaint } from '../../kit/hooks/afterPaint';
import { useToday } from '../../kit/hooks/useToday';
import { bookingOf, lazyChoices, useValueUnlessHeld, useOpenParts, type NamedPart } from './parts';
import {
  AsideRow,
  ChoiceRow,
  ExpenseRow,
  IncomingRow,
  PairRow,
  formatCents,
  Rows,
  SameRow,
  type RowHandlers,
} from './rows';
import { statementClasses } from './statementRecipe';
import {
  asideText,
  arrivedText,
  fileText,
  leftOutText,
  leftText,
  countedText,
} from './statementTexts';

/** How many rows of a long list are shown at first. */
const FIRST = 5;

/** A line as it would be stored. */
const factsOf = (userId: string, line: StatementLine): LineFacts => ({
  id: lineId(userId, line.hash),
  source: line.source,
  day: line.day,
  amount: Math.abs(line.cents) / 100,
  outgoing: line.cents < 0,
  text: line.text,
});

interface GroupProps {
  title: string;
  count: number;
  note: string;
  sum?: string;
  open?: boolean;
  /** Called once its rows are on the page. */
  onUnfolded?: () => void;
  children: ReactNode;
}

/** A group of lines that its heading folds and unfolds. */
function Group({ title, count, note, sum, open = true, onUnfolded, children }: GroupProps) {
  const [isOpen, setIsOpen] = useState(open);
  // The rows follow the head in small steps, so that the page stays responsive.
  const isShown = useDeferredValue(isOpen, false);
  useEffect(() => {
    if (isShown) onUnfolded?.();
  }, [isShown, onUnfolded]);
  if (count === 0) return null;
  return (
    <section className={statementClasses.group}>
      <h3>
        <button
          type="button"
          className={statementClasses.groupHead}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {`${title} ${count.toLocaleString('pt-BR')}`}
          <span className={statementClasses.groupNote}>{note}</span>
          {sum !== undefined && <span className={statementClasses.groupSum}>{sum}</span>}
        </button>
      </h3>
      {isOpen && isShown && children}
    </section>
  );
}

/** A list that shows its first rows until the user asks for all. */
function Some<T>({
  title,
  note,
  rows,
  whole = false,
  keyOf,
  render,
}: {
  title: string;
  note: string;
  rows: readonly T[];
  /** Shows all of them from the start. */
  whole?: boolean;
  keyOf: (row: T) => string;
  render: (row: T) => ReactNode;
}) {
  const [isAsked, setIsAsked] = useState(whole);
  const isWhole = useDeferredValue(isAsked);
  const shown = useMemo(() => (isWhole ? rows : rows.slice(0, FIRST)), [isWhole, rows]);
  if (rows.length === 0) return null;
  return (
    <>
      <p className={statementClasses.plain}>
        <strong>{title}</strong> {note}
      </p>
      <Rows key={String(isWhole)} label={title} rows={shown} keyOf={keyOf} render={render} />
      {rows.length > shown.length && (
        <div className={statementClasses.plain}>
          <Button variant="plain" size="sm" onClick={() => setIsAsked(true)}>
            {`Ver as ${rows.length.toLocaleString('pt-BR')}`}
          </Button>
        </div>
      )}
    </>
  );
}

/** Whether a line was left out because of what it says alone. */
const isGuess = (why: keyof typeof asideText): boolean =>
  [
    'byHand',
    'own',
    'invoice',
    'investment',
    'refund',
    'cancelled',
    'unclear',
    'currency',
    'status',
  ].includes(why);

const hashOfRow = ({ line }: { line: StatementLine }): string => line.hash;
const hashOfLine = ({ hash }: StatementLine): string => hash;

const sumOf = (some: readonly { line: StatementLine }[]): string =>
  formatCents(some.reduce((sum, { line }) => sum + line.cents, 0));

/** The bar at the foot, which notices must not cover. */
const foot = (bar: HTMLElement | null) => (bar ? reserveFoot(bar) : undefined);

/** The lines in groups. They are rendered in a task of their own, which input may interrupt. */
export default function Review({ compared }: { compared: ComparedFiles }) {
  const shown = useDeferredValue<ComparedFiles | null>(compared, null);
  return shown && <Groups compared={shown} />;
}

/** One press confirms everything that is ticked. */
function Groups({ compared }: { compared: ComparedFiles }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const today = useToday();
  const userId = useAppSelector((root) => selectUser(root)?.id ?? '');
  const { run, done, ticks, parts: chosen, categories } = useAppSelector(selectStatement);
  const isOffline = useAppSelector(selectIsOffline);
  // While lines are being confirmed, the groups stay as they are, and the footer shows the progress.
  const isHeld = run !== null;
  const stored = useValueUnlessHeld(useAppSelector(statementLinesSelectors.selectAll), isHeld);
  const expenses = useValueUnlessHeld(useAppSelector(expensesSelectors.selectEntities), isHeld);
  const payments = useValueUnlessHeld(useAppSelector(paymentsSelectors.selectEntities), isHeld);
  const named = useOpenParts(today, isHeld);
  const choices = useMemo(() => lazyChoices(named), [named]);
  /** Whether the last press was refused because a ticked expense had no category. */
  const [asksCategory, setAsksCategory] = useState(false);
  /** How often a press was refused. */
  const [refusals, setRefusals] = useState(0);
  /** The field that the user has to fill in, until it has the focus. */
  const wanted = useRef<string | null>(null);
  const focusWanted = useCallback(() => {
    if (wanted.current !== null) document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  }, []);
  /** Lines that are offered although their text suggests something else. */
  const [offered, setOffered] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(
    // Waits for the paint, because focusing forces a layout.
    () => afterPaint(() => heading.current?.focus({ preventScroll: true })),
    [],
  );

  const review = useMemo(
    () =>
      reviewOf(compared, {
        stored,
        isOpen: (id, partCents) => named.get(id)?.part.cents === partCents,
        isReceived: (id) => !named.has(id) && payments[parsePartId(id).paymentId] !== undefined,
        expenses,
        offered,
      }),
    [compared, stored, named, payments, expenses, offered],
  );
  const { sure, likely, choose, incoming, possible, same, linked, setAside, others } = review;
  const declinedOf = useMemo(
    () => new Map(stored.map(({ id, declinedIds }) => [hashOfLineId(id), declinedIds])),
    [stored],
  );

  const intents = useMemo((): RowHandlers => {
    const save = (line: StatementLine, changes: Partial<StoredLineDraft>) => {
      const { id, ...facts } = factsOf(userId, line);
      dispatch(statementLinesActions.saveRequested({ id, changes: { ...facts, ...changes } }));
    };
    return {
      decline(line, id) {
        const row = statementLinesSelectors.selectById(store.getState(), lineId(userId, line.hash));
        save(line, { declinedIds: writeIdList([...parseIdList(row?.declinedIds ?? null), id]) });
      },
      reconsider(line) {
        save(line, { declinedIds: null });
      },
      setAside(line, value) {
        save(line, { setAside: value });
      },
      link(line, expenseId) {
        save(line, { expenseId });
      },
    };
  }, [dispatch, store, userId]);

  /** The parts that each ticked line pays. A part belongs to the first line for which it was chosen. */
  const ticked: { line: StatementLine; parts: NamedPart[]; cents: number[] }[] = [];
  const given = new Set<string>();
  /** Lines whose part belongs to another line. */
  const refused = new Set<string>();
  const give = (line: StatementLine, ids: readonly string[]): void => {
    const parts = ids.flatMap((id) => named.get(id) ?? []);
    // A part of a sum may have been received meanwhile. Then the line pays something else.
    if (parts.length < ids.length) return;
    const cents = bookingOf(line, parts);
    if (cents === null) return;
    if (parts.some(({ part }) => given.has(part.id))) {
      refused.add(line.hash);
      return;
    }
    for (const { part } of parts) given.add(part.id);
    ticked.push({ line, parts, cents });
  };
  for (const { line, part } of sure) if (ticks[line.hash] ?? true) give(line, [part.id]);
  for (const { line, part } of likely) if (ticks[line.hash] ?? false) give(line, [part.id]);
  const giveChosen = (line: StatementLine): void => {
    const ids = chosen[line.hash];
    if (ids !== undefined) give(line, parseIdList(ids));
  };
  for (const { line } of choose) giveChosen(line);
  for (const line of incoming) giveChosen(line);

  const spent = possible.filter(({ line }) => ticks[line.hash] ?? false);
  const categoryOf = ({ line, category }: PossibleExpense) =>
    categories[line.hash] ?? category ?? '';
  const lacking = spent.filter((each) => categoryOf(each) === '');
  const cents = ticked.reduce((sum, { line }) => sum + line.cents, 0);
  const spentCents = spent.reduce((sum, { line }) => sum + line.cents, 0);

  const leave = () => {
    dispatch(statementActions.left());
    dispatch(workspaceActions.sectionChosen('payments'));
  };

  const confirm = () => {
    const [missing] = lacking;
    setAsksCategory(missing !== undefined);
    if (missing) {
      wanted.current = `category-${missing.line.hash}`;
      setRefusals(refusals + 1);
      return;
    }
    if (ticked.length + spent.length === 0) {
      leave();
      return;
    }
    const received = ticked.map(({ line, parts: its, cents: booked }): LineConfirmation => ({
      line: factsOf(userId, line),
      parts: its.map(({ open: { payment, part } }, index) => ({
        paymentId: payment.id,
        number: part.number,
        amount: (booked[index] ?? 0) / 100,
      })),
      expense: null,
    }));
    const expensesToMake = spent.flatMap((each): LineConfirmation[] => {
      const category = EXPENSE_CATEGORIES.find((known) => known === categoryOf(each));
      if (!category) return [];
      const { line, payee } = each;
      const draft = {
        description: payee,
        category,
        amount: Math.abs(line.cents) / 100,
        date: line.day,
        paymentMethod: null,
        notes: null,
      };
      return [
        {
          line: factsOf(userId, line),
          parts: [],
          expense: { id: expenseIdOf(userId, line.hash), draft },
        },
      ];
    });
    dispatch(statementActions.confirmRequested([...received, ...expensesToMake]));
  };

  const pairRow = (usual: boolean) => (pair: MatchedPair) => {
    const its = named.get(pair.part.id);
    return (
      its && (
        <PairRow
          pair={pair}
          named={its}
          today={today}
          isTicked={ticks[pair.line.hash] ?? usual}
          intents={intents}
        />
      )
    );
  };

  const leftOut = Object.values(compared.leftOut).reduce((sum, count) => sum + count, 0);
  const notOffered = linked.length + others.length + setAside.length;
  const noPair = incoming.length + possible.length + same.length + notOffered + leftOut;
  const count = sure.length + likely.length + choose.length;
  const doneCount = review.received.length;
  const words = [
    ticked.length > 0 &&
      (ticked.length === 1
        ? 'Marcar 1 como recebida'
        : `Marcar ${ticked.length.toLocaleString('pt-BR')} como recebidas`),
    spent.length > 0 &&
      `${ticked.length > 0 ? 'registrar' : 'Registrar'} ${countedText(spent.length, 'gasto', 'gastos')}`,
  ].filter(Boolean);
  const label = words.length === 0 ? 'Concluir' : words.join(' e ');
  const left = leftText(count + incoming.length + possible.length + same.length, compared);
  const title =
    doneCount > 0
      ? `${countedText(doneCount, 'recebida', 'recebidas')}. ${left}`
      : sure.length === 0 && count > 0
        ? countedText(count, 'pagamento para olhar', 'pagamentos para olhar')
        : arrivedText(sure.length);
  const marked = [
    ticked.length > 0 && countedText(ticked.length, 'marcada', 'marcadas'),
    ticked.length > 0 && formatCents(cents),
    spent.length > 0 && countedText(spent.length, 'gasto', 'gastos'),
    spent.length > 0 && `− ${formatCents(spentCents)}`,
  ].filter(Boolean);
  /** After everything is done, there is nothing that could be ticked. */
  const canBeTicked =
    doneCount + review.spent.length === 0 || count + incoming.length + possible.length > 0;
  const outs = possible.length + same.length;
  const noPairNote = [
    incoming.length > 0 && countedText(incoming.length, 'entrada', 'entradas'),
    outs > 0 && countedText(outs, 'saída', 'saídas'),
    notOffered > 0 && countedText(notOffered, 'que fica de fora', 'que ficam de fora'),
    leftOut > 0 && leftOutText(compared),
  ]
    .filter(Boolean)
    .join(', ');

  const asides = useMemo(
    () => [
      ...linked.map(({ line, same: { description } }) => ({
        line,
        group: 'já é um gasto',
        why: `é o gasto “${description}”`,
        back: 'Desfazer',
        onBack: (each: StatementLine) => intents.link(each, null),
      })),
      ...others.map(({ line, why }) => ({
        line,
        group: asideText[why],
        why: asideText[why],
        ...(isGuess(why) && {
          back: why === 'byHand' ? 'É outra' : line.cents > 0 ? 'É de um cliente' : 'É gasto',
          onBack: ({ hash }: StatementLine) => setOffered((before) => new Set([...before, hash])),
        }),
      })),
      ...setAside.map((line) => ({
        line,
        group: asideText.setAside,
        why: '',
        back: 'Trazer de volta',
        onBack: (each: StatementLine) => intents.setAside(each, false),
      })),
    ],
    [linked, others, setAside, intents],
  );

  return (
    <>
      <div className={statementClasses.head}>
        <div>
          <h2 ref={heading} tabIndex={-1} className={statementClasses.title}>
            {title}
          </h2>
          <p className={statementClasses.lead}>{fileText(compared)}</p>
        </div>
        <Button variant="outline" onClick={() => dispatch(statementActions.replaceRequested())}>
          Trocar arquivo
        </Button>
      </div>
      <div className={statementClasses.groups}>
        {doneCount + review.spent.length > 0 && (
          <p className={statementClasses.done}>
            {[
              doneCount > 0 && `Recebidas ${doneCount.toLocaleString('pt-BR')}`,
              review.spent.length > 0 && `Gastos ${review.spent.length.toLocaleString('pt-BR')}`,
            ]
              .filter(Boolean)
              .join(' · ')}
            <span className={statementClasses.groupNote}>agora há pouco, com o dia do banco</span>
            {done && (
              <Button
                variant="plain"
                size="sm"
                loading={run !== null}
                onClick={() => dispatch(undoConfirmationRequested(done))}
              >
                Voltar ao que era
              </Button>
            )}
          </p>
        )}
        <Group title="Certas" count={sure.length} note="já marcadas para você" sum={sumOf(sure)}>
          <Rows label="Certas" rows={sure} keyOf={hashOfRow} render={pairRow(true)} />
        </Group>
        <Group
          title="Prováveis"
          count={likely.length}
          note="olhe e marque as que forem"
          sum={sumOf(likely)}
        >
          <Rows label="Prováveis" rows={likely} keyOf={hashOfRow} render={pairRow(false)} />
        </Group>
        <Group title="Escolher" count={choose.length} note="diga qual parcela é">
          <Rows
            label="Escolher"
            rows={choose}
            keyOf={hashOfRow}
            render={({ line, candidates }) => (
              <ChoiceRow
                line={line}
                candidates={candidates}
                parts={named}
                choices={choices}
                chosen={chosen[line.hash] ?? ''}
                isRefused={refused.has(line.hash)}
                today={today}
              />
            )}
          />
        </Group>
        <Group
          // A refused press unfolds it, with the row that it is about.
          key={refusals}
          title="Sem par"
          count={noPair}
          note={noPairNote}
          open={refusals > 0}
          onUnfolded={focusWanted}
        >
          <Some
            title={countedText(incoming.length, 'entrada', 'entradas')}
            note="dinheiro que não casa com nenhuma parcela aberta"
            rows={incoming}
            keyOf={hashOfLine}
            render={(line) => (
              <IncomingRow
                line={line}
                choices={choices}
                parts={named}
                chosen={chosen[line.hash] ?? ''}
                isRefused={refused.has(line.hash)}
                declined={declinedOf.get(line.hash) ?? null}
                intents={intents}
              />
            )}
          />
          <Some
            title={countedText(
              same.length,
              'saída que parece um gasto já registrado',
              'saídas que parecem gastos já registrados',
            )}
            note="mesmo valor e dia próximo; diga se é o mesmo"
            rows={same}
            keyOf={hashOfRow}
            render={(each) => <SameRow each={each} intents={intents} />}
          />
          <Some
            title={countedText(
              possible.length,
              'saída que pode virar gasto',
              'saídas que podem virar gastos',
            )}
            note="marque as do trabalho; as pessoais ficam de fora"
            rows={possible}
            whole={refusals > 0}
            keyOf={hashOfRow}
            render={(each) => (
              <ExpenseRow
                each={each}
                category={categoryOf(each)}
                isTicked={ticks[each.line.hash] ?? false}
                isMissing={asksCategory && lacking.includes(each)}
                isDeclined={(declinedOf.get(each.line.hash) ?? null) !== null}
                intents={intents}
              />
            )}
          />
          <Some
            title={countedText(notOffered, 'fica de fora', 'ficam de fora')}
            note={joinWithAnd([...new Set(asides.map(({ group }) => group))])}
            rows={asides}
            keyOf={hashOfRow}
            render={({ group: _group, ...aside }) => <AsideRow {...aside} />}
          />
          {leftOut > 0 && (
            <p className={statementClasses.plain}>{`Não entram: ${leftOutText(compared)}.`}</p>
          )}
        </Group>
      </div>
      {/* On a phone the foot has room for one button. */}
      <Button
        variant="outline"
        width="100%"
        display={{ base: 'inline-flex', md: 'none' }}
        onClick={leave}
      >
        Cancelar
      </Button>
      <div ref={foot} className={statementClasses.foot}>
        <span className={statementClasses.footSum} role="status">
          {run
            ? `${run.done.toLocaleString('pt-BR')} de ${run.total.toLocaleString('pt-BR')}`
            : marked.length === 0
              ? canBeTicked && 'Nada marcado'
              : marked.join(' · ')}
          {asksCategory && lacking[0] && (
            <span className={statementClasses.missing}>
              {`Escolha a categoria de ${lacking[0].payee}, ${formatCents(lacking[0].line.cents)}.`}
            </span>
          )}
          {isOffline && (
            <span className={statementClasses.second}>
              Sem rede: dá para conferir, e para gravar quando ela voltar.
            </span>
          )}
        </span>
        {label !== 'Concluir' && (
          <Button variant="outline" display={{ base: 'none', md: 'inline-flex' }} onClick={leave}>
            Cancelar
          </Button>
        )}
        <Button
          loading={run !== null}
          disabled={isOffline && label !== 'Concluir'}
          onClick={confirm}
        >
          {label}
        </Button>
      </div>
    </>
  );
}
