import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { settingsRecipe } from '../../theme/recipes/settings';

export interface SettingsGroupProps {
  title: string;
  /** What it is for. */
  lead: string;
  children: ReactNode;
}

/** Own part: settings that belong together, their name and reason beside them. */
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
