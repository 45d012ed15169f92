import type { CheckedSheet } from '../../../features/business/spreadsheet/checkSheet';
import {
  SHEET_FIELDS,
  JOINS,
  type SheetEntity,
} from '../../../features/business/spreadsheet/fields';
import { mendedCells } from '../../../features/business/spreadsheet/values';
import { barRef } from '../../kit/dialog/pageFoot';
import { Button } from '../../kit/form/Button';
import { Options } from '../../kit/form/Select';
import { useHeldWhilePressed } from '../../kit/hooks/useHeldWhilePressed';
import { formatCount, joinWithAnd } from '../../kit/text/format';
import { countText } from '../../records/nouns';
import { CSV_TYPE, saveFile } from '../../records/saveFile';
import { csvOf } from '../exports/csv';
import { ColumnsTable, SHOWN_ROWS } from '../statement/ColumnsTable';
import { statementClasses } from '../statement/statementRecipe';
import { Problems } from './Problems';
import { sheetClasses } from './sheetRecipe';
import { countsText, fieldLabel, outText, reasonText, stateText } from './sheetTexts';
import type { HeldSheet, SheetInHand } from './useSheet';

/** Saves the rows that stay out because of a problem, each with its reason, as a CSV file. */
function saveRefused({ sheet, choices }: HeldSheet, { groups, states }: CheckedSheet): void {
  const reasons = new Map(
    groups.flatMap((group) => group.rows.map(({ line }) => [line, reasonText(group)] as const)),
  );
  const rows = sheet.rows.filter(({ line }) =>
    ['problem', 'left'].includes(states.get(line) ?? ''),
  );
  const table = {
    name: 'linhas-de-fora',
    columns: ['Linha', 'Motivo', ...sheet.titles],
    rows: rows.map((row) => [
      String(row.line),
      reasons.get(row.line) ?? 'Deixada de fora',
      ...mendedCells(row, choices),
    ]),
  };
  saveFile(`${table.name}.csv`, CSV_TYPE, csvOf(table));
}

/** The columns with what they are taken for, and the first rows with what becomes of them. */
function Columns({
  entity,
  held: { sheet, choices },
  checked,
  choose,
}: Pick<Props, 'entity' | 'held' | 'checked' | 'choose'>) {
  const { titles, rows } = sheet;
  const first = rows.slice(0, SHOWN_ROWS);
  const width = Math.max(titles.length, ...rows.slice(0, 200).map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => ({
    title: titles[at] ?? '',
    use: choices.uses[at] ?? null,
    example: rows.find(({ cells }) => (cells[at] ?? '').trim() !== '')?.cells[at] ?? '',
  }));
  const unused = columns.flatMap(({ title, use, example }, at) =>
    use === null && example !== '' ? title || `Coluna ${String(at + 1)}` : [],
  );
  const take = (at: number, field: string) => {
    const use = SHEET_FIELDS[entity].find((each) => each === field) ?? null;
    const isJoined = use !== null && JOINS[use] !== undefined;
    const uses = columns.map((column, other) =>
      other === at ? use : column.use === use && !isJoined ? null : column.use,
    );
    choose({ uses });
  };
  return (
    <section className={sheetClasses.card} aria-label="Colunas">
      <ColumnsTable
        columns={columns.map(({ title, use, example }) => ({
          title,
          use: use ?? '',
          isUsed: use !== null,
          below: title === '' ? `Ex.: ${example.slice(0, 40)}` : title,
        }))}
        options={
          <Options of={SHEET_FIELDS[entity]} none="Não usar" label={(field) => fieldLabel[field]} />
        }
        onChoose={take}
        rows={first.map((row) => mendedCells(row, choices))}
        states={first.map(({ line }) => stateText[checked.states.get(line) ?? 'problem'])}
      />
      <div className={sheetClasses.group}>
        <p className={statementClasses.note}>
          {rows.length > SHOWN_ROWS &&
            `As ${String(SHOWN_ROWS)} primeiras de ${formatCount(rows.length)} linhas. `}
          {unused.length > 0 &&
            (unused.length === 1
              ? `A coluna ${unused.join('')} fica de fora.`
              : `As colunas ${joinWithAnd(unused)} ficam de fora.`)}
        </p>
      </div>
    </section>
  );
}

interface Props extends Pick<SheetInHand, 'choose' | 'reset'> {
  entity: SheetEntity;
  held: HeldSheet;
  checked: CheckedSheet;
  /** Why nothing has come in so far; null before the first try. */
  notice: string | null;
  onBring: () => void;
  onCancel: () => void;
}

/** The sheet as it was checked: what will come, what is wrong, and what the columns are. Nothing is written yet. */
export function Review({ entity, held, checked, notice, choose, reset, onBring, onCancel }: Props) {
  const { choices, sheet } = held;
  const shown = useHeldWhilePressed(checked);
  const { counts, groups, lostProjects } = shown;
  const count = counts.new;
  return (
    <>
      <div className={statementClasses.head}>
        <div>
          <div role="status">
            {notice !== null && <p className={sheetClasses.why}>{notice}</p>}
            <h2 className={statementClasses.title}>{countsText(entity, shown)}</h2>
          </div>
          <p className={statementClasses.lead}>
            {`${formatCount(sheet.rows.length)} ${sheet.rows.length === 1 ? 'linha lida' : 'linhas lidas'}. ${entity === 'clients' ? 'Quem' : 'O que'} já existe fica como está. Nada entra antes de você trazer.`}
          </p>
          {lostProjects.length > 0 && (
            <p className={statementClasses.lead}>
              {`Sem projeto, porque não há aqui um só com este nome: ${joinWithAnd(lostProjects.slice(0, 5))}.`}
            </p>
          )}
        </div>
        <Button variant="outline" icon="copy" onClick={reset}>
          Colar de novo
        </Button>
      </div>
      <Problems
        {...{ groups, choices, choose }}
        count={counts.problem}
        onSave={() => saveRefused(held, checked)}
      />
      <Columns {...{ entity, held, choose }} checked={shown} />
      <div ref={barRef} className={statementClasses.foot}>
        <p className={statementClasses.footSum}>
          {outText(shown, sheet.heads)}
          {choices.left.length > 0 && (
            <Button variant="plain" size="sm" onClick={() => choose({ left: [] })}>
              Rever o que deixei
            </Button>
          )}
        </p>
        <Button variant="surface" onClick={onCancel}>
          Cancelar
        </Button>
        <Button disabled={count === 0} onClick={onBring}>
          {`Trazer ${countText(count, entity)}`}
        </Button>
      </div>
    </>
  );
}
