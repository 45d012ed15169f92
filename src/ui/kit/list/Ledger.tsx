import {
  createSlotRecipeContext,
  type HTMLChakraProps,
  type RecipeVariantProps,
} from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ledgerAmount, lineSides, ruleAbove } from '../../theme/recipes/ledger';
import { slotRecipe } from '../../theme/slotRecipe';

/** On wide screens a detail that stands beside the name, in a column of its own. */
const besideName = { gridColumn: 'detail', gridRow: '1 / -1', marginInlineStart: '4' } as const;

/** A line that is a button tells of the past, and nothing in it has to be done. */
const lightInButton = { 'button &': { fontWeight: 400 } } as const;

/**
 * The look of a ledger's lines. On wide screens sign, day, name, amount and actions stand in a row, and the detail below
 * the name. Actions that do not fit beside the rest stand below it. On phones the day, too, stands below the name. What a
 * line lacks takes no space: the parts have margins, and there are no gaps between the columns.
 */
const ledgerRecipe = slotRecipe({
  className: 'ledger',

  base: {
    item: { ...ruleAbove, breakInside: 'avoid' },
    line: {
      ...lineSides,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      width: '100%',
      minHeight: '48px',
      paddingBlock: { base: '3', md: '2' },
      fontSize: 'control',
      textAlign: 'start',
      '&:is(button)': { outlineOffset: '-2px', _hover: { background: 'rowHover' } },
    },
    body: {
      flex: { base: '1 1 100%', md: '1 1 min-content' },
      minWidth: 0,
      display: 'grid',
      gridTemplateColumns: {
        base: '[sign] auto [day] auto [name] minmax(0, 1fr) [amount] auto',
        // Where the actions leave less for the name, they stand below.
        md: '[sign] auto [day] auto [name] minmax(13rem, 1fr) [detail] auto [amount] auto',
      },
      gridTemplateRows: { md: '1fr auto' },
      alignItems: 'center',
    },
    sign: {
      gridColumn: 'sign',
      gridRow: { base: '1 / span 3', md: '1 / -1' },
      display: 'grid',
      placeItems: 'center',
      width: '20px',
      marginInlineEnd: { base: '3', md: '4' },
      color: 'muted',
      '&[data-late]': { color: 'danger' },
    },
    day: {
      textStyle: 'digits',
      // Beside the longest amount there is room for the date alone.
      whiteSpace: { base: 'normal', md: 'nowrap' },
      gridColumn: 'day',
      gridRow: { base: 2, md: '1 / -1' },
      minWidth: { md: '88px' },
      marginInlineEnd: { base: '3', md: '4' },
      fontSize: { base: 'note', md: 'label' },
      color: 'muted',
    },
    name: {
      gridColumn: { base: 'day / amount', md: 'name' },
      gridRow: 1,
      minWidth: 0,
      fontWeight: 600,
      overflowWrap: 'anywhere',
      ...lightInButton,
    },
    detail: {
      gridColumn: { base: 'name / -1', md: 'name' },
      gridRow: 2,
      minWidth: 0,
      fontSize: 'label',
      color: 'muted',
      overflowWrap: 'anywhere',
      '&[data-late]': { color: 'danger' },
    },
    amount: {
      ...ledgerAmount,
      gridColumn: 'amount',
      gridRow: { base: 1, md: '1 / -1' },
      // Amounts of usual lengths take the same space, so that the lines of a list are laid out alike.
      minWidth: { md: '7rem' },
      marginInlineStart: '4',
      fontWeight: 600,
      ...lightInButton,
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      flex: { base: '1 1 100%', md: 'none' },
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
      maxWidth: '100%',
      marginInlineStart: 'auto',
      // On phones the buttons fill the line, and three with symbols fit into it.
      mdDown: { '& > button': { flex: '1 0 auto', paddingInline: '2' } },
      _print: { display: 'none' },
    },
    root: {},
  },
  variants: {
    /** The lines end with their texts, because the card or the dialog around them has a padding. */
    flush: {
      true: {
        item: { _first: { borderColor: 'lineStrong' } },
        line: { paddingInline: 0 },
      },
    },
    /** The detail stands beside the name: in a column of its own, or at its end as a mark. */
    detail: {
      column: {
        body: {
          gridTemplateColumns: {
            // 'Recebida em 27/11/2026' fits into a line. Where two buttons leave less, they stand below.
            md: '[sign] auto [day] auto [name] minmax(9rem, 1fr) [detail] minmax(11rem, 1.3fr) [amount] minmax(8rem, auto)',
          },
        },
        detail: { md: besideName },
      },
      mark: {
        body: {
          gridTemplateColumns: {
            md: '[sign] auto [day] auto [name] minmax(0, 1fr) [detail] max-content [amount] auto',
          },
        },
        detail: { justifySelf: 'end', md: besideName },
      },
    },
    /**
     * The only action stands beside the rest, on phones too. All lines have the same height, so that room can be kept for
     * them.
     */
    oneAction: {
      true: {
        line: { flexWrap: 'nowrap', minHeight: { base: '102px', md: '52px' }, paddingBlock: '1' },
        body: { flex: '1 1 0' },
        // The narrowest windows show whole names also where letters are spaced.
        name: { lineClamp: 2, '@media (max-width: 23rem)': { lineClamp: 3 } },
        detail: {
          lineClamp: 2,
          mdDown: { gridColumn: 'day / amount', gridRow: 3 },
        },
        amount: {
          mdDown: {
            gridColumn: 'day / amount',
            gridRow: 2,
            marginInlineStart: 0,
            textAlign: 'start',
            // Even the longest amount fits beside the button.
            fontSize: 'note',
            fontWeight: 400,
          },
        },
        actions: {
          display: 'grid',
          flex: 'none',
          justifyContent: 'stretch',
          minWidth: { base: '84px', md: '96px' },
        },
      },
    },
  },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe: ledgerRecipe });

const span = (slot: string) => withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', slot);

const Item = withContext<HTMLLIElement, HTMLChakraProps<'li'>>('li', 'item');
const Row = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'line');
const PressedRow = withContext<HTMLButtonElement, HTMLChakraProps<'button'>>('button', 'line');
const Body = span('body');
const Actions = span('actions');

interface LineProps extends HTMLChakraProps<'li'> {
  /** The buttons of the line. */
  actions?: ReactNode;
  /** Makes the whole line a button. */
  onPress?: () => void;
}

function Line({ actions, onPress, children, ...item }: LineProps) {
  return (
    <Item {...item}>
      {onPress ? (
        <PressedRow type="button" onClick={onPress}>
          <Body>{children}</Body>
        </PressedRow>
      ) : (
        <Row>
          <Body>{children}</Body>
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Row>
      )}
    </Item>
  );
}

/** The lines of a ledger. A line has a day or a sign, a name with a detail, an amount and actions, or some of these. */
export const Ledger = {
  Root: withProvider<
    HTMLUListElement,
    HTMLChakraProps<'ul'> & RecipeVariantProps<typeof ledgerRecipe>
  >('ul', 'root'),
  Line,
  Sign: span('sign'),
  Day: span('day'),
  Name: span('name'),
  Detail: span('detail'),
  Amount: span('amount'),
};
