import { CARDS_QUERY } from '../media';
import { nameLink, nameLinkHover } from './table';
import { slotRecipe } from '../slotRecipe';

const phone = `@media screen and ${CARDS_QUERY}`;
const narrow = '@media (max-width: 23rem)';

/** A fact in a line, with the dot before it. */
const afterDot = {
  position: 'relative',
  _before: {
    content: '"·"',
    position: 'absolute',
    left: '-1em',
    width: '1em',
    textAlign: 'center',
    color: 'muted',
  },
} as const;

/** The look of one record in a grid; see `Card`. */
export const cardRecipe = slotRecipe({
  base: {
    root: {
      display: 'grid',
      // A wide badge takes no room from the foot.
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas:
        '"title title title" "about badge badge" "bar bar bar" "contact contact contact" "money money money" "foot foot actions"',
      gridTemplateRows: 'auto auto auto auto 1fr auto',
      alignItems: 'center',
      minWidth: 0,
      height: '100%',
      paddingInline: '4',
      paddingTop: '11px',
      layerStyle: 'surface',
      fontSize: 'label',
      lineHeight: 1.3,
      [phone]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        gridTemplateAreas: '"title contact actions" "about foot foot" "money money money"',
        gridTemplateRows: 'auto',
        columnGap: '2',
        paddingBlock: '2px 8px',
        userSelect: 'none',
        // Beside two links and two buttons a name would have no room.
        [narrow]: {
          gridTemplateAreas:
            '"title title actions" "about about about" "foot contact contact" "money money money"',
        },
        '&[data-barred]': {
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          gridTemplateAreas:
            '"title title actions" "about about about" "foot foot foot" "badge bar bar" "money money money"',
          rowGap: '0.5',
        },
      },
    },
    title: {
      textStyle: 'title',
      gridArea: 'title',
      // The room of the checkbox.
      paddingRight: { base: 0, md: '28px' },
      // Two lines are higher than the buttons beside them, and keep off the edge.
      marginBlock: { base: '6px', md: 0 },
      fontSize: 'small',
      overflowWrap: 'anywhere',
      lineClamp: 2,
    },
    open: {
      ...nameLink,
      '&:is(article:hover *, :focus-visible)': nameLinkHover,
    },
    description: {
      gridArea: 'about',
      color: 'muted',
      fontSize: { base: 'note', md: 'label' },
      overflowWrap: 'anywhere',
      lineClamp: 1,
    },
    badge: {
      gridArea: 'badge',
      display: 'flex',
      justifySelf: 'end',
      // In the narrowest windows spaced letters need two lines.
      '@media (min-width: 22rem)': { whiteSpace: 'nowrap' },
    },
    bar: { gridArea: 'bar', marginTop: { base: 0, md: '2' } },
    // A line of links may be cut. The record's view shows all of them.
    contact: {
      gridArea: 'contact',
      display: 'flex',
      minWidth: 0,
      height: { md: '24px' },
      alignItems: 'center',
      columnGap: { base: 0, md: '1em' },
      fontSize: 'note',
      '& dt': { srOnly: true },
      '& dd': { minWidth: 0 },
      // The longer of two addresses is cut.
      '& > div': { display: 'flex', alignItems: 'center', flex: 'none', maxWidth: '100%' },
      '& > div:last-child': { flexShrink: 1, minWidth: 0 },
      md: { '& > * + *': afterDot },
    },
    money: {
      gridArea: 'money',
      alignSelf: 'end',
      minWidth: 0,
      marginTop: { base: '1', md: '2' },
      borderTop: 'hairline',
      paddingTop: { base: '1.5', md: 0 },
    },
    foot: {
      gridArea: 'foot',
      minWidth: 0,
      color: 'muted',
      fontSize: 'note',
      md: {
        display: 'flex',
        alignItems: 'center',
        alignSelf: 'stretch',
        minHeight: '35px',
        // The facts of a card with a bar may take two lines. So that cards side by side are alike, all have that room.
        '&:is([data-barred] > *)': { minHeight: '44px' },
        marginLeft: '-4',
        paddingLeft: '4',
        borderTop: 'hairline',
      },
      mdDown: {
        '&:is(:not([data-barred]) > *)': {
          justifySelf: 'end',
          [narrow]: { justifySelf: 'stretch' },
        },
      },
    },
    // A dot at the start of a line would lie outside of it.
    line: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '1em',
      minWidth: 0,
      overflow: 'clip',
      '& > dl + *': afterDot,
    },
    facts: { display: 'contents' },
    fact: {
      minWidth: 0,
      maxWidth: '100%',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      // The dot before the fact lies outside of it.
      overflow: 'clip',
      overflowClipMargin: '1em',
      '& > *': { display: 'inline' },
      '& > dd': { color: 'ink' },
      '& + &': afterDot,
    },
    label: { '&[data-self-evident]': { srOnly: true } },
    actions: {
      gridArea: 'actions',
      display: 'flex',
      justifySelf: 'end',
      marginRight: { base: '-3', md: '-4' },
      _print: { display: 'none' },
      md: {
        alignItems: 'center',
        alignSelf: 'stretch',
        justifySelf: 'stretch',
        justifyContent: 'flex-end',
        paddingRight: '2.5',
        borderTop: 'hairline',
      },
      // While rows are marked, the checkbox takes the place of the last button.
      mdDown: { '&:is([data-marking] *) > button': { visibility: 'hidden' } },
    },
  },
});
