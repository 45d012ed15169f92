import { useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';

import { findRows, type Findable } from '../../features/finding/findRows';
import { NOTHING_SOUGHT } from '../../features/finding/sought';
import type { Row } from '../../features/shared/list';
import type { EntityName } from '../../features/entities/entities';
import { useAppSelector } from '../../store/hooks';
import { ofEachList } from '../exports/lists';
import { useToday } from '../kit/text/useToday';
import { useTextsAhead } from '../records/find/useTextsAhead';
import type { List } from '../records/list';
import { recordOption, type Option } from './options';

/** How many matches of a list are shown. The list itself shows all of them. */
export const SHOWN = 3;

/** The search of one list. */
export interface ListSearch {
  /** The first rows that match all words, the number of matches, and the id of a single match. */
  find: (query: string) => { options: readonly Option[]; total: number; onlyId: string | null };
  /** The option of a row; null where the row does not exist (any more). */
  option: (id: string) => Option | null;
}

/** Searches a list by the rules of its description, as the list's own section does. */
function useListSearch<T extends Row, Context extends object, Key extends string>(
  list: List<T, Context, Key>,
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
    const optionOf = (row: T) => recordOption(entity, row.id, palette.shown(row, context));
    return {
      find: (query) => {
        // No period is set, so the day does not matter.
        const { rows: found } = findRows(rows, { ...NOTHING_SOUGHT, query }, findable, '');
        const [first] = found;
        return {
          options: found.slice(0, SHOWN).map(optionOf),
          total: found.length,
          onlyId: first && found.length === 1 ? first.id : null,
        };
      },
      option: (id) => {
        const row = rows.find((each) => each.id === id);
        return row ? optionOf(row) : null;
      },
    };
  }, [list, rows, context, findable]);
}

/** The palette's search of every list. The same object until one of them changes. */
export function useListSearches(): Readonly<Record<EntityName, ListSearch>> {
  const searches = ofEachList(useListSearch);
  const [latest, setLatest] = useState(searches);
  if (shallowEqual(latest, searches)) return latest;
  setLatest(searches);
  return searches;
}
