import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { serif } from '../type';
import { surfaceStyle } from './surface';

/** The rosette beside the steps; over them on phones. */
export const firstStepsRecipe = defineSlotRecipe({
  slots: [
    'root',
    'art',
    'body',
    'head',
    'title',
    'count',
    'dismiss',
    'steps',
    'step',
    'mark',
    'name',
    'text',
  ],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '208px minmax(0, 1fr)' },
      ...surfaceStyle,
    },
    art: {
      display: 'grid',
      placeItems: 'center',
      padding: { base: '20px 16px 0', md: '24px' },
      borderRight: { md: '1px solid' },
      borderColor: { md: 'hairline' },
    },
    body: { minWidth: 0, padding: { base: '16px', md: '24px 24px 24px 32px' } },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      minHeight: '44px',
      marginBottom: { base: '2', md: '3' },
    },
    title: { ...serif, flex: 1, fontSize: 'small' },
    count: { fontSize: 'label', color: 'muted' },
    dismiss: {
      minHeight: '44px',
      fontSize: 'label',
      color: 'muted',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      _hover: { color: 'ink' },
    },
    steps: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(4, minmax(0, 1fr))',
      },
      gap: { base: '20px 24px', xl: '20px 16px' },
    },
    step: {
      paddingTop: '3',
      borderTop: '1px solid',
      borderColor: 'hairline',
      // Those done and the next one.
      '&[data-reached]': { borderColor: 'accent' },
    },
    mark: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontSize: 'label',
      color: 'muted',
      '&[data-done]': { color: 'success', fontWeight: 600 },
    },
    name: { marginTop: '1', fontSize: 'control', fontWeight: 600 },
    text: {
      marginTop: '1',
      fontSize: 'note',
      lineHeight: 1.5,
      color: 'muted',
      overflowWrap: 'anywhere',
      lineClamp: 3,
    },
  },
});
