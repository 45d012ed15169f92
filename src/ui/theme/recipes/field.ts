import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { visuallyHidden } from '../type';

/** Checkboxes beside each other under one legend. */
export const fieldsetRecipe = defineSlotRecipe({
  slots: ['root', 'legend', 'content'],
  base: {
    root: { minWidth: 0, border: 0 },
    legend: { marginBottom: '6px', fontSize: 'label', fontWeight: 600 },
    content: { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
  },
});

/**
 * A labelled control: label above, error and hint below. `labels`: `hidden` shows them only to screen
 * readers; `ledger` does so from 1024 px.
 */
export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'requiredIndicator', 'errorText', 'helperText'],
  base: {
    root: { minWidth: 0 },
    label: { display: 'block', marginBottom: '6px', fontSize: 'label', fontWeight: 600 },
    requiredIndicator: { color: 'danger' },
    errorText: {
      display: 'flex',
      gap: '8px',
      marginTop: '6px',
      fontSize: 'label',
      color: 'danger',
      _icon: { flex: 'none', marginTop: '2px' },
    },
    helperText: { display: 'block', marginTop: '6px', fontSize: 'note', color: 'muted' },
  },
  variants: {
    labels: {
      hidden: { label: visuallyHidden },
      // The table's header shows the label once for all lines, and there is less room.
      ledger: {
        label: { lg: visuallyHidden },
        errorText: { gap: { base: '8px', lg: '4px' }, fontSize: { base: 'label', lg: 'note' } },
      },
    },
  },
});
