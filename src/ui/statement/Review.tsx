import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { EXPENSE_CATEGORIES } from '../../features/expenses/expense';
import { expensesSelectors } from '../../features/expenses/expensesSlice';
import { selectIsOffline } from '../../features/device/deviceSlice';
import { partId } from '../../features/payments/paymentPart';
import type { Receivable } from '../../features/payments/receivable';
import { selectReceivables } from '../../features/payments/receivableSelectors';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import { selectUser } from '../../features/session/sessionSlice';
import { newId } from '../../features/shared/ids';
import type { Compared } from '../../features/statement/compare';
import type { Confirmation, LineFacts } from '../../features/statement/confirming';
import type { OpenPart } from '../../features/statement/matching';
import type { StatementLine } from '../../features/statement/mergeFiles';
import { payerOf } from '../../features/statement/payer';
import {
  statementLinesActions,
  statementLinesSelectors,
} from '../../features/statement/statementLinesSlice';
import { selectStatement, statementActions } from '../../features/statement/statementSlice';
import { idList, idsIn, lineId } from '../../features/statement/storedLine';
import { exactSums } from '../../features/statement/sums';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { Button } from '../kit/form/Button';
import { Checkbox } from '../kit/form/Checkbox';
import { RadioGroup } from '../kit/form/RadioGroup';
import { Select } from '../kit/form/Select';
import { formatCurrency, formatDay } from '../kit/text/format';
import { useToday } from '../kit/text/useToday';
import { dueWords, partName } from '../payments/paymentTexts';
import { statementRecipe } from './statementRecipe';
import { asideText, cameText, fileText, leftOutText, reasonText, several } from './statementTexts';

/** How many rows of a folded list are seen at first. */
const FIRST = 5;

const reais = (cents: number): string => formatCurrency(Math.abs(cents) / 100);

const useStyles = () => useSlotRecipe({ recipe: statementRecipe })();

/** A line as it would be stored. */
const factsOf = (userId: string, line: StatementLine): LineFacts => ({
  id: lineId(userId, line.hash),
  source: line.source,
  day: line.day,
  amount: Math.abs(line.cents) / 100,
  outgoing: line.cents < 0,
  text: line.text,
});

/** A part with the names around it. */
interface NamedPart {
  part: OpenPart;
  open: Receivable;
  title: string;
  client: string | null;
}

/** The open parts by their ids. */
function useOpenParts(today: string): Map<string, NamedPart> {
  const open = useAppSelector((root) => selectReceivables(root, today));
  const projects = useAppSelector(projectsSelectors.selectEntities);
  const clients = useAppSelector(clientsSelectors.selectEntities);
  return useMemo(
    () =>
      new Map(
        open.map((receivable) => {
          const { payment, part, count } = receivable;
          const project = projects[payment.projectId ?? ''];
          const client = clients[project?.clientId ?? ''] ?? null;
          const name = partName(part.number, count);
          const id = partId(payment.id, part.number);
          const cents = Math.round((part.amount ?? 0) * 100);
          return [
            id,
            {
              part: { id, cents, dueOn: part.dueOn, clientId: client?.id ?? null },
              open: receivable,
              title: [project?.name ?? 'Sem projeto', name].filter(Boolean).join(' · '),
              client: clientName(client),
            },
          ] as const;
        }),
      ),
    [open, projects, clients],
  );
}

/** The bank's line: who, and its text as the bank wrote it. */
function Line({ line }: { line: StatementLine }) {
  const styles = useStyles();
  const { name } = useMemo(() => payerOf(line.text), [line.text]);
  return (
    <>
      <chakra.span css={styles.day}>{formatDay(line.day).slice(0, 5)}</chakra.span>
      <chakra.span css={styles.who}>
        {name === '' ? line.text : name}
        {name !== '' && name !== line.text && (
          <chakra.span css={styles.second}>{line.text}</chakra.span>
        )}
      </chakra.span>
      <chakra.span css={styles.amount}>
        {line.cents < 0 ? `− ${reais(line.cents)}` : reais(line.cents)}
      </chakra.span>
    </>
  );
}

function What({ named, today }: { named: NamedPart; today: string }) {
  const styles = useStyles();
  const { dueOn } = named.part;
  const second = [named.client, dueOn !== null && dueWords(dueOn, today)].filter(Boolean);
  return (
    <chakra.span css={styles.what}>
      <strong>{named.title}</strong>
      <chakra.span css={styles.second}>{second.join(' · ')}</chakra.span>
    </chakra.span>
  );
}

interface GroupProps {
  title: string;
  count: number;
  note: string;
  sum?: string;
  open?: boolean;
  children: ReactNode;
}

/** A group of lines whose head folds it. */
function Group({ title, count, note, sum, open = true, children }: GroupProps) {
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(open);
  if (count === 0) return null;
  return (
    <chakra.section css={styles.group}>
      <h3>
        <chakra.button
          type="button"
          css={styles.groupHead}
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {`${title} ${count.toLocaleString('pt-BR')}`}
          <chakra.span css={styles.groupNote}>{note}</chakra.span>
          {sum !== undefined && <chakra.span css={styles.groupSum}>{sum}</chakra.span>}
        </chakra.button>
      </h3>
      {isOpen && children}
    </chakra.section>
  );
}

/** A list of which the first few are seen until the rest is asked for. */
function Some<T>({
  title,
  note,
  rows,
  render,
}: {
  title: string;
  note: string;
  rows: readonly T[];
  render: (row: T) => ReactNode;
}) {
  const styles = useStyles();
  const [most, setMost] = useState(FIRST);
  if (rows.length === 0) return null;
  return (
    <>
      <chakra.p css={styles.plain}>
        <strong>{title}</strong> {note}
      </chakra.p>
      <ul>{rows.slice(0, most).map(render)}</ul>
      {rows.length > most && (
        <chakra.div css={styles.plain}>
          <Button
            variant="plain"
            size="sm"
            onClick={() => {
              setMost(most === FIRST ? 100 : most + 400);
            }}
          >
            {rows.length <= 100
              ? `Ver as ${rows.length.toLocaleString('pt-BR')}`
              : `Ver mais de ${rows.length.toLocaleString('pt-BR')}`}
          </Button>
        </chakra.div>
      )}
    </>
  );
}

/** What was read, by groups; what is ticked is confirmed by one press. */
export function Review({ compared }: { compared: Compared }) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const styles = useStyles();
  const userId = useAppSelector((root) => selectUser(root)?.id ?? '');
  const { run, ticks, parts: chosen, categories } = useAppSelector(selectStatement);
  const isOffline = useAppSelector(selectIsOffline);
  const stored = useAppSelector(statementLinesSelectors.selectEntities);
  const expenses = useAppSelector(expensesSelectors.selectEntities);
  const named = useOpenParts(today);
  const heading = useRef<HTMLHeadingElement>(null);
  const foot = useRef<HTMLDivElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  // Notices stand above the foot.
  useEffect(() => {
    const bar = foot.current;
    const { style } = document.documentElement;
    if (!bar) return;
    const observer = new ResizeObserver(() => {
      style.setProperty('--of-foot', `${String(bar.offsetHeight)}px`);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--of-foot');
    };
  }, []);

  const rowOf = (line: StatementLine) => stored[lineId(userId, line.hash)];
  const isDeclined = (line: StatementLine, id: string) =>
    idsIn(rowOf(line)?.declinedIds ?? null).includes(id);
  /** Used since it was read, by this conference or on another device. */
  const isUsed = (line: StatementLine) => {
    const row = rowOf(line);
    if (!row) return false;
    const isSpent = row.expenseId !== null && expenses[row.expenseId] !== undefined;
    return isSpent || idsIn(row.partIds).some((id) => !named.has(id));
  };
  const isFree = (line: StatementLine) => !isUsed(line) && rowOf(line)?.setAside !== true;

  const { matching } = compared;
  const pairs = (all: typeof matching.sure) =>
    all.filter(
      ({ line, part }) => isFree(line) && named.has(part.id) && !isDeclined(line, part.id),
    );
  const sure = pairs(matching.sure);
  const likely = pairs(matching.likely);
  const choose = matching.choose.flatMap(({ line, candidates }) => {
    const left = candidates.filter(({ id }) => named.has(id) && !isDeclined(line, id));
    return isFree(line) && left.length > 0 ? [{ line, candidates: left }] : [];
  });
  const inGroups = new Set([...sure, ...likely, ...choose].map(({ line }) => line.hash));
  const all = [...matching.sure, ...matching.likely, ...matching.choose].map(({ line }) => line);
  const incoming = [...all, ...matching.unmatched].filter(
    (line) => !inGroups.has(line.hash) && isFree(line),
  );
  const doneLines = all.concat(matching.unmatched).filter(isUsed);
  const possible = compared.outgoing.filter(({ line, same }) => !same && isFree(line));
  const sameAs = compared.outgoing.filter(({ line, same }) => same && !isUsed(line));
  const doneOut = compared.outgoing.filter(({ line }) => isUsed(line)).length;
  const setAside = [...matching.unmatched, ...all, ...compared.outgoing.map(({ line }) => line)]
    .concat(compared.aside.filter(({ why }) => why === 'setAside').map(({ line }) => line))
    .filter((line) => rowOf(line)?.setAside === true);
  const others = compared.aside.filter(({ why }) => why !== 'setAside');
  const restored = compared.aside
    .filter(({ line, why }) => why === 'setAside' && rowOf(line)?.setAside !== true)
    .map(({ line }) => line);
  const unmatchedIn = [...incoming, ...restored.filter(({ cents }) => cents > 0)];
  const leftOver = sameAs.length + others.length + matching.registered.length + setAside.length;
  const leftOut = Object.values(compared.leftOut).reduce((sum, count) => sum + count, 0);
  const noPair = unmatchedIn.length + possible.length + leftOver + leftOut;

  const partsFor = (line: StatementLine, usual: OpenPart | null): NamedPart[] => {
    const isTicked = ticks[line.hash] ?? false;
    const ids = usual ? (isTicked ? [usual.id] : []) : idsIn(chosen[line.hash] ?? null);
    return ids.flatMap((id) => named.get(id) ?? []);
  };
  const sureTicks = sure.filter(({ line }) => ticks[line.hash] ?? true);
  const chosenParts: { line: StatementLine; parts: NamedPart[] }[] = [
    ...sureTicks.map(({ line, part }) => ({
      line,
      parts: [named.get(part.id)].flatMap((each) => each ?? []),
    })),
    ...likely.map(({ line, part }) => ({ line, parts: partsFor(line, part) })),
    ...[...choose, ...unmatchedIn.map((line) => ({ line }))].map(({ line }) => ({
      line,
      parts: partsFor(line, null),
    })),
  ].filter(({ parts }) => parts.length > 0);
  // A part is given once, to the first line that it was chosen for.
  const given = new Set<string>();
  const ticked = chosenParts.filter(({ parts }) => {
    if (parts.some(({ part }) => given.has(part.id))) return false;
    for (const { part } of parts) given.add(part.id);
    return true;
  });
  const spent = possible.filter(({ line }) => ticks[line.hash] ?? false);
  const categoryOf = ({ line, category }: (typeof possible)[number]) =>
    categories[line.hash] ?? category ?? '';
  const parts = ticked.flatMap((each) => each.parts);
  const cents = parts.reduce((sum, { part }) => sum + part.cents, 0);
  const spentCents = spent.reduce((sum, { line }) => sum + line.cents, 0);

  const tick = (line: StatementLine, value: boolean) => {
    dispatch(statementActions.lineTicked({ line: line.hash, on: value }));
  };
  const choosePart = (line: StatementLine, its: string) => {
    dispatch(statementActions.partsChosen({ line: line.hash, parts: its }));
  };
  const save = (line: StatementLine, changes: object) => {
    const { id, ...facts } = factsOf(userId, line);
    dispatch(statementLinesActions.saveRequested({ id, changes: { ...facts, ...changes } }));
  };
  const decline = (line: StatementLine, part: OpenPart) => {
    const before = idsIn(rowOf(line)?.declinedIds ?? null);
    save(line, { declinedIds: idList([...before, part.id]) });
  };
  const leave = () => {
    dispatch(workspaceActions.sectionChosen('payments'));
  };

  const confirm = () => {
    const missing = spent.find((each) => categoryOf(each) === '');
    if (missing) {
      document.getElementById(`category-${missing.line.hash}`)?.focus();
      return;
    }
    if (ticked.length + spent.length === 0) {
      leave();
      return;
    }
    const received = ticked.map(({ line, parts: its }): Confirmation => ({
      line: factsOf(userId, line),
      parts: its.map(({ open: { payment, part } }) => ({
        paymentId: payment.id,
        number: part.number,
        amount: part.amount,
      })),
      expense: null,
    }));
    const expensesToMake = spent.flatMap((each): Confirmation[] => {
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
      return [{ line: factsOf(userId, line), parts: [], expense: { id: newId(), draft } }];
    });
    dispatch(statementActions.confirmRequested([...received, ...expensesToMake]));
  };

  const decliner = (line: StatementLine, part: OpenPart) => (
    <Button
      variant="plain"
      size="sm"
      paddingInline="0"
      onClick={() => {
        decline(line, part);
      }}
    >
      Não é
    </Button>
  );

  const pairRow =
    (usual: boolean) =>
    ({ line, part, why }: (typeof sure)[number]) => {
      const its = named.get(part.id);
      if (!its) return null;
      return (
        <chakra.li key={line.hash} css={styles.row}>
          <chakra.span css={styles.tick}>
            <Checkbox
              hideLabel
              checked={ticks[line.hash] ?? usual}
              onToggle={(value) => {
                tick(line, value);
              }}
            >
              {`${its.title}, ${reais(line.cents)}`}
            </Checkbox>
          </chakra.span>
          <Line line={line} />
          <What named={its} today={today} />
          <chakra.span css={styles.why}>
            {reasonText[why]}
            {decliner(line, part)}
          </chakra.span>
        </chakra.li>
      );
    };

  const sumOf = (some: readonly { line: StatementLine }[]) =>
    reais(some.reduce((sum, { line }) => sum + line.cents, 0));

  const byHand = (line: StatementLine) => {
    const clientOf = (each: NamedPart) => each.client ?? '';
    const payer = payerOf(line.text).words[0] ?? '-';
    const isTheirs = (each: NamedPart) => clientOf(each).toLowerCase().startsWith(payer);
    const offered = [...named.values()]
      .filter(({ part }) => part.cents > 0 && !isDeclined(line, part.id))
      .sort(
        (a, b) =>
          Number(isTheirs(b)) - Number(isTheirs(a)) ||
          Math.abs(a.part.cents - line.cents) - Math.abs(b.part.cents - line.cents),
      )
      .slice(0, 60);
    const difference = ({ part }: NamedPart) => {
      const left = part.cents - line.cents;
      if (left === 0) return 'mesmo valor';
      return left > 0 ? `faltam ${reais(left)}` : `sobram ${reais(left)}`;
    };
    const sums = exactSums(
      offered.map(({ part }) => part),
      line.cents,
    );
    return (
      <Select
        aria-label={`Parcela que ${reais(line.cents)} de ${formatDay(line.day)} paga`}
        value={chosen[line.hash] ?? ''}
        onChange={({ target }) => {
          choosePart(line, target.value);
        }}
      >
        <option value="">Escolher parcela</option>
        {sums.map((set) => {
          const ids = set.map(({ id }) => id).join(' ');
          const titles = set.map(({ id }) => named.get(id)?.title ?? '').join(' + ');
          return (
            <option key={ids} value={ids}>
              {`${titles} (soma exata)`}
            </option>
          );
        })}
        {offered.map((each) => (
          <option key={each.part.id} value={each.part.id}>
            {`${each.title}${each.client === null ? '' : ` · ${each.client}`} (${difference(each)})`}
          </option>
        ))}
      </Select>
    );
  };

  const putAside = (line: StatementLine, value: boolean) => (
    <Button
      variant="plain"
      size="sm"
      onClick={() => {
        save(line, { setAside: value });
      }}
    >
      {value ? 'Deixar de lado' : 'Trazer de volta'}
    </Button>
  );

  const simple = (line: StatementLine, why: ReactNode, what: ReactNode = null) => (
    <chakra.li key={line.hash} css={styles.row}>
      <Line line={line} />
      <chakra.span css={styles.what}>{what}</chakra.span>
      <chakra.span css={styles.why}>{why}</chakra.span>
    </chakra.li>
  );

  const count = sure.length + likely.length + choose.length;
  const doneCount = doneLines.length + doneOut;
  const words = [
    ticked.length > 0 &&
      (ticked.length === 1
        ? 'Marcar 1 como recebida'
        : `Marcar ${ticked.length.toLocaleString('pt-BR')} como recebidas`),
    spent.length > 0 &&
      `${ticked.length > 0 ? 'registrar' : 'Registrar'} ${several(spent.length, 'gasto', 'gastos')}`,
  ].filter(Boolean);
  const label = words.length === 0 ? 'Concluir' : words.join(' e ');
  const title =
    doneLines.length > 0
      ? `${several(doneLines.length, 'recebida', 'recebidas')}. ${count === 0 ? 'Tudo conferido.' : `${count === 1 ? 'Falta 1' : `Faltam ${count.toLocaleString('pt-BR')}`} para olhar.`}`
      : cameText(count);
  const marked = [
    ticked.length > 0 && several(ticked.length, 'marcada', 'marcadas'),
    ticked.length > 0 && reais(cents),
    spent.length > 0 && several(spent.length, 'gasto', 'gastos'),
    spent.length > 0 && `− ${reais(spentCents)}`,
  ].filter(Boolean);
  const outs = possible.length + sameAs.length;
  const noPairNote = [
    several(unmatchedIn.length, 'entrada', 'entradas'),
    several(outs, 'saída', 'saídas'),
    leftOut > 0 && leftOutText(compared),
  ]
    .filter(Boolean)
    .join(', ');

  return (
    <>
      <chakra.div css={styles.head}>
        <div>
          <chakra.h2 ref={heading} tabIndex={-1} css={styles.title}>
            {title}
          </chakra.h2>
          <chakra.p css={styles.lead}>{fileText(compared)}</chakra.p>
        </div>
        <Button
          variant="outline"
          onClick={() => {
            dispatch(statementActions.replaceRequested());
          }}
        >
          Trocar arquivo
        </Button>
      </chakra.div>
      <chakra.div css={styles.groups}>
        {doneCount > 0 && (
          <chakra.p css={styles.done}>
            {[
              doneLines.length > 0 && `Recebidas ${doneLines.length.toLocaleString('pt-BR')}`,
              doneOut > 0 && `Gastos ${doneOut.toLocaleString('pt-BR')}`,
            ]
              .filter(Boolean)
              .join(' · ')}
            <chakra.span css={styles.groupNote}>agora há pouco, com o dia do banco</chakra.span>
          </chakra.p>
        )}
        <Group title="Certas" count={sure.length} note="já marcadas para você" sum={sumOf(sure)}>
          <ul>{sure.map(pairRow(true))}</ul>
        </Group>
        <Group
          title="Prováveis"
          count={likely.length}
          note="olhe e marque as que forem"
          sum={sumOf(likely)}
        >
          <ul>{likely.map(pairRow(false))}</ul>
        </Group>
        <Group title="Escolher" count={choose.length} note="diga qual parcela é">
          <ul>
            {choose.map(({ line, candidates }) => (
              <chakra.li key={line.hash} css={styles.row}>
                <Line line={line} />
                <chakra.span css={styles.what}>
                  <RadioGroup
                    label="Qual parcela?"
                    value={chosen[line.hash] ?? ''}
                    choices={[
                      ...candidates.map((part) => ({
                        value: part.id,
                        label: named.get(part.id)?.title ?? '',
                        ...(part.dueOn !== null && { note: dueWords(part.dueOn, today) }),
                      })),
                      { value: '', label: 'Nenhuma' },
                    ]}
                    onChange={(value) => {
                      choosePart(line, value);
                    }}
                  />
                </chakra.span>
                <chakra.span css={styles.why}>
                  {several(candidates.length, 'parcela deste valor', 'parcelas deste valor')}
                </chakra.span>
              </chakra.li>
            ))}
          </ul>
        </Group>
        <Group title="Sem par" count={noPair} note={noPairNote} open={false}>
          <Some
            title={several(unmatchedIn.length, 'entrada', 'entradas')}
            note="dinheiro que não casa com nenhuma parcela aberta"
            rows={unmatchedIn}
            render={(line) => simple(line, putAside(line, true), byHand(line))}
          />
          <Some
            title={
              possible.length === 1
                ? '1 saída que pode virar gasto'
                : `${possible.length.toLocaleString('pt-BR')} saídas que podem virar gastos`
            }
            note="marque as do trabalho; as pessoais ficam de fora"
            rows={possible}
            render={(each) => (
              <chakra.li key={each.line.hash} css={styles.row}>
                <chakra.span css={styles.tick}>
                  <Checkbox
                    hideLabel
                    checked={ticks[each.line.hash] ?? false}
                    onToggle={(value) => {
                      tick(each.line, value);
                    }}
                  >
                    {`${each.payee}, ${reais(each.line.cents)}`}
                  </Checkbox>
                </chakra.span>
                <Line line={each.line} />
                <chakra.span css={styles.what}>
                  <Select
                    id={`category-${each.line.hash}`}
                    aria-label={`Categoria de ${each.payee}`}
                    value={categoryOf(each)}
                    onChange={({ target }) => {
                      const category = EXPENSE_CATEGORIES.find((known) => known === target.value);
                      dispatch(
                        statementActions.categoryChosen({
                          line: each.line.hash,
                          category: category ?? '',
                        }),
                      );
                    }}
                  >
                    <option value="">Escolher categoria</option>
                    {EXPENSE_CATEGORIES.map((category) => (
                      <option key={category}>{category}</option>
                    ))}
                  </Select>
                </chakra.span>
                <chakra.span css={styles.why}>{putAside(each.line, true)}</chakra.span>
              </chakra.li>
            )}
          />
          <Some
            title={several(leftOver, 'fica de fora', 'ficam de fora')}
            note="já registradas, entre contas suas, fatura do cartão, aplicações e as que você deixou de lado"
            rows={[
              ...matching.registered.map(({ line }) => ({ line, why: 'recebida à mão' })),
              ...sameAs.map(({ line, same }) => ({
                line,
                why: `já é o gasto “${same?.description ?? ''}”`,
              })),
              ...others.map(({ line, why }) => ({ line, why: asideText[why] })),
              ...setAside.map((line) => ({ line, why: null })),
            ]}
            render={({ line, why }) => simple(line, why ?? putAside(line, false))}
          />
          {leftOut > 0 && (
            <chakra.p
              css={styles.plain}
            >{`Não são movimentos: ${leftOutText(compared)}.`}</chakra.p>
          )}
        </Group>
      </chakra.div>
      <chakra.div ref={foot} css={styles.foot}>
        <chakra.span css={styles.footSum} role="status">
          {run
            ? `${run.done.toLocaleString('pt-BR')} de ${run.total.toLocaleString('pt-BR')}`
            : marked.length === 0
              ? 'Nada marcado'
              : marked.join(' · ')}
          {isOffline && (
            <chakra.span css={styles.second}>
              Sem rede: dá para conferir, e para gravar quando ela voltar.
            </chakra.span>
          )}
        </chakra.span>
        {label !== 'Concluir' && (
          <Button variant="outline" onClick={leave}>
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
      </chakra.div>
    </>
  );
}
