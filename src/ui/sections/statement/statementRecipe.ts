import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

import { ruleAbove } from '../../theme/recipes/ledger';
import { surfaceStyle } from '../../theme/recipes/surface';
import { slotClasses } from '../../theme/slotClasses';
import { tabularDigits, serif } from '../../theme/type';

/** From this width, the columns of a pair fit side by side. */
const WIDE = '@media (min-width: 85rem)';

/** At this width, the reason is below the part, or in its place. */
const MIDDLE = '@media (min-width: 65.5rem) and (max-width: 84.99rem)';

const sides = { paddingInline: { base: '4', md: '6' } } as const;

/** The look of the section 'Extrato'. */
const statementRecipe = defineSlotRecipe({
  slots: [
    'root',
    'intake',
    'title',
    'lead',
    'field',
    'buttons',
    'note',
    'told',
    'columns',
    'sheet',
    'head',
    'groups',
    'group',
    'groupHead',
    'groupNote',
    'groupSum',
    'rows',
    'row',
    'tick',
    'day',
    'who',
    'amount',
    'what',
    'why',
    'second',
    'missing',
    'foot',
    'footSum',
    'done',
    'plain',
  ],
  base: {
    root: { minHeight: '60vh' },
    intake: {
      ...surfaceStyle,
      maxWidth: '35rem',
      marginInline: 'auto',
      padding: { base: '4', md: '6' },
      display: 'grid',
      gap: '4',
    },
    columns: {
      ...surfaceStyle,
      padding: { base: '4', md: '6' },
      display: 'grid',
      gap: '3',
      minWidth: 0,
    },
    title: { ...serif, fontSize: 'page', overflowWrap: 'anywhere' },
    lead: { color: 'muted', overflowWrap: 'anywhere' },
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
        borderTop: '1px solid',
        borderColor: 'hairline',
        ...tabularDigits,
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
    groups: { ...surfaceStyle, marginBottom: '6' },
    group: { '&:not(:first-of-type)': ruleAbove },
    groupHead: {
      width: '100%',
      minHeight: '48px',
      paddingBlock: '2',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      ...sides,
      textAlign: 'start',
      cursor: 'pointer',
      fontWeight: 600,
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    },
    groupNote: { color: 'muted', fontWeight: 400, fontSize: 'control' },
    groupSum: { ...tabularDigits, marginInlineStart: 'auto', fontWeight: 600 },
    // The list itself keeps its visible rows in place, so the browser must not.
    rows: { overflowAnchor: 'none', '& > li': { listStyle: 'none' } },
    row: {
      listStyle: 'none',
      display: 'grid',
      // All columns stand on the first line of their texts, however many lines follow below.
      alignItems: 'baseline',
      columnGap: '3',
      rowGap: '1',
      paddingBlock: '2',
      ...sides,
      ...ruleAbove,
      gridTemplateColumns: '44px minmax(0, 1fr) auto',
      gridTemplateAreas: '"tick who amount" ". day day" ". what what" ". why why"',
      [WIDE]: {
        gridTemplateColumns: '44px 60px minmax(0, 1fr) 128px minmax(0, 1.05fr) 236px',
        gridTemplateAreas: '"tick day who amount what why"',
      },
      [MIDDLE]: {
        gridTemplateColumns: '44px 60px minmax(0, 1fr) 128px minmax(0, 1.05fr)',
        gridTemplateAreas: '"tick day who amount what" ". . who . why"',
      },
    },
    // The text without width puts the box on the same line as the texts beside it.
    tick: {
      gridArea: 'tick',
      display: 'flex',
      alignItems: 'center',
      _before: { content: '"\\200b"' },
    },
    day: {
      ...tabularDigits,
      gridArea: 'day',
      fontSize: 'control',
      color: { base: 'muted' },
      [WIDE]: { color: 'inherit' },
    },
    who: { gridArea: 'who', minWidth: 0, overflowWrap: 'anywhere' },
    amount: {
      ...tabularDigits,
      gridArea: 'amount',
      textAlign: 'end',
      fontWeight: 600,
    },
    what: {
      gridArea: 'what',
      minWidth: 0,
      overflowWrap: 'anywhere',
      '& strong': { fontWeight: 600 },
    },
    why: {
      gridArea: 'why',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      color: 'muted',
      fontSize: 'control',
      [MIDDLE]: { ':empty + &': { gridArea: 'what' } },
      [WIDE]: { flexWrap: 'nowrap', justifyContent: 'space-between', '& button': { flex: 'none' } },
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
      bottom: 0,
      zIndex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      // Words are long on a phone, so each button has its own line.
      '& > button': { flex: { base: '1 1 100%', md: 'none' }, whiteSpace: 'normal' },
      paddingBlock: '3',
      background: 'bg',
      ...ruleAbove,
    },
    footSum: {
      ...tabularDigits,
      flex: { base: '1 1 100%', md: '1' },
      minWidth: 0,
      whiteSpace: 'normal',
    },
    done: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2',
      alignItems: 'center',
      minHeight: '48px',
      paddingBlock: '2',
      ...sides,
      borderBottom: '1px solid',
      borderColor: 'hairline',
      color: 'success',
      fontWeight: 600,
    },
  },
});

/** Class names for plain elements. A styled component for each of ten thousand rows would be too slow. */
export const statementClasses = slotClasses(statementRecipe);
