import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent } from 'react';
import { NARROW_QUERY } from '../../theme/media';
import { Glyph, type GlyphName } from '../art/Icon';

/** The look of tabs like those of a card index. They are 48 px high. The active tab has an accent line above it. */
const indexStripRecipe = defineSlotRecipe({
  className: 'index-strip',
  slots: ['root', 'tab', 'label', 'count'],
  base: {
    root: {
      display: 'flex',
      // Words are not broken. If the tabs do not fit into one line, they take two.
      flexWrap: 'wrap',
      borderBottom: 'hairline',
      _print: { display: 'none' },
      '&[data-alone]': { layerStyle: 'surface', marginBottom: '6' },
    },
    tab: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flex: '1 1 auto',
      minWidth: 0,
      minHeight: '48px',
      paddingInline: { base: '3', xl: '6' },
      color: 'muted',
      fontSize: 'label',
      textAlign: 'start',
      lineHeight: 1.2,
      // This media query is met where less than about 850 px are left beside the sidebar.
      [`@media ${NARROW_QUERY}`]: {
        _icon: { display: 'none' },
      },
      outlineOffset: '-2px',
      '&:not(:last-of-type)': { borderRight: 'hairline' },
      _hover: { background: 'rowHover' },
      '&[aria-pressed=true]': {
        color: 'ink',
        fontWeight: 600,
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: '-1px -1px auto',
          height: '1',
          background: 'accent',
        },
      },
    },
    label: { flex: 1, whiteSpace: 'nowrap' },
    count: { textStyle: 'digits' },
  },
});

export interface IndexTab {
  key: string;
  label: string;
  glyph?: GlyphName;
  count: number;
  isActive: boolean;
  onPress: () => void;
}

export interface IndexStripProps {
  /** The subject of the tabs: 'Status'. */
  label: string;
  tabs: readonly IndexTab[];
  /** Whether the tabs stand alone, not on top of a table. */
  alone?: boolean;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Moves the focus between the tabs by the arrow keys. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll('button')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  tabs[step(at, tabs.length)]?.focus();
  event.preventDefault();
}

/** Tabs with counts. Several tabs can be active at once, which neither Chakra's tabs nor its segments support. */
export function IndexStrip({ label, tabs, alone = false }: IndexStripProps) {
  const styles = useSlotRecipe({ recipe: indexStripRecipe })();
  const first = Math.max(
    0,
    tabs.findIndex(({ isActive }) => isActive),
  );
  return (
    // It is a toolbar as ARIA defines it. The Tab key stops at it once, and the arrow keys move inside.
    <chakra.div
      css={styles.root}
      role="toolbar"
      aria-label={label}
      data-alone={alone ? '' : undefined}
      onKeyDown={walk}
    >
      {tabs.map(({ key, label: text, glyph, count, isActive, onPress }, index) => (
        <chakra.button
          key={key}
          type="button"
          css={styles.tab}
          aria-pressed={isActive}
          tabIndex={index === first ? 0 : -1}
          onClick={onPress}
        >
          {glyph && <Glyph name={glyph} />}
          <chakra.span css={styles.label}>{text}</chakra.span>
          <chakra.span css={styles.count}>{count.toLocaleString('pt-BR')}</chakra.span>
        </chakra.button>
      ))}
    </chakra.div>
  );
}
