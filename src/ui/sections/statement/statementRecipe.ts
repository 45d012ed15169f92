import { ruleAbove } from '../../theme/recipes/ledger';
import { slotClasses } from '../../theme/slotClasses';
import { slotRecipe } from '../../theme/slotRecipe';

/** From this width, the columns of a row fit side by side. */
const WIDE = '@media (min-width: 64rem)';

const sides = { paddingInline: { base: '4', md: '5' } } as const;

/** A row: its columns side by side, or below each other. */
const row = {
  listStyle: 'none',
  display: 'grid',
  alignItems: 'center',
  columnGap: { base: '3', md: '14px' },
  rowGap: '1',
  paddingBlock: '2',
  ...sides,
  ...ruleAbove,
} as const;

/** The look of the section 'Extrato'. */
const statementRecipe = slotRecipe({
  base: {
    root: { minHeight: '60vh' },
    intake: {
      layerStyle: 'surface',
      maxWidth: '35rem',
      marginInline: 'auto',
      padding: { base: '4', md: '6' },
      display: 'grid',
      gap: '4',
    },
    columns: {
      layerStyle: 'surface',
      padding: { base: '4', md: '6' },
      display: 'grid',
      gap: '3',
      minWidth: 0,
    },
    title: {
      textStyle: 'title',
      fontSize: { base: 'card', md: 'page' },
      overflowWrap: 'anywhere',
    },
    lead: { color: 'muted', overflowWrap: 'anywhere', fontSize: { base: 'label', md: 'body' } },
    told: { fontWeight: 600, overflowWrap: 'anywhere' },
    field: {
      display: { base: 'none', md: 'grid' },
      justifyItems: 'center',
      gap: '1',
      padding: '8',
      border: '1px dashed',
      borderColor: 'lineStrong',
      borderRadius: 'base',
      '& span': { color: 'muted', fontSize: 'note' },
    },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '3' },
    note: { color: 'muted', fontSize: 'note' },
    sheet: {
      overflowX: 'auto',
      '& table': { borderCollapse: 'collapse', minWidth: '100%', fontSize: 'control' },
      '& th': {
        textAlign: 'start',
        padding: '4px 8px',
        minWidth: '10rem',
        fontWeight: 600,
        verticalAlign: 'top',
      },
      '& th > span': { display: 'block', color: 'muted', fontWeight: 400, fontSize: 'note' },
      '& td': {
        padding: '6px 8px',
        borderTop: 'hairline',
        textStyle: 'digits',
        // A long description leaves the other columns in sight.
        maxWidth: '18rem',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      },
      '& td[data-unused]': { color: 'muted' },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      alignItems: 'start',
      justifyContent: 'space-between',
      marginBottom: '4',
    },
    groups: { layerStyle: 'surface', marginBottom: '6', outline: 'none' },
    group: { '& + &': { borderTop: 'strong' } },
    groupHead: {
      width: '100%',
      minHeight: { base: 'target', md: '10' },
      paddingBlock: '2',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2.5',
      ...sides,
      background: 'bg',
      textAlign: 'start',
      fontSize: 'control',
      cursor: 'pointer',
      fontWeight: 600,
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    },
    // On phones the amount stays beside the name of the group, and the note stands below.
    groupNote: {
      color: 'muted',
      fontWeight: 400,
      fontSize: 'label',
      'h3 &': { order: { base: 1, md: 0 }, flex: { base: '1 1 100%', md: 'none' } },
    },
    groupSum: { textStyle: 'digits', marginInlineStart: 'auto', fontWeight: 600 },
    groupMore: {
      marginInlineStart: 'auto',
      color: 'accent',
      fontSize: 'label',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
    // The list itself keeps its visible rows in place, so the browser must not.
    rows: { overflowAnchor: 'none', '& > li': { listStyle: 'none' } },
    row: {
      ...row,
      // Amounts of usual lengths take the same space, so that the fields below them are equally wide.
      gridTemplateColumns: 'minmax(0, 1fr) minmax(5.75rem, auto)',
      gridTemplateAreas: '"who amount" "who day" "what actions" "choice choice"',
      [WIDE]: {
        minHeight: '52px',
        gridTemplateColumns: '44px minmax(0, 1fr) auto 196px minmax(56px, auto)',
        gridTemplateAreas: '"day who amount what actions" ". choice choice choice choice"',
      },
    },
    pair: {
      ...row,
      gridTemplateColumns: '20px minmax(0, 1fr) auto',
      gridTemplateAreas: '"tick who amount" "tick who day" ". what actions" ". choice choice"',
      [WIDE]: {
        minHeight: '56px',
        gridTemplateColumns: '20px 44px minmax(0, 1fr) auto minmax(0, 1.2fr) auto',
        gridTemplateAreas: '"tick day who amount what actions" ". . choice choice choice choice"',
      },
      // What waits for a choice is tinted while it is ticked.
      '&:has(input[type=radio])': { background: 'accentSoft' },
    },
    tick: { gridArea: 'tick', margin: '-12px' },
    day: {
      textStyle: 'digits',
      gridArea: 'day',
      fontSize: { base: 'note', lg: 'label' },
      color: 'muted',
      // Where the day stands below the amount.
      alignSelf: { base: 'start', lg: 'center' },
      textAlign: { base: 'end', lg: 'start' },
    },
    who: {
      gridArea: 'who',
      minWidth: 0,
      fontSize: 'control',
      lineHeight: 1.3,
      overflowWrap: 'anywhere',
      // The words of the bank are cut on phones, and what is known beside them is not.
      '& > [data-cut]': { mdDown: { lineClamp: 1 } },
    },
    amount: {
      textStyle: 'digits',
      gridArea: 'amount',
      alignSelf: { base: 'end', lg: 'center' },
      minWidth: { md: '6.5rem' },
      textAlign: 'end',
      fontSize: 'control',
      fontWeight: 600,
    },
    what: {
      gridArea: 'what',
      minWidth: 0,
      maxWidth: '100%',
      fontSize: { base: 'label', md: 'control' },
      overflowWrap: 'anywhere',
      lineHeight: 1.3,
      '& strong': { fontWeight: 600 },
      '& select, & > button': { height: { md: '36px' }, minHeight: { md: 0 } },
    },
    actions: {
      gridArea: 'actions',
      display: 'flex',
      justifyContent: 'end',
      gap: '3',
      '& button': { minHeight: { base: 'target', md: '0' } },
    },
    choice: {
      gridArea: 'choice',
      '& input[type=date]': {
        width: '8.5rem',
        height: { base: 'target', md: '8' },
        paddingInline: '2',
      },
      [WIDE]: { ...ruleAbove, marginTop: '1', paddingTop: '2' },
    },
    missing: { display: 'block', color: 'danger', fontSize: 'note' },
    second: { display: 'block', color: 'muted', fontSize: 'note', overflowWrap: 'anywhere' },
    plain: {
      paddingBlock: '3',
      ...sides,
      ...ruleAbove,
      color: 'muted',
      fontSize: 'control',
    },
    foot: {
      position: 'sticky',
      bottom: 'var(--of-nav)',
      zIndex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: { base: '2', md: '3' },
      // Words are long on a phone, so each button has its own line.
      '& > button': { flex: { base: '1 1 100%', md: 'none' }, whiteSpace: 'normal' },
      paddingBlock: { base: '2', md: '3' },
      background: 'bg',
      ...ruleAbove,
    },
    footSum: {
      textStyle: 'digits',
      lineHeight: 1.35,
      flex: { base: '1 1 100%', md: '1' },
      minWidth: 0,
      whiteSpace: 'normal',
    },
    balance: {
      display: 'flex',
      gap: '1.5',
      alignItems: 'baseline',
      color: 'success',
      fontSize: 'label',
    },
    done: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2.5',
      alignItems: 'center',
      minHeight: '52px',
      paddingBlock: '1',
      ...sides,
      fontSize: 'control',
      borderBottom: 'hairline',
      '& > svg, & > strong': { color: 'success', fontWeight: 600 },
      '& > b': { textStyle: 'digits', fontWeight: 600 },
    },
    rest: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      alignItems: 'center',
      minHeight: '44px',
      ...sides,
      fontSize: 'control',
      borderBottom: 'hairline',
      '& > svg': { flex: 'none', color: 'yellowInk' },
      '& > svg + span': { flex: '1 1 12rem' },
      '& b': { fontWeight: 600 },
    },
    end: { display: 'flex', gap: '2.5', marginInlineStart: 'auto' },
  },
});

/** Class names for plain elements. A styled component for each of ten thousand rows would be too slow. */
export const statementClasses = slotClasses(statementRecipe);
