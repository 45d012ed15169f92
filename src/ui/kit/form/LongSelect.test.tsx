import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { Field } from './Field';
import type { Choice } from './fillOptions';
import { LongSelect } from './LongSelect';

const LEAD = { value: '', label: 'Selecione um cliente', disabled: true };
const rowsOf = (count: number): Choice[] =>
  Array.from({ length: count }, (_, index) => ({
    value: `id-${index.toString()}`,
    label: `Cliente ${index.toString()}`,
  }));

const asked = jest.fn();
const picked = jest.fn();

function Form({ rows, initial = '' }: { rows: Choice[]; initial?: string }) {
  const [value, setValue] = useState(initial);
  const choices = useCallback(() => {
    asked();
    return rows;
  }, [rows]);
  const chosen = rows.find((row) => row.value === value);
  return (
    <ThemeProvider>
      <Field label="Cliente">
        <LongSelect
          value={value}
          rows={rows}
          lead={chosen ? null : { ...LEAD, value }}
          chosen={chosen}
          choices={choices}
          onChange={(event) => {
            picked(event.target.value);
            setValue(event.target.value);
          }}
        />
      </Field>
      <button
        onClick={() => {
          setValue('id-1500');
        }}
      >
        Outro
      </button>
    </ThemeProvider>
  );
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Cliente' });
const labels = () => Array.from(select().options, ({ text }) => text);
const shown = () => select().selectedOptions[0]?.text;

/** Lets frames be painted until the options stay as they are. */
async function filled() {
  let before = -1;
  while (before !== select().options.length) {
    before = select().options.length;
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  }
}

beforeEach(() => {
  asked.mockClear();
  picked.mockClear();
});

test('a few choices are there at once', async () => {
  render(<Form rows={rowsOf(50)} />);
  expect(labels()).toHaveLength(51);
  expect(shown()).toBe('Selecione um cliente');
  await userEvent.selectOptions(select(), 'Cliente 7');
  expect(picked).toHaveBeenLastCalledWith('id-7');
  expect(shown()).toBe('Cliente 7');
  expect(labels()).toEqual(rowsOf(50).map(({ label }) => label));
});

test('of many the form opens with the chosen one; the others come after the first painting', async () => {
  const rows = rowsOf(2000);
  render(<Form rows={rows} initial="id-1234" />);
  expect(labels()).toEqual(['Cliente 1234']);
  expect(asked).not.toHaveBeenCalled();
  await filled();
  expect(labels()).toEqual(rows.map(({ label }) => label));
  expect(shown()).toBe('Cliente 1234');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('without a choice the lead shows, though it cannot be chosen', async () => {
  render(<Form rows={rowsOf(2000)} />);
  expect(shown()).toBe('Selecione um cliente');
  await filled();
  expect(select().selectedIndex).toBe(0);
  expect(select().options).toHaveLength(2001);
});

test.each([
  ['a press', () => fireEvent.pointerDown(select())],
  ['a key', () => fireEvent.keyDown(select(), { key: 'c' })],
])('%s finds all of them there', (_what, use) => {
  render(<Form rows={rowsOf(2000)} />);
  fireEvent.keyDown(select(), { key: 'Tab' });
  expect(labels()).toHaveLength(1);
  use();
  expect(labels()).toHaveLength(2001);
  fireEvent.change(select(), { target: { value: 'id-1999' } });
  expect(picked).toHaveBeenLastCalledWith('id-1999');
  expect([shown(), labels().length]).toEqual(['Cliente 1999', 2000]);
});

test('a value from elsewhere shows, filled in or not', () => {
  render(<Form rows={rowsOf(2000)} />);
  fireEvent.click(screen.getByText('Outro'));
  expect(shown()).toBe('Cliente 1500');
});

test('other rows replace the choices; a choice that is gone shows as none', async () => {
  const { rerender } = render(<Form rows={rowsOf(2000)} initial="id-1999" />);
  await filled();
  rerender(<Form rows={rowsOf(1000)} />);
  expect(shown()).toBe('Selecione um cliente');
  await filled();
  expect(labels()).toHaveLength(1001);
});

test('a form that is closed meanwhile is left alone', async () => {
  const { unmount } = render(<Form rows={rowsOf(2000)} />);
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(asked).not.toHaveBeenCalled();
});
