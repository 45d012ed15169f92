import { findingActions } from '../../../features/finding/findingSlice';
import { useAppDispatch } from '../../../store/hooks';
import { genericMemo } from '../../kit/list/genericMemo';
import { IndexStrip } from '../../kit/list/IndexStrip';
import { inWords } from '../../kit/text/format';
import { type FoundRows, useSought } from './useFound';

interface FilterStripProps<T> {
  found: FoundRows<T>;
  alone?: boolean;
}

/** The states of a list's rows with how many rows are in each; a press shows these alone. */
function PlainStrip<T>({ found, alone = false }: FilterStripProps<T>) {
  const dispatch = useAppDispatch();
  const { entity } = found.list;
  const { strip } = found.list.controls;
  const { facets } = useSought(entity);
  const choose = (chosen: Record<string, string | null>) => {
    dispatch(findingActions.facetsChosen({ entity, facets: chosen }));
  };
  const all = {
    key: 'all',
    label: 'Todos',
    count: found.uncounted,
    isActive: strip.every(({ facet }) => facets[facet] === undefined),
    onPress: () => {
      choose(Object.fromEntries(strip.map(({ facet }) => [facet, null])));
    },
  };
  const tabs = strip.flatMap(({ facet, choices }) =>
    choices.map(({ value, label, glyph }) => ({
      key: `${facet}-${value}`,
      label,
      glyph,
      count: found.counts[facet]?.[value] ?? 0,
      isActive: facets[facet] === value,
      onPress: () => {
        choose({ [facet]: facets[facet] === value ? null : value });
      },
    })),
  );
  return (
    <IndexStrip
      label={inWords(strip.map(({ label }) => label))}
      tabs={[all, ...tabs]}
      alone={alone}
    />
  );
}

export const FilterStrip = genericMemo(PlainStrip);
