import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { serif } from '../../theme/type';

export const scrim: SystemStyleObject = {
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: 'scrim',
  animation: 'appear .14s ease-out',
};

export const modalPositioner: SystemStyleObject = {
  position: 'fixed',
  inset: 0,
  zIndex: 41,
  display: 'flex',
  alignItems: { base: 'flex-end', md: 'center' },
  justifyContent: 'center',
  padding: { base: 0, md: '24px' },
  // On paper all of it is shown, however long.
  '@media print': { position: 'static', display: 'block', padding: 0, gridColumn: '1 / -1' },
};

/**
 * Head and foot stay, the body scrolls; 90 % of the window's height at the most, and never what the
 * notices need above it.
 */
export const modalContent: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: {
    base: 'min(90dvh, 100dvh - 20px - var(--of-notices, 0px))',
    md: 'min(90dvh, 100dvh - 48px - 2 * var(--of-notices, 0px))',
  },
  background: 'surface',
  borderRadius: { base: '4px 4px 0 0', md: 'base' },
  boxShadow: 'float',
  // Seen where forced colours take shadow and background away.
  outline: '1px solid transparent',
  overflow: 'hidden',
  animation: 'appear .14s ease-out',
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    padding: { base: '10px 8px 10px 16px', md: '16px 20px 16px 28px' },
    borderBottom: '1px solid',
    borderColor: 'hairline',
  },
  '& > header h2': { ...serif, fontSize: { base: 'small', md: 'card' }, overflowWrap: 'anywhere' },
  '& form': { display: 'contents' },
  '& .of-modal-body': {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outlineOffset: '-2px',
    padding: { base: '16px', md: '24px 28px' },
  },
  // The head's rule is right above.
  '& .of-modal-body .of-facts:first-of-type > div:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& .of-modal-foot': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    padding: { base: '12px 16px', md: '16px 28px' },
    background: 'bg',
    borderTop: '1px solid',
    borderColor: 'hairline',
    '& > button': { flex: { base: 1, md: 'none' } },
  },
  '@media print': {
    maxHeight: 'none',
    overflow: 'visible',
    boxShadow: 'none',
    animation: 'none',
    '& .of-modal-body': { overflow: 'visible' },
    '& > header button, & .of-modal-foot': { display: 'none' },
  },
};
