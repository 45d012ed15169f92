import { memo, useMemo, type ReactNode } from 'react';

import { EXPENSE_CATEGORIES } from '../../../features/business/expenses/expense';
import type { MatchedPair, OpenPart } from '../../../features/business/statement/matching';
import type { StatementLine } from '../../../features/business/statement/mergeFiles';
import type { KnownExpense, PossibleExpense } from '../../../features/business/statement/outgoing';
import { payerOf } from '../../../features/business/statement/payer';
import { categoryOf, isTicked, partsOfLine } from '../../../features/business/statement/selection';
import {
  selectStatement,
  statementActions,
} from '../../../features/business/statement/statementSlice';
import { parseIdList } from '../../../features/business/statement/storedLine';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../kit/form/Button';
import { RadioGroup } from '../../kit/form/RadioGroup';
import { Options, Select } from '../../kit/form/Select';
import { MarkBox } from '../../kit/list/MarkBox';
import { formatDay } from '../../kit/text/format';
import { dueText } from '../../records/texts/paymentTexts';
import type { NamedPart, PartChoices } from './parts';
import { PartSelect } from './PartSelect';
import { statementClasses } from './statementRecipe';
import { countedText, differenceText, formatCents, reasonText } from './statementTexts';

/** What can be done with a line beside ticking or choosing. */
export interface RowAction {
  label: string;
  onPress: () => void;
  /** Whether it has a frame, because it is what is usually done. */
  isFramed?: true;
}

/** What a row shows of its line, by the list in which it stands. */
export type RowContent =
  | ({ kind: 'pair'; isSure: boolean } & MatchedPair)
  | { kind: 'choose'; line: StatementLine; candidates: readonly OpenPart[] }
  | { kind: 'incoming'; line: StatementLine }
  | ({ kind: 'expense' } & PossibleExpense)
  | { kind: 'same'; line: StatementLine; same: KnownExpense }
  | { kind: 'aside'; line: StatementLine; why: string; actions: readonly RowAction[] };

/** What is done with a line and stored at once. */
export interface LineIntents {
  decline: (line: StatementLine, id: string) => void;
  /** Forgets which parts or expenses were declined for a line. */
  reconsider: (line: StatementLine) => void;
  setAside: (line: StatementLine, value: boolean) => void;
  link: (line: StatementLine, expenseId: string | null) => void;
}

/** What all rows share. It stays the same object while the user ticks, so that only the row itself is rendered. */
export interface RowContext {
  named: ReadonlyMap<string, NamedPart>;
  choices: () => PartChoices;
  today: string;
  intents: LineIntents;
}

/** How many candidates are shown as radio buttons. Further ones are options of a list. */
const RADIOS = 6;

/** The bank's line: who paid, and the text as the bank wrote it. */
function Line({ line }: { line: StatementLine }) {
  const { name } = useMemo(() => payerOf(line.text), [line.text]);
  return (
    <>
      <span className={statementClasses.day}>{formatDay(line.day).slice(0, 5)}</span>
      <span className={statementClasses.who}>
        {name === '' ? line.text : name}
        {name !== '' && name !== line.text && <Second>{line.text}</Second>}
      </span>
      <span className={statementClasses.amount}>
        {line.cents < 0 ? `− ${formatCents(line.cents)}` : formatCents(line.cents)}
      </span>
    </>
  );
}

function Second({ children }: { children: ReactNode }) {
  return <span className={statementClasses.second}>{children}</span>;
}

/** The name of what a line belongs to, and what is known of it. */
function Named({ title, note }: { title: string; note: string }) {
  return (
    <>
      <strong>{title}</strong>
      <Second>{note}</Second>
    </>
  );
}

interface LineRowProps {
  content: RowContent;
  context: RowContext;
  /** Whether the chosen part belongs to another line. */
  isRefused: boolean;
  /** Whether the user is asked for the category. */
  isMissing: boolean;
  /** The ids of the parts or expenses that were declined for the line; null if none was. */
  declined: string | null;
}

/** A row of a comparison: the tick, the bank's line, what it belongs to, why, and what else can be done with it. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { content, context, isRefused, isMissing, declined } = props;
  const { named, choices, today, intents } = context;
  const { line } = content;
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((root) => selectStatement(root).parts[line.hash]) ?? '';
  const isSure = content.kind === 'pair' && content.isSure;
  const isOn = useAppSelector((root) => isTicked(selectStatement(root), line, isSure));
  const category = useAppSelector((root) =>
    content.kind === 'expense' ? categoryOf(selectStatement(root), content) : null,
  );

  const select = () => (
    <PartSelect {...{ line, choices, named, chosen }} declined={declined ?? ''} />
  );
  const aside: RowAction[] = [
    { label: 'Deixar de lado', onPress: () => intents.setAside(line, true) },
    ...(declined === null
      ? []
      : [{ label: 'Voltar atrás', onPress: () => intents.reconsider(line) }]),
  ];
  const notThis = (id: string): RowAction => ({
    label: 'Não é',
    onPress: () => intents.decline(line, id),
  });

  const shown = ((): {
    /** The name of the tick. */
    tick?: string;
    what?: ReactNode;
    why?: string;
    actions?: readonly RowAction[];
  } => {
    switch (content.kind) {
      case 'pair': {
        const { part, why } = content;
        const { title = '', client = null } = named.get(part.id) ?? {};
        const due = part.dueOn !== null && dueText(part.dueOn, today);
        return {
          tick: title,
          what: <Named title={title} note={[client, due].filter(Boolean).join(' · ')} />,
          why: reasonText[why],
          actions: [notThis(part.id)],
        };
      }
      case 'choose': {
        const { candidates } = content;
        const radios = (): ReactNode => (
          <RadioGroup
            label="Qual parcela?"
            value={chosen}
            choices={[
              ...candidates.map(({ id, dueOn }) => ({
                value: id,
                label: named.get(id)?.title ?? '',
                ...(dueOn !== null && { note: dueText(dueOn, today) }),
              })),
              { value: '', label: 'Nenhuma' },
            ]}
            onChange={(parts) => dispatch(statementActions.partsChosen({ line: line.hash, parts }))}
          />
        );
        return {
          what: candidates.length > RADIOS ? select() : radios(),
          why: countedText(candidates.length, 'parcela deste valor', 'parcelas deste valor'),
        };
      }
      case 'incoming': {
        const { parts, cents } = partsOfLine(line, parseIdList(chosen), named);
        const why = parts.length === 0 ? '' : differenceText(line, cents);
        return { what: select(), why, actions: aside };
      }
      case 'expense': {
        const { payee } = content;
        return {
          tick: payee,
          what: (
            <>
              <Select
                id={`category-${line.hash}`}
                aria-label={`Categoria de ${payee}`}
                aria-invalid={isMissing || undefined}
                aria-describedby={isMissing ? `missing-${line.hash}` : undefined}
                value={category ?? ''}
                onChange={({ target }) => {
                  const known = EXPENSE_CATEGORIES.find((name) => name === target.value) ?? '';
                  dispatch(statementActions.categoryChosen({ line: line.hash, category: known }));
                }}
              >
                <Options of={EXPENSE_CATEGORIES} none="Escolher categoria" />
              </Select>
              {isMissing && (
                <span id={`missing-${line.hash}`} className={statementClasses.missing}>
                  Escolha a categoria
                </span>
              )}
            </>
          ),
          actions: aside,
        };
      }
      case 'same': {
        const { id, description, date, ...same } = content.same;
        const note = `${same.category} · ${formatDay(date)} · mesmo valor`;
        return {
          what: <Named title={description} note={note} />,
          actions: [
            { label: 'É este gasto', isFramed: true, onPress: () => intents.link(line, id) },
            notThis(id),
          ],
        };
      }
      case 'aside':
        return content;
    }
  })();

  return (
    <>
      {shown.tick !== undefined && (
        <span className={statementClasses.tick}>
          <MarkBox
            label={`${shown.tick}, ${formatCents(line.cents)}`}
            checked={isOn}
            onToggle={(on) => dispatch(statementActions.lineTicked({ line: line.hash, on }))}
          />
        </span>
      )}
      <Line line={line} />
      <span className={statementClasses.what}>{shown.what}</span>
      <span className={statementClasses.why}>
        {isRefused ? 'já escolhida para outra linha' : shown.why}
        {shown.actions?.map(({ label, isFramed, onPress }) => (
          <Button
            key={label}
            variant={isFramed ? 'outline' : 'plain'}
            size="sm"
            {...(!isFramed && { paddingInline: '0' })}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </span>
    </>
  );
});
