import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { AfterDot, DOT, DottedLine } from './DottedLine';

/** The sticky position, below the top bar. The section sets it by `--of-header-top`. */
const sticky = {
  position: 'sticky',
  top: 'var(--of-header-top, auto)',
  zIndex: 10,
  paddingBlock: '2',
  background: 'bg',
};

const pageHeaderRecipe = defineSlotRecipe({
  className: 'page-header',
  slots: ['root', 'words', 'title', 'lead', 'actions'],
  base: {
    // On phones the text and the buttons are separate lines, and only the buttons are sticky.
    root: {
      display: { base: 'contents', md: 'flex' },
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      ...sticky,
      marginBlock: { md: '-8px 16px' },
    },
    words: { minWidth: 0, marginBottom: { base: '2', md: 0 } },
    title: { textStyle: 'title', fontSize: { base: 'bar', md: 'page' } },
    lead: { color: 'muted', fontSize: { base: 'label', md: 'body' } },
    // On phones the buttons share the width.
    actions: {
      ...sticky,
      paddingBlock: { base: '2', md: 0 },
      _print: { display: 'none' },
      display: { base: 'grid', md: 'flex' },
      gridAutoFlow: 'column',
      gap: '2',
      minWidth: 0,
      // If there is little room, the text wraps first. The buttons stay on one line.
      flex: 'none',
      marginInlineStart: { md: 'auto' },
    },
  },
});

export interface PageHeaderProps {
  /** The heading of a page whose title differs from the section's title. */
  title?: string;
  /** The text on the left: '8 orçamentos, do mais novo ao mais antigo'. */
  lead?: string | undefined;
  /** The buttons on the right. */
  children?: ReactNode;
}

/** The header above a list: a text about what is shown, and the buttons. */
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
