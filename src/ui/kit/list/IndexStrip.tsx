import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useState, type KeyboardEvent } from 'react';
import { formatCount } from '../text/format';
import { slotRecipe } from '../../theme/slotRecipe';

const surface = '{colors.surface}';
const shade = '{colors.lineStrong/50}';

/**
 * The look of tabs like those of a card index. They are 44 px high. The active tab has an accent line above it. Tabs that
 * find no room can be scrolled to: an edge beyond which there are more of them is shaded. A tab is as wide when it is
 * chosen, and no narrower when it counts less.
 */
const indexStripRecipe = slotRecipe({
  className: 'index-strip',

  base: {
    root: {
      display: 'flex',
      minWidth: 0,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      layerStyle: 'surface',
      // The covers scroll along with the tabs and hide the shades where the tabs end.
      backgroundImage: `linear-gradient(to right, ${surface} 16px, transparent), linear-gradient(to left, ${surface} 16px, transparent), linear-gradient(to right, ${shade}, transparent), linear-gradient(to left, ${shade}, transparent)`,
      backgroundPosition: 'left, right, left, right',
      backgroundSize: '40px 100%, 40px 100%, 20px 100%, 20px 100%',
      backgroundRepeat: 'no-repeat',
      backgroundAttachment: 'local, local, scroll, scroll',
      _print: { display: 'none' },
      '&[data-bare]': { border: 0, borderBottom: 'hairline', borderRadius: 0 },
    },
    tab: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flex: '1 0 auto',
      justifyContent: 'center',
      minHeight: { base: 'target', md: '42px' },
      minWidth: 'target',
      paddingInline: { base: '3', mdToXl: '2.5' },
      color: 'muted',
      fontSize: { base: 'label', mdToXl: 'note' },
      lineHeight: 1.2,
      outlineOffset: '-2px',
      '&:not(:last-of-type)': { borderRight: 'hairline' },
      _hover: { background: 'rowHover' },
      '&[aria-pressed=true]': {
        color: 'ink',
        fontWeight: 600,
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: '0 0 auto',
          height: '1',
          background: 'accent',
        },
      },
    },
    label: {
      display: 'inline-grid',
      justifyItems: 'center',
      whiteSpace: 'nowrap',
      // The room of the bold text of a chosen tab.
      '&::after': {
        content: 'attr(data-text)',
        height: 0,
        overflow: 'hidden',
        visibility: 'hidden',
        fontWeight: 600,
      },
    },
    count: { textStyle: 'digits', textAlign: 'start' },
  },
});

export interface IndexTab {
  key: string;
  label: string;
  count: number;
  isActive: boolean;
  onPress: () => void;
}

export interface IndexStripProps {
  /** The subject of the tabs: 'Status'. */
  label: string;
  tabs: readonly IndexTab[];
  /** Whether the tabs are on top of a surface that has a border of its own. */
  bare?: boolean;
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

/** The most digits that each tab's count has had, by the tabs' keys. */
function useWidest(tabs: readonly IndexTab[]): Readonly<Record<string, number>> {
  const [widest, setWidest] = useState<Readonly<Record<string, number>>>({});
  const wider = tabs
    .map(({ key, count }) => [key, formatCount(count).length] as const)
    .filter(([key, digits]) => digits > (widest[key] ?? 0));
  if (wider.length > 0) setWidest({ ...widest, ...Object.fromEntries(wider) });
  return widest;
}

/** Tabs with counts. Several tabs can be active at once, which neither Chakra's tabs nor its segments support. */
export function IndexStrip({ label, tabs, bare = false }: IndexStripProps) {
  const styles = useSlotRecipe({ recipe: indexStripRecipe })();
  const widest = useWidest(tabs);
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
      data-bare={bare ? '' : undefined}
      onKeyDown={walk}
    >
      {tabs.map(({ key, label: text, count, isActive, onPress }, index) => (
        <chakra.button
          key={key}
          type="button"
          css={styles.tab}
          aria-pressed={isActive}
          tabIndex={index === first ? 0 : -1}
          onClick={onPress}
        >
          <chakra.span css={styles.label} data-text={text}>
            {text}
          </chakra.span>
          <chakra.span css={styles.count} style={{ minWidth: `${String(widest[key] ?? 0)}ch` }}>
            {formatCount(count)}
          </chakra.span>
        </chakra.button>
      ))}
    </chakra.div>
  );
}
