import { useState } from 'react';

import type { ProblemGroup } from '../../../features/business/spreadsheet/checkSheet';
import type { SheetField } from '../../../features/business/spreadsheet/fields';
import { sheetDayReader } from '../../../features/business/spreadsheet/sheetDays';
import {
  plainWord,
  wordChoices,
  type SheetChoices,
} from '../../../features/business/spreadsheet/values';
import { Button } from '../../kit/form/Button';
import { Options, Select } from '../../kit/form/Select';
import { TextInput } from '../../kit/form/TextInput';
import { useToday } from '../../kit/hooks/useToday';
import { formatCount, formatLongDay } from '../../kit/text/format';
import { sheetClasses } from './sheetRecipe';
import { fieldLabel, groupText, wordLabel } from './sheetTexts';

interface Props {
  /** How many rows have a problem. A row may have several. */
  count: number;
  onSave: () => void;
  groups: readonly ProblemGroup[];
  choices: SheetChoices;
  choose: (changes: Partial<SheetChoices>) => void;
}

type GroupProps = Pick<Props, 'choices' | 'choose'> & { group: ProblemGroup };

/** The most rows of a group that are shown at once. */
const SHOWN = 8;

/** The fields that may stay empty. */
const OPTIONAL: readonly SheetField[] = [
  ...(['company', 'phone', 'email', 'observations', 'document'] as const),
  ...(['address', 'city', 'state', 'paymentMethod', 'project', 'notes'] as const),
];

const small = { variant: 'outline', size: 'sm' } as const;

/** A cell that is mended in its row. It is read when the user leaves it. */
function Mend({ group, row, choices, choose }: GroupProps & { row: ProblemGroup['rows'][number] }) {
  const { field, kind } = group;
  const label = fieldLabel[field];
  const line = `Linha ${formatCount(row.line)}`;
  return (
    <div className={sheetClasses.mend}>
      <span>{line}</span>
      <span>{[row.name, row.others].filter((text) => text !== '').join(' · ') || '–'}</span>
      {kind === 'same' ? (
        <Button
          {...small}
          aria-label={`Trazer ${row.name}, da linha ${formatCount(row.line)}`}
          onClick={() => choose({ newPeople: [...choices.newPeople, row.line] })}
        >
          É outra pessoa: trazer
        </Button>
      ) : (
        <TextInput
          aria-label={`${label}, ${line.toLowerCase()}`}
          aria-invalid
          data-mend=""
          defaultValue={row.cell}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            const all = [...document.querySelectorAll<HTMLElement>('[data-mend]')];
            const next = all[all.indexOf(event.currentTarget) + 1];
            if (next) next.focus();
            else event.currentTarget.blur();
          }}
          onBlur={({ target: { value } }) => {
            if (value === row.cell) return;
            choose({ cells: { ...choices.cells, [`${String(row.line)}:${field}`]: value } });
          }}
        />
      )}
    </div>
  );
}

/** The two days that a text may be, in words. */
function OrderChoice({ cell, choose }: { cell: string; choose: Props['choose'] }) {
  return (['dayFirst', 'monthFirst'] as const).map((order) => {
    const read = sheetDayReader({ order, year: new Date().getFullYear() })(cell);
    if (read === null || !('day' in read)) return null;
    return (
      <Button key={order} {...small} onClick={() => choose({ order })}>
        {`${cell.trim()} é ${formatLongDay(read.day)}`}
      </Button>
    );
  });
}

/** The year of all days that have none. */
function YearChoice({ choose }: Pick<Props, 'choose'>) {
  const [year, setYear] = useState(useToday().slice(0, 4));
  return (
    <>
      <TextInput
        aria-label="Ano das datas sem ano"
        inputMode="numeric"
        maxLength={4}
        width="6rem"
        value={year}
        onChange={({ target }) => setYear(target.value)}
      />
      <Button
        {...small}
        disabled={!/^(?:19|20|21)\d\d$/.test(year)}
        onClick={() => choose({ year: Number(year) })}
      >
        {`O ano é ${year}`}
      </Button>
    </>
  );
}

/** How all rows of a group are mended at once. */
function Repair({ group, choices, choose }: GroupProps) {
  const { kind, field, text, rows } = group;
  const key = `${field}:${plainWord(text)}`;
  if (kind === 'order') return <OrderChoice cell={rows[0]?.cell ?? ''} choose={choose} />;
  if (kind === 'year') return <YearChoice choose={choose} />;
  if (kind === 'negative') {
    return (
      <Button {...small} onClick={() => choose({ takesNegatives: true })}>
        São gastos: tirar o menos
      </Button>
    );
  }
  if (kind === 'same') {
    if (rows.length === 1) return null;
    return (
      <Button
        {...small}
        onClick={() =>
          choose({ newPeople: [...choices.newPeople, ...rows.map(({ line }) => line)] })
        }
      >
        São outras pessoas: trazer todas
      </Button>
    );
  }
  const isOptional = OPTIONAL.includes(field);
  return (
    <>
      {kind === 'word' && (
        <Select
          aria-label={groupText(group)}
          value=""
          onChange={({ target }) => choose({ words: { ...choices.words, [key]: target.value } })}
        >
          <Options
            of={wordChoices(field)}
            none="Escolha"
            label={(value) => wordLabel(field, value)}
          />
        </Select>
      )}
      {isOptional && (
        <Button
          {...small}
          onClick={() => {
            const cells = rows.map(({ line }) => [`${String(line)}:${field}`, ''] as const);
            choose({ cells: { ...choices.cells, ...Object.fromEntries(cells) } });
          }}
        >
          Deixar em branco
        </Button>
      )}
    </>
  );
}

/** Whether the rows of a group are mended one by one, too. */
const isMendedByRow = ({ kind }: ProblemGroup): boolean =>
  ['form', 'formula', 'currency', 'same'].includes(kind);

/** What is wrong, grouped by how it is mended. What stays is left out. */
export function Problems({ count, groups, choices, choose, onSave }: Props) {
  if (groups.length === 0) return null;
  return (
    <section className={sheetClasses.card} aria-label="Com problema">
      <div className={sheetClasses.head}>
        <strong>{`${formatCount(count)} com problema`}</strong>
        <span>arrume aqui, ou ficam de fora</span>
        <Button variant="plain" size="sm" icon="download" onClick={onSave}>
          Baixar as que ficam de fora
        </Button>
      </div>
      {groups.map((group) => (
        <div
          key={group.key}
          className={sheetClasses.group}
          role="group"
          aria-label={groupText(group)}
        >
          <p className={sheetClasses.why}>{groupText(group)}</p>
          {isMendedByRow(group) &&
            group.rows
              .slice(0, SHOWN)
              .map((row) => (
                <Mend
                  key={`${String(row.line)} ${row.cell}`}
                  {...{ group, row, choices, choose }}
                />
              ))}
          {isMendedByRow(group) && group.rows.length > SHOWN && (
            <p>{`E mais ${formatCount(group.rows.length - SHOWN)}, depois destas.`}</p>
          )}
          <div className={sheetClasses.fix}>
            <Repair {...{ group, choices, choose }} />
            <Button
              variant="plain"
              size="sm"
              onClick={() => choose({ left: [...choices.left, group.key] })}
            >
              Deixar de fora
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}
