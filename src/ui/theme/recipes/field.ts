import { slotRecipe } from '../slotRecipe';

/** The look of several checkboxes side by side under one legend. */
export const fieldsetRecipe = slotRecipe({
  base: {
    root: { minWidth: 0, border: 0 },
    legend: { marginBottom: '1.5', fontSize: 'label', fontWeight: 600 },
    content: { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
  },
});

/**
 * The look of a control with its label above it and an error or a hint below it. `labels`: `hidden` leaves the
 * labels only to screen readers. `inTable` does so from 1024 px on, where a table's header shows the labels.
 */
export const fieldRecipe = slotRecipe({
  base: {
    root: { minWidth: 0, _invalid: { marginBottom: 'var(--of-error-room, 0px)' } },
    label: { display: 'block', marginBottom: '1.5', fontSize: 'label', fontWeight: 600 },
    requiredIndicator: { color: 'danger' },
    errorText: {
      display: 'flex',
      gap: '2',
      marginTop: '0.5',
      fontSize: 'label',
      lineHeight: '20px',
      color: 'danger',
      _icon: { flex: 'none', marginTop: '0.5' },
    },
    helperText: { display: 'block', marginTop: '1.5', fontSize: 'note', color: 'muted' },
  },
  variants: {
    labels: {
      hidden: { label: { srOnly: true } },
      // The header of the table shows the label once for all lines, and the lines have less room.
      inTable: {
        label: { lg: { srOnly: true } },
        errorText: { gap: { base: '2', lg: '1' }, fontSize: { base: 'label', lg: 'note' } },
      },
    },
  },
});
