import { defineRecipe } from '@chakra-ui/react/styled-system';

const tone = (ink: string, soft: string) => ({ color: ink, background: soft });

/** The styles of every badge. The landing page's static styles use them, too. */
export const badgeBase = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  padding: '3px 10px 3px 8px',
  borderRadius: 'base',
  fontSize: 'note',
  fontWeight: 600,
  lineHeight: 1.5,
} as const;

/** The look of a status: colour, symbol and label. Where the label does not fit, it takes two lines. */
export const badgeRecipe = defineRecipe({
  base: {
    ...badgeBase,
    '&[data-tone=purple]': tone('purpleInk', 'purpleSoft'),
    '&[data-tone=yellow]': tone('yellowInk', 'yellowSoft'),
    '&[data-tone=green]': tone('greenInk', 'greenSoft'),
    '&[data-tone=red]': tone('redInk', 'redSoft'),
    '&[data-tone=neutral]': tone('neutralInk', 'neutralSoft'),
    '&[data-tone=progress]': tone('accent', 'accentSoft'),
  },
});
