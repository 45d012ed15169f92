import { memo, useMemo, useState, type ReactNode } from 'react';

import {
  EXPENSE_CATEGORIES,
  type ExpenseCategory,
} from '../../../features/business/expenses/expense';
import type { OpenPart, MatchedPair } from '../../../features/business/statement/matching';
import type { StatementLine } from '../../../features/business/statement/mergeFiles';
import type { PossibleExpense } from '../../../features/business/statement/outgoing';
import { payerOf } from '../../../features/business/statement/payer';
import type { LineOfExistingExpense } from '../../../features/business/statement/review';
import { parseIdList } from '../../../features/business/statement/storedLine';
import { statementActions } from '../../../features/business/statement/statementSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../kit/form/Button';
import { RadioGroup } from '../../kit/form/RadioGroup';
import { Options, Select } from '../../kit/form/Select';
import { MarkBox } from '../../kit/list/MarkBox';
import { useWindowedRows } from '../../kit/list/useWindowedRows';
import { formatCurrency, formatDay } from '../../kit/text/format';
import { dueText } from '../../records/texts/paymentTexts';
import { bookingOf, offeredParts, type NamedPart, type PartChoices } from './parts';
import { statementClasses } from './statementRecipe';
import { reasonText, countedText } from './statementTexts';

/* The rows of a comparison. */

export const formatCents = (cents: number): string => formatCurrency(Math.abs(cents) / 100);

/** The handlers of the rows, which stay the same objects over renderings. */
export interface RowHandlers {
  decline: (line: StatementLine, id: string) => void;
  /** Forgets which parts or expenses were declined for a line. */
  reconsider: (line: StatementLine) => void;
  setAside: (line: StatementLine, value: boolean) => void;
  link: (line: StatementLine, expenseId: string | null) => void;
}

/** Lists with at most this many rows are rendered completely, so that the browser's own search finds every row. */
const WHOLE = 20;

/** The expected height of a row in px. */
const ROW = 62;

/** A list that renders only the rows near the window. */
export function Rows<T>({
  label,
  rows,
  keyOf,
  render,
}: {
  label: string;
  rows: readonly T[];
  keyOf: (row: T) => string;
  render: (row: T) => ReactNode;
}) {
  const { rootRef, indexes, before, after } = useWindowedRows<HTMLUListElement>({
    count: rows.length,
    estimate: ROW,
    gap: 0,
    allUpTo: WHOLE,
  });
  return (
    <ul ref={rootRef} className={statementClasses.rows} aria-label={label}>
      {before > 0 && <li aria-hidden="true" style={{ height: before }} />}
      {indexes.map((index) => {
        const row = rows[index];
        return (
          row !== undefined && (
            <li
              key={keyOf(row)}
              data-index={index}
              className={statementClasses.row}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              {render(row)}
            </li>
          )
        );
      })}
      {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
    </ul>
  );
}

/** The bank's line: who paid, and the text as the bank wrote it. */
function Line({ line }: { line: StatementLine }) {
  const { name } = useMemo(() => payerOf(line.text), [line.text]);
  return (
    <>
      <span className={statementClasses.day}>{formatDay(line.day).slice(0, 5)}</span>
      <span className={statementClasses.who}>
        {name === '' ? line.text : name}
        {name !== '' && name !== line.text && (
          <span className={statementClasses.second}>{line.text}</span>
        )}
      </span>
      <span className={statementClasses.amount}>
        {line.cents < 0 ? `− ${formatCents(line.cents)}` : formatCents(line.cents)}
      </span>
    </>
  );
}

function Plain({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Button variant="plain" size="sm" paddingInline="0" onClick={onClick}>
      {children}
    </Button>
  );
}

/** The check box of a line. */
function Tick({ line, name, isTicked }: { line: StatementLine; name: string; isTicked: boolean }) {
  const dispatch = useAppDispatch();
  return (
    <span className={statementClasses.tick}>
      <MarkBox
        label={`${name}, ${formatCents(line.cents)}`}
        checked={isTicked}
        onToggle={(on) => dispatch(statementActions.lineTicked({ line: line.hash, on }))}
      />
    </span>
  );
}

/** What can be done with a line without a pair, besides using it. */
function Others({
  line,
  intents,
  isDeclined,
}: {
  line: StatementLine;
  intents: RowHandlers;
  /** Whether the user has declined a part or an expense for the line. */
  isDeclined: boolean;
}) {
  return (
    <>
      <Plain onClick={() => intents.setAside(line, true)}>Deixar de lado</Plain>
      {isDeclined && <Plain onClick={() => intents.reconsider(line)}>Voltar atrás</Plain>}
    </>
  );
}

/** A line and the part that it pays. */
export const PairRow = memo(function PairRow({
  pair: { line, part, why },
  named,
  today,
  isTicked,
  intents,
}: {
  pair: MatchedPair;
  named: NamedPart;
  today: string;
  isTicked: boolean;
  intents: RowHandlers;
}) {
  const due = part.dueOn !== null && dueText(part.dueOn, today);
  return (
    <>
      <Tick line={line} name={named.title} isTicked={isTicked} />
      <Line line={line} />
      <span className={statementClasses.what}>
        <strong>{named.title}</strong>
        <span className={statementClasses.second}>
          {[named.client, due].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={statementClasses.why}>
        {reasonText[why]}
        <Plain onClick={() => intents.decline(line, part.id)}>Não é</Plain>
      </span>
    </>
  );
});

const TAKEN = 'já escolhida para outra linha';

/** How many candidates are shown as radio buttons. Further ones are options of a list. */
const RADIOS = 6;

/** A line that may pay one of several parts. */
export const ChoiceRow = memo(function ChoiceRow({
  line,
  candidates,
  parts,
  choices,
  chosen,
  isRefused,
  today,
}: {
  /** Whether the part belongs to another line. */
  isRefused: boolean;
  line: StatementLine;
  candidates: readonly OpenPart[];
  parts: ReadonlyMap<string, NamedPart>;
  choices: () => PartChoices;
  chosen: string;
  today: string;
}) {
  const dispatch = useAppDispatch();
  return (
    <>
      <Line line={line} />
      <span className={statementClasses.what}>
        {candidates.length > RADIOS ? (
          <PartSelect line={line} choices={choices} parts={parts} chosen={chosen} declined="" />
        ) : (
          <RadioGroup
            label="Qual parcela?"
            value={chosen}
            choices={[
              ...candidates.map(({ id, dueOn }) => ({
                value: id,
                label: parts.get(id)?.title ?? '',
                ...(dueOn !== null && { note: dueText(dueOn, today) }),
              })),
              { value: '', label: 'Nenhuma' },
            ]}
            onChange={(value) =>
              dispatch(statementActions.partsChosen({ line: line.hash, parts: value }))
            }
          />
        )}
      </span>
      <span className={statementClasses.why}>
        {isRefused
          ? TAKEN
          : countedText(candidates.length, 'parcela deste valor', 'parcelas deste valor')}
      </span>
    </>
  );
});

/** 'mesmo valor', 'faltam R$ 10,00', 'sobram R$ 10,00'. */
function differenceText(line: StatementLine, cents: number): string {
  const left = cents - line.cents;
  if (left === 0) return 'mesmo valor';
  return left > 0 ? `faltam ${formatCents(left)}` : `sobram ${formatCents(left)}`;
}

/** The parts that were chosen for a line and are still open. */
const chosenParts = (parts: ReadonlyMap<string, NamedPart>, chosen: string): NamedPart[] =>
  parseIdList(chosen).flatMap((id) => parts.get(id) ?? []);

const centsOf = (parts: readonly NamedPart[]): number =>
  parts.reduce((sum, { part }) => sum + part.cents, 0);

/** The difference between a line and the parts that were chosen for it; '' if none is. */
function chosenText(
  line: StatementLine,
  parts: ReadonlyMap<string, NamedPart>,
  chosen: string,
): string {
  const its = chosenParts(parts, chosen);
  return its.length === 0 ? '' : differenceText(line, centsOf(its));
}

/** Why a line cannot be given to the chosen parts: both amounts, and that the line stays open; '' if it can. */
function unbookableText(
  line: StatementLine,
  parts: ReadonlyMap<string, NamedPart>,
  chosen: string,
): string {
  const its = chosenParts(parts, chosen);
  if (its.length < parseIdList(chosen).length) {
    return 'Nem tudo o que foi escolhido continua em aberto. A linha fica em aberto.';
  }
  if (its.length === 0 || bookingOf(line, its) !== null) return '';
  const worth = its.length === 1 ? 'a parcela é de' : 'as parcelas somam';
  return `O banco diz ${formatCents(line.cents)}, ${worth} ${formatCents(centsOf(its))}. A linha fica em aberto.`;
}

/** The option that shows all parts. No part has this id. */
const ALL = 'all';

/** Chooses any open part, or several of one client with exactly this sum. The list is filled when it is opened. */
function PartSelect({
  line,
  choices,
  parts,
  chosen,
  declined,
}: {
  line: StatementLine;
  choices: () => PartChoices;
  parts: ReadonlyMap<string, NamedPart>;
  chosen: string;
  /** The ids of parts that the line does not pay, separated by spaces. */
  declined: string;
}) {
  const dispatch = useAppDispatch();
  const [isWhole, setIsWhole] = useState(false);
  const offered = useMemo(() => offeredParts(line, choices(), isWhole), [line, choices, isWhole]);
  const fill = () => setIsWhole(true);
  const title = (ids: readonly string[]): string =>
    ids.map((id) => parts.get(id)?.title ?? '').join(' + ');
  const options = [
    ...offered.sums.map((set) => ({
      ids: set.map(({ id }) => id).join(' '),
      text: `soma exata · ${title(set.map(({ id }) => id))}`,
    })),
    ...offered.parts
      .filter(({ part }) => !declined.split(' ').includes(part.id))
      .map((each) => ({
        ids: each.part.id,
        // The difference comes first, because narrow windows cut the end.
        text: [differenceText(line, each.part.cents), each.title, each.client]
          .filter(Boolean)
          .join(' · '),
      })),
  ];
  const isListed = chosen === '' || options.some(({ ids }) => ids === chosen);
  const problem = unbookableText(line, parts, chosen);
  return (
    <>
      <Select
        aria-label={`Parcela que ${formatCents(line.cents)} de ${formatDay(line.day)} paga`}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem === '' ? undefined : `problem-${line.hash}`}
        value={chosen}
        onPointerDown={fill}
        onFocus={fill}
        onChange={({ target }) => {
          // The list can also be changed without being opened or focused first.
          if (target.value === ALL) fill();
          else dispatch(statementActions.partsChosen({ line: line.hash, parts: target.value }));
        }}
      >
        <option value="">Escolher parcela</option>
        {!isListed && <option value={chosen}>{title(chosen.split(' '))}</option>}
        {options.map(({ ids, text }) => (
          <option key={ids} value={ids}>
            {text}
          </option>
        ))}
        {!isWhole && offered.parts.length < choices().byCents.length && (
          <option value={ALL}>Mostrar todas</option>
        )}
      </Select>
      {problem !== '' && (
        <span id={`problem-${line.hash}`} className={statementClasses.missing}>
          {problem}
        </span>
      )}
    </>
  );
}

/** An incoming line that matches no open part. */
export const IncomingRow = memo(function IncomingRow({
  line,
  choices,
  parts,
  chosen,
  isRefused,
  declined,
  intents,
}: {
  /** Whether the part belongs to another line. */
  isRefused: boolean;
  line: StatementLine;
  choices: () => PartChoices;
  parts: ReadonlyMap<string, NamedPart>;
  chosen: string;
  declined: string | null;
  intents: RowHandlers;
}) {
  return (
    <>
      <Line line={line} />
      <span className={statementClasses.what}>
        <PartSelect
          line={line}
          choices={choices}
          parts={parts}
          chosen={chosen}
          declined={declined ?? ''}
        />
      </span>
      <span className={statementClasses.why}>
        {isRefused ? TAKEN : chosenText(line, parts, chosen)}
        <Others line={line} intents={intents} isDeclined={declined !== null} />
      </span>
    </>
  );
});

/** An outgoing line that may become an expense. */
export const ExpenseRow = memo(function ExpenseRow({
  each: { line, payee },
  category,
  isTicked,
  isMissing,
  isDeclined,
  intents,
}: {
  /** Whether the user is asked for its category. */
  isMissing: boolean;
  each: PossibleExpense;
  category: ExpenseCategory | '';
  isTicked: boolean;
  /** Whether the user has declined the expense that the line seemed to be. */
  isDeclined: boolean;
  intents: RowHandlers;
}) {
  const dispatch = useAppDispatch();
  return (
    <>
      <Tick line={line} name={payee} isTicked={isTicked} />
      <Line line={line} />
      <span className={statementClasses.what}>
        <Select
          id={`category-${line.hash}`}
          aria-label={`Categoria de ${payee}`}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `missing-${line.hash}` : undefined}
          value={category}
          onChange={({ target }) => {
            const known = EXPENSE_CATEGORIES.find((name) => name === target.value);
            dispatch(statementActions.categoryChosen({ line: line.hash, category: known ?? '' }));
          }}
        >
          <Options of={EXPENSE_CATEGORIES} none="Escolher categoria" />
        </Select>
        {isMissing && (
          <span id={`missing-${line.hash}`} className={statementClasses.missing}>
            Escolha a categoria
          </span>
        )}
      </span>
      <span className={statementClasses.why}>
        <Others line={line} intents={intents} isDeclined={isDeclined} />
      </span>
    </>
  );
});

/** An outgoing line that seems to be an existing expense. */
export const SameRow = memo(function SameRow({
  each: { line, same },
  intents,
}: {
  each: LineOfExistingExpense;
  intents: RowHandlers;
}) {
  return (
    <>
      <Line line={line} />
      <span className={statementClasses.what}>
        <strong>{same.description}</strong>
        <span className={statementClasses.second}>
          {`${same.category} · ${formatDay(same.date)} · mesmo valor`}
        </span>
      </span>
      <span className={statementClasses.why}>
        <Button variant="outline" size="sm" onClick={() => intents.link(line, same.id)}>
          É este gasto
        </Button>
        <Plain onClick={() => intents.decline(line, same.id)}>Não é</Plain>
      </span>
    </>
  );
});

/** A line that is not offered, with the reason or a button that offers it again. */
export const AsideRow = memo(function AsideRow({
  line,
  why,
  back,
  onBack,
}: {
  line: StatementLine;
  why: string;
  back?: string;
  onBack?: (line: StatementLine) => void;
}) {
  return (
    <>
      <Line line={line} />
      <span className={statementClasses.what} />
      <span className={statementClasses.why}>
        {why}
        {back !== undefined && <Plain onClick={() => onBack?.(line)}>{back}</Plain>}
      </span>
    </>
  );
});
