import { useMemo } from 'react';

import { findRows, type Findable } from '../../features/finding/findRows';
import { NOTHING_SOUGHT } from '../../features/finding/sought';
import type { Payment } from '../../features/payments/payment';
import type { Row } from '../../features/shared/list';
import type { EntityName } from '../../features/entities/entities';
import { useAppSelector } from '../../store/hooks';
import { clientList } from '../clients/clientList';
import { expenseList } from '../expenses/expenseList';
import { useToday } from '../kit/text/useToday';
import { paymentList } from '../payments/paymentList';
import { projectList } from '../projects/projectList';
import { quoteList } from '../quotes/quoteList';
import { useTextsAhead } from '../records/find/useTextsAhead';
import type { List, Shown } from '../records/list';
import { payOption, recordOption, type Option } from './options';

/** How many matches of a list are shown. The list itself shows all of them. */
export const SHOWN = 3;

/** The search of one list. */
export interface ListSearch {
  /** The first rows that match all words, and the number of matches. */
  find: (query: string) => { options: readonly Option[]; total: number };
  /** The option of a row; null where the row does not exist (any more). */
  option: (id: string) => Option | null;
}

/** Searches a list by the rules of its description, as the list's own section does. */
function useListSearch<T extends Row, Context extends object, Key extends string>(
  list: List<T, Context, Key>,
  /** More options where this row is the only match. */
  aboutOnly?: (row: T, shown: Shown, query: string) => readonly Option[],
): ListSearch {
  const today = useToday();
  const rows = useAppSelector(list.selectAll);
  const context = useAppSelector((root) => list.context(root, today));
  const findable = useMemo((): Findable<T> => {
    const own = list.findable(context);
    const { searched } = list.palette;
    const texts = (row: T) => [...own.texts(row), searched?.(row, context) ?? ''];
    return { ...own, texts, counted: [] };
  }, [list, context]);
  useTextsAhead(rows, findable);
  return useMemo(() => {
    const { entity, palette } = list;
    const shown = (row: T) => palette.shown(row, context);
    const optionOf = (row: T) => recordOption(entity, row.id, shown(row));
    return {
      find: (query) => {
        // No period is set, so the day does not matter.
        const { rows: found } = findRows(rows, { ...NOTHING_SOUGHT, query }, findable, '');
        const options = found.slice(0, SHOWN).map(optionOf);
        const [only] = found;
        const more =
          only && found.length === 1 ? (aboutOnly?.(only, shown(only), query) ?? []) : [];
        return { options: [...options, ...more], total: found.length };
      },
      option: (id) => {
        const row = rows.find((each) => each.id === id);
        return row ? optionOf(row) : null;
      },
    };
  }, [list, rows, context, findable, aboutOnly]);
}

/** Offers to mark a single matching open payment as paid. */
const payOptionOf = ({ id, paid }: Payment, shown: Shown, query: string): readonly Option[] =>
  paid ? [] : [payOption(id, shown, query)];

/** The palette's search of every list. */
export function useListSearches(): Readonly<Record<EntityName, ListSearch>> {
  const clients = useListSearch(clientList);
  const quotes = useListSearch(quoteList);
  const projects = useListSearch(projectList);
  const payments = useListSearch(paymentList, payOptionOf);
  const expenses = useListSearch(expenseList);
  return useMemo(
    () => ({ clients, quotes, projects, payments, expenses }),
    [clients, quotes, projects, payments, expenses],
  );
}
