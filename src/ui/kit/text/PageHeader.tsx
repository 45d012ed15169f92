import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { WIDE_QUERY } from '../../theme/media';
import { AfterDot, DOT, DottedLine } from './DottedLine';
import { slotRecipe } from '../../theme/slotRecipe';

const wide = `@media ${WIDE_QUERY}`;

const pageHeaderRecipe = slotRecipe({
  className: 'page-header',

  base: {
    // It sticks below the top bar. The section sets the position by `--of-header-top`.
    root: {
      position: 'sticky',
      top: 'var(--of-header-top, auto)',
      zIndex: 10,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      // On phones the button stands below an amount beside which it finds no room.
      flexWrap: { base: 'wrap', md: 'nowrap' },
      gap: { base: '2', md: '4' },
      paddingBlock: { base: '1', md: '2' },
      marginBlock: { base: '0 4px', md: '-8px 4px' },
      background: 'bg',
      // On phones there is room for an answer and two lines of facts, of which one may come late or go.
      '&[data-answers]': { minHeight: { base: '3.8125rem', md: 'auto' } },
    },
    words: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '3',
      flex: { base: '1 1 0', md: '0 1 auto' },
      // The first line stays where it is when a second one comes.
      alignSelf: 'flex-start',
      minWidth: { base: 'min-content', md: 0 },
      // Two lines are no higher than a button, so that the head is as high with one.
      lineHeight: { base: 1.2, md: 1.15 },
    },
    title: { textStyle: 'title', fontSize: { base: 'small', md: 'card' } },
    // On phones the answer has a line of its own.
    line: {
      alignItems: 'baseline',
      color: 'muted',
      fontSize: { base: 'note', md: 'control' },
      // The facts stand beside the answer, or in narrow windows below it, however long they are.
      [wide]: { flexWrap: 'nowrap' },
    },
    answer: {
      textStyle: 'title',
      flexBasis: { base: '100%', md: 'auto' },
      fontSize: { base: 'lead', md: 'card' },
      color: 'ink',
      [wide]: { flex: 'none' },
    },
    // Beside an answer a fact is never broken. On phones it begins a line of its own where it finds no room.
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '1em',
      'span + &': {
        minWidth: 0,
        flexBasis: { md: '100%' },
        [wide]: { flexBasis: 'auto' },
        whiteSpace: 'nowrap',
        // There the greatest sums still have one line.
        '@media (max-width: 23rem)': { fontSize: 'caps' },
      },
    },
    actions: {
      display: 'flex',
      gap: '2',
      // If there is little room, the text wraps first. The buttons stay on one line.
      flex: 'none',
      marginInlineStart: 'auto',
      '& > button': {
        paddingInline: { base: '3', md: '5' },
        mdDown: { _icon: { display: 'none' } },
      },
      _print: { display: 'none' },
    },
  },
});

export interface PageHeaderProps {
  /** The heading of a page whose title differs from the section's title. */
  title?: string;
  /** What the list says first, in the font of headings: 'R$ 810,00 em aberto'. */
  answer?: string | undefined;
  /** The quiet text after it: 'R$ 900,00 recebidos · 3 pagamentos'. */
  lead?: string | undefined;
  /** The buttons on the right. */
  children?: ReactNode;
}

/** The header above a list: a line about what is shown, and the buttons. */
export function PageHeader({ title, answer, lead, children }: PageHeaderProps) {
  const styles = useSlotRecipe({ recipe: pageHeaderRecipe })();
  const facts = lead === undefined || lead === '' ? [] : lead.split(DOT);
  const hasLine = answer !== undefined || facts.length > 0;
  return (
    <chakra.div css={styles.root} data-answers={answer === undefined ? undefined : ''}>
      {(title !== undefined || hasLine) && (
        <chakra.div css={styles.words}>
          {title !== undefined && <chakra.h2 css={styles.title}>{title}</chakra.h2>}
          {hasLine && (
            <DottedLine css={styles.line}>
              {answer !== undefined && (
                <chakra.span css={styles.answer}>
                  {answer}
                  {facts.length > 0 && <chakra.span srOnly>, </chakra.span>}
                </chakra.span>
              )}
              <chakra.span css={styles.facts}>
                {facts.map((fact, index) =>
                  index === 0 ? (
                    <span key={index}>{fact}</span>
                  ) : (
                    <AfterDot key={index}>{fact}</AfterDot>
                  ),
                )}
              </chakra.span>
            </DottedLine>
          )}
        </chakra.div>
      )}
      {children !== undefined && <chakra.div css={styles.actions}>{children}</chakra.div>}
    </chakra.div>
  );
}
