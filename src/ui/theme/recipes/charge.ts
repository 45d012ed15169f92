import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { figures, serif, serifLarge } from '../type';

/** A part of a payment that is asked for; on phones the amount stands over the QR Code. */
export const chargeRecipe = defineSlotRecipe({
  className: 'charge',
  slots: [
    'project',
    'client',
    'code',
    'picture',
    'part',
    'amount',
    'facts',
    'change',
    'sent',
    'copy',
    'lack',
    'title',
    'text',
  ],
  base: {
    project: { fontWeight: 600, overflowWrap: 'anywhere' },
    client: { color: 'muted', fontSize: 'label', overflowWrap: 'anywhere' },
    code: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
      gridTemplateAreas: { base: '"part" "picture" "facts"', md: '"picture part" "picture facts"' },
      gridTemplateRows: { md: 'auto 1fr' },
      justifyItems: { base: 'center', md: 'stretch' },
      columnGap: '28px',
      marginBlock: '5',
    },
    picture: {
      gridArea: 'picture',
      alignSelf: 'start',
      border: '1px solid',
      borderColor: 'hairline',
      borderRadius: 'base',
      overflow: 'hidden',
    },
    part: {
      gridArea: 'part',
      marginBottom: { base: '3', md: 0 },
      paddingTop: { md: '3' },
      color: 'muted',
      textAlign: { base: 'center', md: 'start' },
    },
    amount: { ...serifLarge, ...figures, fontSize: 'figure', color: 'ink' },
    facts: { gridArea: 'facts', width: '100%' },
    change: { paddingInline: 0, _print: { display: 'none' } },
    sent: { marginTop: '3', color: 'muted', fontSize: 'label' },
    // Paper is read by the camera.
    copy: { _print: { display: 'none' } },
    lack: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: { base: 'flex-start', md: 'center' },
      gap: '6',
      marginTop: '5',
      paddingTop: '5',
      borderTop: '1px solid',
      borderColor: 'hairline',
      '& > svg': { flex: 'none', width: '112px', height: '112px' },
    },
    title: { ...serif, fontSize: 'card' },
    text: { color: 'muted' },
  },
});
