import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useDeferredValue } from 'react';

import { filterCount, isSeeking } from '../../../features/app/finding/sought';
import { keyLabels, clearKeys, useSingleKeys } from '../keys';
import { genericMemo } from '../../kit/list/genericMemo';
import { useMediaQuery } from '../../kit/hooks/useMediaQuery';
import { AfterDot, DottedLine } from '../../kit/text/DottedLine';
import { Keys } from '../../kit/text/Keys';
import { ListExport } from '../exporting';
import { CARDS_QUERY } from '../../theme/media';
import { countText } from '../nouns';
import { useClearSearch } from './searchField';
import type { FoundRows } from './useFound';
import { slotRecipe } from '../../theme/slotRecipe';

/** The look of the summary of a list: one line below the rows. */
const listFootRecipe = slotRecipe({
  className: 'list-foot',

  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '14',
      paddingInline: { base: '4', lg: '6' },
      borderTop: 'strong',
      fontSize: 'control',
      '&[data-alone]': { paddingInline: 0, border: 0 },
    },
    count: { fontWeight: 600 },
    sum: { textStyle: 'digits' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      columnGap: { base: '4', md: '6' },
    },
    clearing: { display: 'inline-flex', alignItems: 'center', gap: '3' },
    clear: {
      flex: 'none',
      minWidth: 'target',
      minHeight: 'target',
      textStyle: 'link',
      fontWeight: 600,
      textDecorationThickness: '1px',
      _hover: { color: 'accentHover' },
      _print: { display: 'none' },
    },
  },
});

interface FoundFootProps<T extends { id: string }> {
  found: FoundRows<T>;
  /** Whether the line stands alone, not below a table. */
  alone?: boolean;
  /** Whether the line contains the button that saves the rows as a file. */
  saved: boolean;
}

/**
 * How many rows match, and their sums: '8 de 26 orçamentos · R$ 29.340,00 no total'. While all rows are shown, the
 * line above the list states the count, except on phones.
 */
function PlainFoot<T extends { id: string }>({ found, alone = false, saved }: FoundFootProps<T>) {
  // The rows are painted first.
  const { rows, all, sought, sumsOf } = useDeferredValue(found);
  const { entity } = found.list;
  const isPhone = useMediaQuery(CARDS_QUERY);
  const { clearFilters } = useClearSearch(entity);
  const hasKeys = useSingleKeys();
  const styles = useSlotRecipe({ recipe: listFootRecipe })();
  const isAll = rows.length === all.length;
  const sums = sumsOf(isAll ? all : rows);
  const some = isAll ? '' : `${rows.length.toLocaleString('pt-BR')} de `;
  const hasCount = isPhone || !isAll;
  return (
    <chakra.div css={styles.root} data-alone={alone ? '' : undefined}>
      <DottedLine role="status" flex="1">
        {hasCount && (
          <chakra.span css={styles.count}>{`${some}${countText(all.length, entity)}`}</chakra.span>
        )}
        {sums.map((sum, index) =>
          hasCount || index > 0 ? (
            <AfterDot key={sum} css={styles.sum}>
              {sum}
            </AfterDot>
          ) : (
            <chakra.span key={sum} css={styles.sum}>
              {sum}
            </chakra.span>
          ),
        )}
      </DottedLine>
      {saved && rows.length > 0 && (
        <chakra.span css={styles.actions}>
          {isSeeking(sought) && (
            <chakra.span css={styles.clearing}>
              <chakra.button type="button" css={styles.clear} onClick={clearFilters}>
                {filterCount(sought) > 0 ? 'Limpar filtros' : 'Limpar busca'}
              </chakra.button>
              {hasKeys && <Keys keys={keyLabels(clearKeys)} />}
            </chakra.span>
          )}
          <ListExport
            entity={entity}
            rows={found.rows}
            waiting={
              // Reserves the space of the button, so that nothing moves when the button appears.
              <chakra.span css={styles.clear} visibility="hidden">
                Exportar CSV
              </chakra.span>
            }
          >
            {(button) =>
              button && (
                <chakra.button type="button" css={styles.clear} {...button}>
                  Exportar CSV
                </chakra.button>
              )
            }
          </ListExport>
        </chakra.span>
      )}
    </chakra.div>
  );
}

export const FoundFoot = genericMemo(PlainFoot);
