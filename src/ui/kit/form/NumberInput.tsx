import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type WheelEvent } from 'react';
import { parseNumber, settledAmount } from '../../../features/shared/formFields';
import { toCents } from '../../../features/shared/money';
import { formatCurrency } from '../text/format';
import { acceptBrazilianNotation } from './brazilianNumber';
import { TextInput, type TextInputProps } from './TextInput';

/**
 * Lets the mouse wheel scroll the form instead of changing the number. Browsers leave the number of a read-only field
 * alone, and the field keeps the focus. To refuse the event would refuse the scrolling, too.
 */
function scrollOnly({ currentTarget: input }: WheelEvent<HTMLInputElement>): void {
  if (input.readOnly || document.activeElement !== input) return;
  input.readOnly = true;
  input.dataset['wheel'] = '';
  setTimeout(() => {
    input.readOnly = false;
    delete input.dataset['wheel'];
  });
}

/**
 * A number field with a decimal keyboard and right-aligned digits. In every browser language, a comma separates
 * decimals. Typed points group thousands, so `1.500` is one thousand five hundred.
 */
export function NumberInput({ onFocus, ...rest }: TextInputProps) {
  return (
    <TextInput
      type="number"
      inputMode="decimal"
      textAlign="end"
      onWheel={scrollOnly}
      onFocus={(event) => {
        // The listener is a native one, because React's own `beforeinput` is a different event.
        acceptBrazilianNotation(event.currentTarget);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}

const Place = chakra('span', { base: { display: 'block', position: 'relative' } });

/** The amount as it is read. It lies on the field's upper border, where it neither covers nor pushes anything. */
const Reading = chakra('span', {
  base: {
    textStyle: 'digits',
    position: 'absolute',
    top: '-9px',
    right: '2.5',
    paddingInline: '1',
    background: 'surface',
    color: 'muted',
    fontSize: 'note',
    lineHeight: '18px',
    pointerEvents: 'none',
    _print: { display: 'none' },
  },
});

/** A typed amount as Brazilians read it; empty if the text is no amount, or has more than two decimals. */
function readingOf(text: string): string {
  const amount = parseNumber(text);
  return Number.isFinite(amount) && toCents(amount) / 100 === amount ? formatCurrency(amount) : '';
}

/**
 * A field for an amount in reais. On blur the amount is formatted with cents. A browser in another language writes
 * `1300.00`, and no browser tells which it writes. So the field says the amount in Brazilian notation while it has the
 * focus. Only typing changes the number: neither the mouse wheel nor the arrow keys do.
 */
export function AmountInput({
  width,
  onBlur,
  onFocus,
  onInput,
  onKeyDown,
  ...rest
}: TextInputProps) {
  const [typed, setTyped] = useState('');
  const reading = readingOf(typed);
  return (
    <Place {...(width !== undefined && { width })}>
      <NumberInput
        min="0"
        step="0.01"
        placeholder="0,00"
        {...rest}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          onInput?.(event);
        }}
        onFocus={(event) => {
          setTyped(event.currentTarget.value);
          onFocus?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault();
          onKeyDown?.(event);
        }}
        onBlur={(event) => {
          setTyped('');
          const { value } = event.currentTarget;
          const formatted = settledAmount(value);
          if (formatted !== value) event.currentTarget.value = formatted;
          onBlur?.(event);
        }}
      />
      {reading !== '' && <Reading>{reading}</Reading>}
    </Place>
  );
}
