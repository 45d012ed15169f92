import { RadioGroup as Parts, useRadioGroupStyles } from '@chakra-ui/react/radio-group';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

import { radioGroupRecipe } from '../../theme/recipes/radioGroup';
import { Glyph, type GlyphName } from '../art/Glyph';

export interface RadioChoice {
  value: string;
  label: string;
  glyph?: GlyphName;
  /** At the end of the line. */
  note?: string;
}

export interface RadioGroupProps {
  label: string;
  value: string;
  choices: readonly RadioChoice[];
  onChange: (value: string) => void;
  /** Boxes two abreast instead of lines. */
  tiles?: boolean;
}

function List({ children }: { children: ReactNode }) {
  return <chakra.div css={useRadioGroupStyles()['list']}>{children}</chakra.div>;
}

function Note({ children }: { children: ReactNode }) {
  return <chakra.span css={useRadioGroupStyles()['note']}>{children}</chakra.span>;
}

/** Chakra's radio group in our look. */
export function RadioGroup({ label, value, choices, onChange, tiles = false }: RadioGroupProps) {
  // Our recipe's own variant: Chakra's types know those of its own alone.
  const variants = { tiles };
  return (
    <Parts.Root
      recipe={radioGroupRecipe}
      {...variants}
      value={value}
      onValueChange={(details) => {
        onChange(details.value ?? '');
      }}
    >
      <Parts.Label>{label}</Parts.Label>
      <List>
        {choices.map((choice) => (
          <Parts.Item key={choice.value} value={choice.value}>
            <Parts.ItemHiddenInput />
            {tiles ? choice.value === value && <Glyph name="check" /> : <Parts.ItemControl />}
            {choice.glyph && <Glyph name={choice.glyph} />}
            <Parts.ItemText>{choice.label}</Parts.ItemText>
            {choice.note !== undefined && <Note>{choice.note}</Note>}
          </Parts.Item>
        ))}
      </List>
    </Parts.Root>
  );
}
