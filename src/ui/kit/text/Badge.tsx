import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '../art/Glyph';

export type BadgeTone = 'purple' | 'yellow' | 'green' | 'red' | 'neutral' | 'progress';

const glyphs: Record<BadgeTone, GlyphName> = {
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
  tone: BadgeTone;
  children: ReactNode;
}

/** A state: colour, sign and word. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className="of-badge" data-tone={tone}>
      <Glyph name={glyphs[tone]} />
      {children}
    </span>
  );
}
