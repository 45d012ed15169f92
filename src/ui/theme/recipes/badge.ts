import { defineRecipe } from '@chakra-ui/react/styled-system';

const tone = (ink: string, soft: string) => ({ color: ink, background: soft });

/** A state: colour, sign and word, on one line. */
export const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    padding: '3px 10px 3px 8px',
    borderRadius: 'base',
    fontSize: 'note',
    fontWeight: 600,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    // Under its label, on a card of a ledger.
    '[data-foot] > &': { marginTop: '4px' },
    '&[data-tone=purple]': tone('purpleInk', 'purpleSoft'),
    '&[data-tone=yellow]': tone('yellowInk', 'yellowSoft'),
    '&[data-tone=green]': tone('greenInk', 'greenSoft'),
    '&[data-tone=red]': tone('redInk', 'redSoft'),
    '&[data-tone=neutral]': tone('neutralInk', 'neutralSoft'),
    '&[data-tone=progress]': tone('accent', 'accentSoft'),
  },
});
