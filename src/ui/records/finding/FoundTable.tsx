import { useMemo, type ReactNode } from 'react';
import type { Row } from '../../../features/shared/list';
import { findingActions } from '../../../features/app/finding/findingSlice';
import { useAppDispatch } from '../../../store/hooks';
import type { TableColumn } from '../../kit/list/tableLayout';
import { DataTable, type DataTableProps } from '../../kit/list/DataTable';
import { Absent } from '../../kit/text/Absent';
import { NotLoaded } from '../../kit/text/NotLoaded';
import type { ListField, List } from '../list';
import { listWords, withArticle } from '../nouns';
import { RecordActions, useOpenRecord } from '../RecordActions';
import { FoundList, type FoundListProps } from './FoundList';
import type { FoundList as Found } from './useFound';

/** By field, the cells of a list that contain more than a text. */
export type Cells<L> =
  L extends List<infer T, infer Context, infer Key>
    ? Partial<Record<Key, (row: T, context: Context) => ReactNode>>
    : never;

interface FoundTableProps<T extends Row, Context extends object, Key extends string> extends Pick<
  DataTableProps<T>,
  'cardAreas' | 'rowHeight' | 'cardHeight'
> {
  found: Found<T, Context, Key>;
  /** The cells. They must be a constant, because the rows are memoised. */
  cells?: Partial<Record<Key, (row: T, context: Context) => ReactNode>>;
  /** What stands under the content of a cell. They must be a constant, too. */
  notes?: Partial<Record<Key, (row: T, context: Context) => ReactNode>>;
  more?: FoundListProps<T>['more'];
  Summary?: FoundListProps<T>['Summary'];
}

/** Separates the columns' widths in one text. The columns are recreated only when this text changes. */
const SEPARATOR = ';';

const fieldsOf = <T, Context, Key extends string>(
  fields: Readonly<Record<Key, ListField<T, Context>>>,
): [Key, ListField<T, Context>][] => Object.entries(fields) as [Key, ListField<T, Context>][]; // They are its own keys.

function useColumns<T extends Row, Context extends object, Key extends string>(
  { list, all, context }: Found<T, Context, Key>,
  cells: FoundTableProps<T, Context, Key>['cells'],
  notes: FoundTableProps<T, Context, Key>['notes'],
): readonly TableColumn<T>[] {
  const shown = useMemo(() => fieldsOf(list.fields).filter(([, { column }]) => column), [list]);
  const widths = useMemo(
    () =>
      shown
        .map(([, { column }]) =>
          typeof column?.width === 'function' ? column.width(all) : (column?.width ?? ''),
        )
        .join(SEPARATOR),
    [shown, all],
  );
  return useMemo(() => {
    const widthByColumn = widths.split(SEPARATOR);
    return shown.map(([key, field], index): TableColumn<T> => {
      const { header, text, sort, column } = field;
      const note = notes?.[key] ?? field.note;
      const { width: _width, absent, ...layout } = column ?? {};
      const width = widthByColumn[index];
      const own = cells?.[key];
      const cell = (row: T): ReactNode => {
        const shownText = text?.(row, context);
        if (shownText === null && absent) return <Absent>{absent}</Absent>;
        if (own) return own(row, context);
        if (text) return shownText ?? <NotLoaded />;
        const { entity } = list;
        const subject = `${withArticle(entity)} ${list.subject(row, context)}`;
        return <RecordActions entity={entity} id={row.id} subject={subject} />;
      };
      return {
        ...layout,
        key,
        header,
        cell,
        ...(width && { width }),
        ...(sort && { sorts: true }),
        ...(note && { note: (row: T) => note(row, context) }),
      };
    });
  }, [shown, widths, cells, notes, list, context]);
}

/** A list as a table that can be sorted. A column that has neither a text nor a cell contains the buttons. */
export function FoundTable<T extends Row, Context extends object, Key extends string>({
  found,
  cells,
  notes,
  more,
  Summary,
  ...table
}: FoundTableProps<T, Context, Key>) {
  const dispatch = useAppDispatch();
  const columns = useColumns(found, cells, notes);
  const { list, context } = found;
  const { sort } = found.sought;
  const { entity } = list;
  const sorting = useMemo(
    () => ({
      sort,
      onSort: (column: string) => {
        const first = list.findable(context).sorts[column]?.first ?? 'ascending';
        dispatch(findingActions.sortPressed({ entity, column, first }));
      },
    }),
    [entity, sort, list, context, dispatch],
  );
  const open = useOpenRecord(entity);
  return (
    <FoundList found={found} more={more} Summary={Summary}>
      <DataTable
        label={listWords[entity].title}
        columns={columns}
        rows={found.rows}
        sorting={sorting}
        view={found.sought}
        bare
        onOpen={open}
        {...table}
      />
    </FoundList>
  );
}
