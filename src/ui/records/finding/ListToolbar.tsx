import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent, ReactNode } from 'react';

import { filterCount, isSeeking } from '../../../features/app/finding/sought';
import { findingActions } from '../../../features/app/finding/findingSlice';
import { navigationActions } from '../../../features/app/navigation/navigationSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { ariaKeys, keyLabels, searchKeys, useSingleKeys } from '../keys';
import { Button } from '../../kit/form/Button';
import { SearchInput } from '../../kit/form/SearchInput';
import { useMediaQuery } from '../../kit/hooks/useMediaQuery';
import { Keys } from '../../kit/text/Keys';
import { CARDS_QUERY } from '../../theme/media';
import type { FindDescription } from '../list';
import { inGenderOf, nounOfSeveral } from '../nouns';
import { useSought } from './useFound';
import { slotRecipe } from '../../theme/slotRecipe';

/** The look of a list's toolbar: one line with the search, the tabs and the button of the filters. */
const listToolbarRecipe = slotRecipe({
  className: 'list-toolbar',

  base: {
    root: {
      display: 'flex',
      gap: { base: '2', md: '3' },
      height: 'target',
      marginBottom: { base: '2', md: '3' },
      _print: { display: 'none' },
    },
    find: {
      position: 'relative',
      display: 'flex',
      gap: { base: '2', md: '3' },
      flex: 1,
      minWidth: 0,
    },
    // Beside tabs on a phone, the field is as wide as its symbol, and lies over the tabs while something is typed. So the
    // tabs stay where they are.
    search: {
      flex: '1 1 160px',
      minWidth: { md: '160px' },
      mdDown: {
        '&:is([data-beside-tabs] > *)': {
          position: 'absolute',
          inset: '0 auto 0 0',
          zIndex: 1,
          width: 'target',
          background: 'bg',
        },
        '&:is([data-beside-tabs] > :is(:focus-within, [data-typed]))': { width: '100%' },
        // A tab with the focus is not covered.
        '&:is([data-beside-tabs]:has([role=toolbar] :focus-visible) > *)': { width: 'target' },
        '&:is([data-beside-tabs] > :not(:focus-within, [data-typed]))': {
          '& input': { paddingInline: '42px 0 !important' },
          '& :is(kbd, button)': { display: 'none' },
        },
      },
    },
    /** The room of the field's symbol. */
    room: { flex: 'none', width: 'target', hideFrom: 'md' },
    open: {
      flex: 'none',
      paddingInline: { base: '2.5', md: '4' },
      borderColor: 'lineStrong',
      '&[data-set]': { background: 'accentSoft', borderColor: 'accent', color: 'accent' },
    },
    // On phones the symbol says it, and screen readers read the label.
    label: { mdDown: { srOnly: true } },
    count: {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: '5',
      height: '5',
      borderRadius: '10px',
      background: 'accent',
      color: 'accentContrast',
      fontSize: 'caps',
    },
  },
});

/** The id of the button that opens the filters, to which the panel of the filters is attached. */
export const FILTER_BUTTON = 'filtrar';

interface ListToolbarProps extends Pick<FindDescription, 'entity' | 'controls'> {
  /** The tabs of the list; false where it has none. */
  tabs: ReactNode;
  /** What stands after the button of the filters. */
  children: ReactNode;
}

/** The toolbar of a list: its search, its tabs, and the button of its filters. */
export function ListToolbar({ entity, controls, tabs, children }: ListToolbarProps) {
  const dispatch = useAppDispatch();
  const sought = useSought(entity);
  const hasKeys = useSingleKeys();
  const isPhone = useMediaQuery(CARDS_QUERY);
  const isOpen = useAppSelector(({ workspace }) => workspace.navigation.panel === 'filters');
  const styles = useSlotRecipe({ recipe: listToolbarRecipe })();
  const { query, facets } = sought;
  const label = `Buscar ${inGenderOf(entity, 'nos')} ${nounOfSeveral(entity)}`;
  // The tabs say themselves which of them is chosen.
  const filters =
    filterCount(sought) - controls.strip.filter(({ facet }) => facet in facets).length;
  const search = (typed: string) => dispatch(findingActions.searched({ entity, query: typed }));
  /** The Esc key first clears the search, and when pressed again, the filters. */
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isSeeking(sought)) return;
    event.preventDefault();
    const isTyped = event.target instanceof HTMLInputElement && query !== '';
    if (isTyped) search('');
    else dispatch(findingActions.filtersCleared({ entity }));
  };
  return (
    <chakra.div css={styles.root} onKeyDown={clear}>
      <chakra.div css={styles.find} data-beside-tabs={tabs === false ? undefined : ''}>
        {tabs !== false && <chakra.span css={styles.room} />}
        <chakra.div css={styles.search} data-typed={query === '' ? undefined : ''}>
          <SearchInput
            label={label}
            placeholder={isPhone ? 'Buscar' : label}
            value={query}
            onChange={search}
            aria-keyshortcuts={hasKeys ? ariaKeys([searchKeys]) : undefined}
            hint={hasKeys && <Keys keys={keyLabels(searchKeys)} />}
          />
        </chakra.div>
        {tabs}
      </chakra.div>
      <Button
        variant="surface"
        icon="filter"
        css={styles.open}
        id={FILTER_BUTTON}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-set={filters > 0 ? '' : undefined}
        onClick={() =>
          dispatch(
            isOpen
              ? navigationActions.panelClosed('filters')
              : workspaceActions.panelOpened('filters'),
          )
        }
      >
        <chakra.span css={styles.label}>Filtrar</chakra.span>
        {filters > 0 && (
          <chakra.span css={styles.count}>
            {filters}
            <chakra.span srOnly> {filters === 1 ? 'filtro' : 'filtros'}</chakra.span>
          </chakra.span>
        )}
      </Button>
      {children}
    </chakra.div>
  );
}
