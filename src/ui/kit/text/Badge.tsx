import { Badge as ChakraBadge } from '@chakra-ui/react/badge';
import { badgeRecipe } from '../../theme/recipes/badge';
import { recipeClass } from '../../theme/slotClasses';
import { Glyph, type GlyphName } from '../art/Icon';

export type BadgeTone = 'purple' | 'yellow' | 'green' | 'red' | 'neutral' | 'progress';

/** The symbol that is shown with each colour. */
export const badgeGlyphs: Record<BadgeTone, GlyphName> = {
  purple: 'hollow',
  yellow: 'half',
  green: 'full',
  red: 'cross',
  neutral: 'hollow',
  progress: 'diagonal',
};

/** The label and colour of a status. */
export interface BadgeLook {
  label: string;
  tone: BadgeTone;
}

export interface BadgeProps {
  look: BadgeLook;
  /** Whether the badge is a plain element with the same look, because a list has hundreds of badges. */
  inRow?: boolean;
}

const rowBadge = recipeClass(badgeRecipe);

/** A status: colour, symbol and label. */
export function Badge({ look: { label, tone }, inRow = false }: BadgeProps) {
  const content = (
    <>
      <Glyph name={badgeGlyphs[tone]} />
      {label}
    </>
  );
  return inRow ? (
    <span className={rowBadge()} data-tone={tone}>
      {content}
    </span>
  ) : (
    <ChakraBadge recipe={badgeRecipe} data-tone={tone}>
      {content}
    </ChakraBadge>
  );
}
