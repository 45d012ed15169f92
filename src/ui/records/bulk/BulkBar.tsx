import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { markingActions } from '../../../features/app/bulk/markingSlice';
import { useAppDispatch } from '../../../store/hooks';
import { reserveBar } from '../../kit/dialog/pageFoot';
import { walkRows } from '../../kit/list/rows';
import { mainElement } from '../../kit/dialog/landmarks';
import { IconButton } from '../../kit/form/Button';
import { AfterDot, DottedLine } from '../../kit/text/DottedLine';
import type { FoundRows } from '../finding/useFound';
import { inGenderOf, countText, nounOfOne } from '../nouns';
import { BulkActions } from './BulkActions';
import { slotRecipe } from '../../theme/slotRecipe';

/**
 * The look of the bar for marked rows. It covers the toolbar, so that no row moves; on phones it is at the bottom
 * of the window.
 */
export const bulkBarRecipe = slotRecipe({
  className: 'bulk-bar',

  base: {
    place: {
      position: 'relative',
      '&[data-covered] > :first-of-type': { md: { visibility: 'hidden' } },
      // The bar sticks at the position that the section sets, and the table's header below it.
      '&[data-covered]': {
        md: { position: 'sticky', top: 'calc(var(--of-list-top) + 8px)', zIndex: 11 },
      },
      '&[data-covered] ~ * thead th': { md: { top: 'calc(var(--of-list-top) + 59px)' } },
      // The browser scrolls a focused row further, so that it is below both.
      '&[data-covered] ~ * :is(tr, tr *)': { md: { scrollMarginTop: '48px' } },
    },
    root: {
      position: { base: 'fixed', md: 'absolute' },
      inset: { base: 'auto 0 var(--of-nav)', md: '-8px 0 auto' },
      zIndex: { base: 20, md: 11 },
      display: 'flex',
      flexWrap: { base: 'wrap', md: 'nowrap' },
      alignItems: 'center',
      gap: '2',
      minHeight: '60px',
      padding: { base: '8px 16px', md: '7px 7px 7px 24px' },
      background: 'surface',
      border: '1px solid',
      borderColor: 'accent',
      borderRadius: { md: 'base' },
      borderInlineWidth: { base: 0, md: '1px' },
      borderBottomWidth: { base: 0, md: '1px' },
      fontSize: 'control',
      _print: { display: 'none' },
      // A short list has no toolbar for the bar to cover. Above the rows it would push them down: it stands below.
      '&[data-below]': { md: { position: 'sticky', inset: 'auto 0 8px', marginTop: '4' } },
    },
    // Beside the buttons the sums stand below the count, so that the bar is no higher than the toolbar that it covers.
    words: { flex: 1, minWidth: 0, lineHeight: { md: 1.25 } },
    count: {
      flexBasis: { md: '100%' },
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    sum: { textStyle: 'digits', fontSize: { md: 'note' } },
    actions: {
      order: { base: 1, md: 0 },
      display: 'flex',
      gap: '2',
      width: { base: '100%', md: 'auto' },
      // The first button is as wide as its label needs.
      '& > *': { flex: { base: '1 1 auto', md: 'none' } },
      // Keeps all buttons on one line, even on the smallest phones.
      '& > button': { paddingInline: '3' },
    },
  },
});

interface BulkBarProps<T> {
  found: Pick<FoundRows<T>, 'list' | 'sumsOf'>;
  /** The marked rows. */
  rows: readonly T[];
  /** Whether the bar stands below the rows, because the list has no toolbar. */
  below?: boolean;
}

/** The number of marked rows, and the actions for these rows. */
export function BulkBar<T extends { id: string }>({ found, rows, below = false }: BulkBarProps<T>) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: bulkBarRecipe })();
  const { entity, bulk } = found.list;
  const participle = `${inGenderOf(entity, 'marcado')}${rows.length > 1 ? 's' : ''}`;
  return (
    <chakra.div
      css={styles.root}
      role="region"
      aria-label="Marcados"
      data-below={below ? '' : undefined}
      ref={affectPage}
    >
      <DottedLine css={styles.words} role="status">
        <chakra.span css={styles.count}>
          {rows.length === 0
            ? `${inGenderOf(entity, 'Nenhum', 'Nenhuma')} ${nounOfOne[entity]} ${participle}`
            : `${countText(rows.length, entity)} ${participle}`}
        </chakra.span>
        {(rows.length > 0 ? found.sumsOf(rows) : []).map((sum) => (
          <AfterDot key={sum} css={styles.sum}>
            {sum}
          </AfterDot>
        ))}
      </DottedLine>
      <chakra.div css={styles.actions}>
        {rows.length > 0 && <BulkActions entity={entity} offer={bulk} rows={rows} />}
      </chakra.div>
      <IconButton
        icon="close"
        label="Desmarcar"
        onClick={() => dispatch(markingActions.unmarked())}
      />
    </chakra.div>
  );
}

/** What the bar changes on the page while it is shown. */
function affectPage(bar: HTMLElement) {
  const releaseSpace = reserveBar(bar);
  return () => {
    releaseSpace();
    if (bar.contains(document.activeElement)) queueMicrotask(moveFocusToList);
  };
}

/** Moves the focus to the list when the bar disappears with the last mark. The undo key works there. */
function moveFocusToList() {
  if (document.activeElement !== document.body) return;
  if (!walkRows(null, 1)) mainElement()?.focus({ preventScroll: true });
}
