import { chakra } from '@chakra-ui/react/styled-system';

import { figures, serif, visuallyHidden } from '../theme/type';

/** The ledger's columns: name, description, quantity, price, subtotal, remove. */
const columns = 'minmax(0, 1.1fr) minmax(0, 1.5fr) 92px 124px 120px 40px';

/** A quote's lines: a ledger from 1024 px on, small forms one below the other before. */
export const ItemsRoot = chakra('section', {
  base: {
    minWidth: 0,
    '& > h3': {
      ...serif,
      paddingBottom: '10px',
      fontSize: 'small',
      borderBottom: '1px solid',
      borderColor: 'lineStrong',
    },
    '& .of-no-items': {
      padding: '16px 0',
      color: 'muted',
      borderBottom: '1px solid',
      borderColor: 'hairline',
    },
    '& .of-items-head': {
      display: { base: 'none', lg: 'grid' },
      gridTemplateColumns: columns,
      gap: '10px',
      padding: '8px 0',
      fontSize: 'note',
      fontWeight: 600,
      color: 'muted',
      borderBottom: '1px solid',
      borderColor: 'hairline',
      '& i': { color: 'danger', fontStyle: 'normal' },
      '& [data-end]': { textAlign: 'end' },
    },
    '& .of-item': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(4, minmax(0, 1fr))',
        lg: columns,
      },
      gap: { base: '12px', lg: '10px' },
      alignItems: 'start',
      padding: { base: '16px 0', lg: '8px 0' },
      borderBottom: '1px solid',
      borderColor: 'hairline',
      '& > .of-item-title': {
        display: { lg: 'none' },
        gridColumn: '1 / -1',
        fontSize: 'note',
        fontWeight: 600,
        color: 'muted',
      },
      '& > .of-item-name': { gridColumn: { base: '1 / -1', md: 'span 2', lg: 'auto' } },
      '& > .of-item-text': { gridColumn: { base: '1 / -1', md: 'span 2', lg: 'auto' } },
      // The head of the ledger says it once for all lines.
      '& label': { lg: visuallyHidden },
      '& input': { paddingInline: { lg: '11px' } },
      '& .of-error': { gap: { lg: '4px' }, fontSize: { lg: 'note' } },
      '& > .of-item-sum': {
        ...figures,
        minWidth: 0,
        // Billions have no room in the column, and none under the button beside it.
        whiteSpace: { base: 'nowrap', lg: 'normal' },
        overflowWrap: 'anywhere',
        alignSelf: { base: 'end', lg: 'start' },
        textAlign: { lg: 'end' },
        lineHeight: { lg: '22px' },
        paddingBlock: { lg: '11px' },
        fontSize: { base: 'body', md: 'control' },
        '& > span': {
          display: { base: 'block', lg: 'none' },
          fontSize: 'note',
          color: 'muted',
        },
      },
      '& > button': {
        alignSelf: { base: 'end', lg: 'start' },
        justifySelf: 'end',
        marginTop: { lg: '2px' },
        marginRight: { base: '-12px', lg: 0 },
      },
    },
    '& .of-items-foot': {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      justifyContent: 'space-between',
      alignItems: { base: 'stretch', md: 'flex-start' },
      gap: '16px',
      paddingTop: '14px',
      '& > p': {
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'flex-end',
        gap: '20px',
        // Under the subtotals.
        paddingRight: { lg: '50px' },
        color: 'muted',
        '& > :last-child': { color: 'ink' },
      },
    },
  },
});
