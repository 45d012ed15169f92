import { memo, useMemo, useRef, type ReactNode } from 'react';

import { EXPENSE_CATEGORIES } from '../../../features/shared/expenseCategories';
import type { Item } from '../../../features/business/statement/item';
import type { StatementLine } from '../../../features/business/statement/mergeFiles';
import { payerOf } from '../../../features/business/statement/payer';
import { isTicked, ownParts, partsOfLine } from '../../../features/business/statement/selection';
import {
  selectStatement,
  statementActions,
} from '../../../features/business/statement/statementSlice';
import { parseIdList } from '../../../features/business/statement/storedLine';
import { quoted } from '../../../features/shared/quoted';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { rememberFocus } from '../../kit/dialog/returnFocus';
import { Button } from '../../kit/form/Button';
import { RadioGroup } from '../../kit/form/RadioGroup';
import { Options, Select } from '../../kit/form/Select';
import { afterPaint } from '../../kit/hooks/afterPaint';
import { MarkBox } from '../../kit/list/MarkBox';
import { formatShortDay } from '../../kit/text/format';
import { dueText, shortDueText } from '../../records/texts/paymentTexts';
import { DifferenceChoice } from './DifferenceChoice';
import type { NamedPart, OfferedParts } from './parts';
import { PartSelect } from './PartSelect';
import { statementClasses } from './statementRecipe';
import { formatCents, isGuess, reasonText, settledText } from './statementTexts';

/** What can be done with a line beside ticking or choosing. */
interface RowAction {
  label: string;
  onPress: () => void;
}

/** The lines that stand in a row. Those that were confirmed in this comparison are only counted. */
export type RowContent = Exclude<Item, { is: 'received' | 'spent' }>;

/** What is done with a line, most of it stored at once. */
export interface LineIntents {
  decline: (line: StatementLine, ids: readonly string[]) => void;
  /** Forgets which parts or expenses were declined for a line. */
  reconsider: (line: StatementLine) => void;
  setAside: (line: StatementLine, value: boolean) => void;
  link: (line: StatementLine, expenseId: string | null) => void;
  /** Offers a line although its text suggests something else; this is not stored. */
  offer: (line: StatementLine) => void;
}

/** What all rows share. It stays the same object while the user ticks, so that only the row itself is rendered. */
export interface RowContext {
  named: ReadonlyMap<string, NamedPart>;
  choices: () => OfferedParts;
  today: string;
  intents: LineIntents;
}

/** How many candidates are shown as radio buttons. Further ones are options of a list. */
const RADIOS = 6;

function Second({ children }: { children: ReactNode }) {
  return <span className={statementClasses.second}>{children}</span>;
}

/** The bank's text without the name, because the name is shown above it. A name within a word is none. */
export function textBeside(text: string, name: string): string {
  const start = text.lastIndexOf(name);
  if (name === '' || start === -1) return text;
  const [before, after] = [text.slice(0, start), text.slice(start + name.length)];
  if (/[\p{L}\d]$/u.test(before) || /^[\p{L}\d]/u.test(after)) return text;
  return [before.replace(/( (de|para|a))?[\s:·–-]*$/, ''), after.replace(/^[\s:·–-]+/, '')]
    .filter(Boolean)
    .join(' - ');
}

/** The bank's line: its day without the year, which the head says, who paid, the text as the bank wrote it, and what is known beside it. */
function Line({ line, note }: { line: StatementLine; note: string | undefined }) {
  const { name } = useMemo(() => payerOf(line.text), [line.text]);
  const second = name === '' ? '' : textBeside(line.text, name);
  return (
    <>
      <span className={statementClasses.day}>{formatShortDay(line.day, line.day)}</span>
      <span className={statementClasses.who}>
        {name === '' ? line.text : name}
        {second !== '' && (
          <span className={statementClasses.second} data-cut="">
            {second}
          </span>
        )}
        {note !== undefined && <Second>{note}</Second>}
      </span>
      <span className={statementClasses.amount}>
        {line.cents < 0 ? `− ${formatCents(line.cents)}` : formatCents(line.cents)}
      </span>
    </>
  );
}

/** The names of the parts that a line belongs to, and what is known of them. */
function Named({ parts, why, today }: { parts: readonly NamedPart[]; why: string; today: string }) {
  const [first] = parts;
  if (!first) return null;
  const { dueOn } = first.part;
  return (
    <>
      <strong>{parts.map(({ title }) => title).join(' + ')}</strong>
      <Second>
        {[first.client, dueOn && shortDueText(dueOn, today), why].filter(Boolean).join(' · ')}
      </Second>
    </>
  );
}

interface LineRowProps {
  content: RowContent;
  context: RowContext;
  /** Whether the chosen part belongs to another line. */
  isRefused: boolean;
  /** The ids of the parts or expenses that were declined for the line; null if none was. */
  declined: string | null;
}

/** A row of a comparison: the tick, the bank's line, what it belongs to, and what else can be done with it. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { content, context, isRefused, declined } = props;
  const { named, choices, today, intents } = context;
  const { line } = content;
  const { hash } = line;
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((root) => selectStatement(root).parts[hash]) ?? '';
  const isSure = content.is === 'sure';
  const isOn = useAppSelector((root) => isTicked(selectStatement(root), line, isSure));
  const category = useAppSelector((root) => selectStatement(root).categories[hash]) ?? '';
  const difference = useAppSelector((root) => selectStatement(root).differences[hash]);

  const tickRef = useRef<HTMLSpanElement>(null);

  const own = ownParts(content);
  const its = partsOfLine(line, own ?? parseIdList(chosen), named, difference);
  const select = () => (
    <PartSelect {...{ line, choices, named, chosen, its }} declined={declined ?? ''} />
  );
  const aside: RowAction[] = [
    { label: 'Pessoal', onPress: () => intents.setAside(line, true) },
    ...(declined === null
      ? []
      : [{ label: 'Voltar atrás', onPress: () => intents.reconsider(line) }]),
  ];
  const notThis = (ids: readonly string[]): RowAction => ({
    label: 'Não é',
    onPress: () => intents.decline(line, ids),
  });

  const settled = (item: Parameters<typeof settledText>[0]): RowAction[] => {
    const offer = (label: string) => [{ label, onPress: () => intents.offer(line) }];
    switch (item.is) {
      case 'aside':
        if (!isGuess(item.why)) return [];
        return offer(line.cents > 0 ? 'É de um cliente' : 'É gasto');
      case 'registered':
        return offer('É outro');
      case 'linked':
        return [{ label: 'Desfazer', onPress: () => intents.link(line, null) }];
      case 'setAside':
        return [{ label: 'Trazer de volta', onPress: () => intents.setAside(line, false) }];
      case 'used':
        return [];
    }
  };

  const shown = ((): {
    /** The name of the tick. */
    tick?: string;
    /** What is known beside the bank's text. */
    note?: string;
    what?: ReactNode;
    actions?: readonly RowAction[];
  } => {
    switch (content.is) {
      case 'sure':
      case 'likely':
      case 'differing': {
        const worth =
          its.parts.length === 1
            ? `parcela de ${formatCents(line.cents + its.left)}`
            : `${its.parts.length.toString()} parcelas, ${formatCents(line.cents + its.left)}`;
        const why = content.is === 'differing' ? worth : reasonText[content.why];
        return {
          tick: its.parts.map(({ title }) => title).join(' + '),
          what: <Named parts={its.parts} why={why} today={today} />,
          actions: [notThis(own ?? [])],
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
            onChange={(parts) => dispatch(statementActions.partsChosen({ line: hash, parts }))}
          />
        );
        return { what: candidates.length > RADIOS ? select() : radios() };
      }
      case 'incoming':
        return { what: select(), actions: aside };
      case 'expense': {
        const { payee, category: usual } = content;
        return {
          ...(usual !== null && { note: `da última vez: ${usual}` }),
          what: (
            <Select
              aria-label={`Categoria de ${payee}`}
              value={category}
              onChange={({ target }) => {
                const known = EXPENSE_CATEGORIES.find((name) => name === target.value) ?? '';
                dispatch(statementActions.categoryChosen({ line: hash, category: known }));
              }}
            >
              <Options of={EXPENSE_CATEGORIES} none="Escolher categoria" />
            </Select>
          ),
          actions: aside,
        };
      }
      case 'same': {
        const { id, description } = content.same;
        return {
          note: `parece ${quoted(description)}, já em Gastos`,
          what: (
            <Button
              variant="outline"
              size="sm"
              width="100%"
              onClick={press(() => intents.link(line, id))}
            >
              É este gasto
            </Button>
          ),
          actions: [notThis([id])],
        };
      }
      default:
        return { what: <Second>{settledText(content, today)}</Second>, actions: settled(content) };
    }
  })();
  const isAsked = own === null || isOn;

  return (
    <>
      {shown.tick !== undefined && (
        <span ref={tickRef} className={statementClasses.tick}>
          <MarkBox
            label={`${shown.tick}, ${formatCents(line.cents)}`}
            checked={isOn}
            onToggle={(on) => {
              dispatch(statementActions.lineTicked({ line: hash, on }));
              // The tick may open a choice below it, where the foot would cover it.
              afterPaint(() =>
                tickRef.current?.closest('li')?.scrollIntoView({ block: 'nearest' }),
              );
            }}
          />
        </span>
      )}
      <Line line={line} note={shown.note} />
      <span className={statementClasses.what}>
        {shown.what}
        {isRefused && (
          <span className={statementClasses.missing}>já escolhida para outra linha</span>
        )}
      </span>
      <span className={statementClasses.actions}>
        {shown.actions?.map(({ label, onPress }) => (
          <Button key={label} variant="plain" size="sm" paddingInline="0" onClick={press(onPress)}>
            {label}
          </Button>
        ))}
      </span>
      {isAsked && <DifferenceChoice line={line} its={its} />}
    </>
  );
});

/** Does what was pressed. If the row goes away by that, the focus moves to the row that takes its place. */
const press = (onPress: () => void) => () => {
  rememberFocus().followRemoval();
  onPress();
};
