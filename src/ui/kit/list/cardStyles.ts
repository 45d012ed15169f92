import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { figures, serif } from '../../theme/type';

/** Cards and their ruled facts: see `Card` and `Facts`. */
export const cardStyles: Record<string, SystemStyleObject> = {
  '.of-card': {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: '100%',
    background: 'surface',
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'base',
    '& > .of-card-body': {
      flex: 1,
      padding: '20px 24px 16px',
      '@media (max-width: 47.99rem)': { padding: '16px 16px 12px' },
    },
    '& .of-card-title': { ...serif, fontSize: 'card', overflowWrap: 'anywhere', lineClamp: 4 },
    '& .of-card-subtitle': {
      marginTop: '3px',
      color: 'muted',
      fontSize: 'label',
      overflowWrap: 'anywhere',
      lineClamp: 2,
    },
    '& .of-card-badge': { marginTop: '12px' },
    '& :is(.of-card-title, .of-card-subtitle) + .of-facts': { marginTop: '14px' },
    // A long note is cut after four lines: cards in a row stay of about one height.
    '& .of-card-note': {
      marginTop: '12px',
      lineClamp: 4,
      color: 'muted',
      fontSize: 'label',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    '& > .of-card-foot': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8px',
      minHeight: '56px',
      padding: '4px 14px 4px 24px',
      borderTop: '1px solid',
      borderColor: 'hairline',
      color: 'muted',
      fontSize: 'label',
      '@media (max-width: 47.99rem)': { padding: '4px 6px 4px 16px' },
    },
    '& .of-card-actions': { display: 'flex', marginLeft: 'auto' },
  },
  '.of-facts': {
    fontSize: 'control',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '16px',
      padding: '7px 0',
      borderTop: '1px solid',
      borderColor: 'hairline',
    },
    '& dt': { flex: 'none', color: 'muted' },
    '& a': { color: 'accent', textDecorationThickness: '1px', textUnderlineOffset: '3px' },
    '& dd': {
      minWidth: 0,
      textAlign: 'end',
      overflowWrap: 'anywhere',
      fontVariantNumeric: figures.fontVariantNumeric,
    },
  },
};
