import { RadioGroup as Parts, useRadioGroupStyles } from '@chakra-ui/react/radio-group';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

import type { PlannedPart } from '../../../../features/business/payments/plan';
import { Icon } from '../../../kit/art/Icon';
import { slotRecipe } from '../../../theme/slotRecipe';

/**
 * The look of a payment's parts as tiles of 44 px side by side. The chosen tile is light blue, and received ones are
 * green.
 */
const partTilesRecipe = slotRecipe({
  base: {
    root: { marginTop: '4', _print: { display: 'none' } },
    label: { srOnly: true },
    list: { display: 'grid', gap: '4px' },
    item: {
      textStyle: 'digits',
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '4px',
      minWidth: 0,
      minHeight: '44px',
      border: 'strong',
      borderRadius: 'base',
      fontSize: 'label',
      cursor: 'pointer',
      '&[data-received]': {
        background: 'greenSoft',
        borderColor: 'greenInk',
        color: 'greenInk',
        fontWeight: 600,
      },
      _checked: {
        background: 'accentSoft',
        borderColor: 'accent',
        boxShadow: 'inset 0 0 0 1px var(--of-colors-accent)',
        color: 'accent',
        fontWeight: 600,
      },
      _disabled: { cursor: 'not-allowed' },
      '&[data-focus-visible]': {
        outline: '2px solid',
        outlineColor: 'focus',
        outlineOffset: '2px',
      },
    },
    itemText: {},
  },
});

/** The most tiles on one line. */
const MAX_PER_LINE = 6;

function List({ count, children }: { count: number; children: ReactNode }) {
  const columns = count <= MAX_PER_LINE ? count : Math.min(MAX_PER_LINE, Math.ceil(count / 2));
  return (
    <chakra.div
      css={useRadioGroupStyles()['list']}
      style={{ gridTemplateColumns: `repeat(${columns.toString()}, minmax(0, 1fr))` }}
    >
      {children}
    </chakra.div>
  );
}

interface PartTilesProps {
  parts: readonly PlannedPart[];
  /** The number of the chosen part; null where none is chosen. */
  chosen: number | null;
  /** Whether received parts can be chosen, too. Nobody is asked for them, but they have a receipt. */
  allowReceived: boolean;
  onChoose: (number: number) => void;
}

/** The choice of a part: Chakra's radio group as tiles, one for each part. */
export function PartTiles({ parts, chosen, allowReceived: isAny, onChoose }: PartTilesProps) {
  return (
    <Parts.Root
      recipe={partTilesRecipe}
      value={chosen === null ? '' : chosen.toString()}
      onValueChange={({ value }) => onChoose(Number(value))}
    >
      <Parts.Label>Parcela</Parts.Label>
      <List count={parts.length}>
        {parts.map(({ number, received }) => (
          <Parts.Item
            key={number}
            value={number.toString()}
            disabled={received && !isAny}
            data-received={received ? '' : undefined}
          >
            <Parts.ItemHiddenInput />
            {received && <Icon name="check" size={14} />}
            <Parts.ItemText>
              {number}/{parts.length}
              {received && <chakra.span srOnly>, recebida</chakra.span>}
            </Parts.ItemText>
          </Parts.Item>
        ))}
      </List>
    </Parts.Root>
  );
}
