import { Badge as ChakraBadge } from '@chakra-ui/react/badge';
import { badgeRecipe } from '../../theme/recipes/badge';
import { recipeClass } from '../../theme/slotClasses';
import { Glyph, type GlyphName } from '../art/Icon';

export type BadgeTone = 'purple' | 'yellow' | 'green' | 'red' | 'neutral' | 'progress';

/** The sign of each colour. */
export const glyphs: Record<BadgeTone, GlyphName> = {
  purple: 'hollow',
  yellow: 'half',
  green: 'full',
  red: 'cross',
  neutral: 'hollow',
  progress: 'diagonal',
};

/** The word and colour of a state. */
export interface BadgeLook {
  label: string;
  tone: BadgeTone;
}

export interface BadgeProps {
  look: BadgeLook;
  /** One of hundreds in a list: a plain element of the same look. */
  inRow?: boolean;
}

const rowBadge = recipeClass(badgeRecipe);

/** A state: colour, sign and word. */
export function Badge({ look: { label, tone }, inRow = false }: BadgeProps) {
  const content = (
    <>
      <Glyph name={glyphs[tone]} />
      {label}
    </>
  );
  return inRow ? (
    <span className={rowBadge} data-tone={tone}>
      {content}
    </span>
  ) : (
    <ChakraBadge recipe={badgeRecipe} data-tone={tone}>
      {content}
    </ChakraBadge>
  );
}
