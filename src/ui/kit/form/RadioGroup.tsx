import { RadioGroup as Parts, useRadioGroupStyles } from '@chakra-ui/react/radio-group';
import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type ReactNode } from 'react';
import { Glyph, type GlyphName } from '../art/Icon';
import { slotRecipe } from '../../theme/slotRecipe';

/**
 * The look of a choice between few values, each 44 px high. They are lines with a round mark. With `tiles` they are
 * boxes in two columns, or in three columns if there are three values.
 */
const radioGroupRecipe = slotRecipe({
  className: 'radio-group',

  base: {
    root: { minWidth: 0 },
    label: { display: 'block', fontSize: 'label', fontWeight: 600 },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      fontSize: 'body',
      cursor: 'pointer',
      '&[data-focus-visible]': { outline: '2px solid', outlineColor: 'focus' },
    },
    itemText: {
      minWidth: 0,
      '&:has(> span)': { paddingTop: '2' },
      '[data-state=checked] > &': { fontWeight: 600 },
    },
    text: {
      display: 'block',
      paddingBottom: '2',
      color: 'muted',
      fontSize: 'label',
      fontWeight: 400,
    },
    note: { textStyle: 'digits', marginInlineStart: 'auto', color: 'muted', fontSize: 'control' },
    list: {},
    itemControl: {},
  },
  variants: {
    tiles: {
      false: {
        item: {
          gap: '3',
          '&:not(:last-of-type)': { borderBottom: 'hairline' },
        },
        itemControl: {
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: '5',
          height: '5',
          border: 'strong',
          borderRadius: '10px',
          _checked: { border: '6px solid', borderColor: 'accent' },
        },
      },
      true: {
        list: {
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: '2',
          marginTop: '2',
          '&:has(> :nth-of-type(3):last-of-type)': {
            gridTemplateColumns: 'repeat(3, auto)',
            // Three texts fit into one line of a phone.
            mdDown: { gap: '1', '& > label': { gap: '1', paddingInline: '1', fontSize: 'note' } },
          },
        },
        item: {
          justifyContent: 'center',
          gap: '2',
          paddingInline: '2',
          textAlign: 'center',
          border: 'strong',
          borderRadius: 'base',
          fontSize: 'control',
          _checked: { background: 'accentSoft', borderColor: 'accent', color: 'accent' },
        },
      },
    },
    hidesLabel: { true: { label: { srOnly: true } } },
    /** The lines stand side by side, each with its field. */
    inline: {
      true: {
        list: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
        item: {
          gap: '2',
          fontSize: 'control',
          '&:not(:last-of-type)': { borderBottom: 'none' },
          '&:not(:first-of-type)': { marginInlineStart: { md: '4' } },
        },
        itemText: { '[data-state=checked] > &': { fontWeight: 400 } },
      },
    },
  },
  defaultVariants: { tiles: false },
});

export interface RadioChoice {
  value: string;
  label: string;
  glyph?: GlyphName;
  /** A note at the end of the line. */
  note?: string;
  /** A control that belongs to this choice and stands behind it. */
  field?: ReactNode;
  /** What follows from the choice, below its label. */
  text?: string;
}

export interface RadioGroupProps {
  label: string;
  value: string;
  choices: readonly RadioChoice[];
  onChange: (value: string) => void;
  /** Whether the choices are boxes instead of lines. */
  tiles?: boolean;
  /** Whether only screen readers are told the label, because a heading shows it. */
  hidesLabel?: boolean;
  /** Whether the choices stand side by side. */
  inline?: boolean;
}

function List({ children }: { children: ReactNode }) {
  return <chakra.div css={useRadioGroupStyles()['list']}>{children}</chakra.div>;
}

function Note({ children }: { children: ReactNode }) {
  return <chakra.span css={useRadioGroupStyles()['note']}>{children}</chakra.span>;
}

function Text({ children }: { children: ReactNode }) {
  return <chakra.span css={useRadioGroupStyles()['text']}>{children}</chakra.span>;
}

/** Chakra's radio group in our look. */
export function RadioGroup({
  label,
  value,
  choices,
  onChange,
  tiles = false,
  hidesLabel = false,
  inline = false,
}: RadioGroupProps) {
  // The variants belong to our own recipe. Chakra's types know only Chakra's variants.
  const variants = { tiles, hidesLabel, inline };
  return (
    <Parts.Root
      recipe={radioGroupRecipe}
      {...variants}
      value={value}
      onValueChange={(details) => onChange(details.value ?? '')}
    >
      <Parts.Label>{label}</Parts.Label>
      <List>
        {choices.map((choice) => (
          <Fragment key={choice.value}>
            <Parts.Item value={choice.value}>
              <Parts.ItemHiddenInput />
              {tiles ? choice.value === value && <Glyph name="check" /> : <Parts.ItemControl />}
              {choice.glyph && <Glyph name={choice.glyph} />}
              <Parts.ItemText>
                {choice.label}
                {choice.text !== undefined && <Text>{choice.text}</Text>}
              </Parts.ItemText>
              {choice.note !== undefined && <Note>{choice.note}</Note>}
            </Parts.Item>
            {choice.field}
          </Fragment>
        ))}
      </List>
    </Parts.Root>
  );
}
