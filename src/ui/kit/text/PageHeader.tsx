import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { pageHeaderRecipe } from '../../theme/recipes/pageHeader';
import { AfterDot, DOT, DottedLine } from './DottedLine';

export interface PageHeaderProps {
  /** A heading of its own, where the section's title is not the page's. */
  title?: string;
  /** The line of text on the left: '8 orçamentos, do mais novo ao mais antigo'. */
  lead?: string | undefined;
  /** The view's actions. */
  children?: ReactNode;
}

/** Above a list: what it is and what can be done. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  const styles = useSlotRecipe({ recipe: pageHeaderRecipe })();
  return (
    <chakra.div css={styles.root}>
      {(title !== undefined || lead !== undefined) && (
        <chakra.div css={styles.words}>
          {title !== undefined && <chakra.h2 css={styles.title}>{title}</chakra.h2>}
          {lead !== undefined && (
            <DottedLine css={styles.lead}>
              {lead
                .split(DOT)
                .map((fact, index) =>
                  index === 0 ? (
                    <span key={index}>{fact}</span>
                  ) : (
                    <AfterDot key={index}>{fact}</AfterDot>
                  ),
                )}
            </DottedLine>
          )}
        </chakra.div>
      )}
      {children !== undefined && <chakra.div css={styles.actions}>{children}</chakra.div>}
    </chakra.div>
  );
}
