import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { slotRecipe } from '../../theme/slotRecipe';

/**
 * The look of the settings page. Thin lines separate its groups. Each group has its title and purpose beside its
 * fields. A save bar is at the bottom while there are changes.
 */
export const settingsRecipe = slotRecipe({
  base: {
    root: { maxWidth: '1112px' },
    group: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '296px minmax(0, 1fr)' },
      columnGap: '14',
      rowGap: '5',
      paddingBlock: '8',
      borderBottom: 'hairline',
      '&:is(form > :first-of-type)': { paddingTop: 0 },
      '&:is(:not(form) > :last-of-type)': { borderBottom: 0 },
    },
    title: { textStyle: 'title', fontSize: 'card', lineHeight: 1.25 },
    lead: { marginTop: '1.5', color: 'muted', fontSize: 'control' },
    fields: {
      minWidth: 0,
      // After a refused save, the page scrolls to a field. Its error and hint are then in sight, too.
      '& :is(input, select, textarea)': { scrollMarginBottom: '96px' },
    },
    foot: {
      position: 'sticky',
      bottom: 'var(--of-nav)',
      zIndex: 10,
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: { base: 'stretch', md: 'center' },
      justifyContent: 'space-between',
      gap: { base: '2', md: '4' },
      minHeight: '76px',
      marginTop: '8',
      paddingBlock: '3',
      background: 'bg',
      borderTop: 'hairline',
    },
    said: { color: 'muted' },
    buttons: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: { base: '1fr', md: 'auto' },
      gap: '3',
    },
  },
});

export interface SettingsGroupProps {
  title: string;
  /** The text that says what the group is for. */
  lead: string;
  children: ReactNode;
}

/** A group of settings. Its title and purpose stand beside its fields. */
export function SettingsGroup({ title, lead, children }: SettingsGroupProps) {
  const id = useId();
  const styles = useSlotRecipe({ recipe: settingsRecipe })();
  return (
    <chakra.section css={styles.group} aria-labelledby={id}>
      <div>
        <chakra.h2 css={styles.title} id={id}>
          {title}
        </chakra.h2>
        <chakra.p css={styles.lead}>{lead}</chakra.p>
      </div>
      <chakra.div css={styles.fields}>{children}</chakra.div>
    </chakra.section>
  );
}
