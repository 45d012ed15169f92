import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { layersListen } from '../../../../test/frames';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { Combobox, type CreateOption } from './Combobox';
import { Field } from './Field';

const choices = ['Camila Rocha · Lume Arquitetura', 'Otávio Lima · Café Serra', 'Álvaro Reis'].map(
  (label, index) => ({ value: `c${index}`, label }),
);

const submitted = jest.fn();
const onCreate = jest.fn();

function Form({ start, creating }: { start: string; creating?: CreateOption }) {
  const [value, setValue] = useState(start);
  return (
    <ThemeProvider>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <Field label="Cliente" required>
          <Combobox choices={choices} value={value} onChange={setValue} creating={creating} />
        </Field>
        <output>{value}</output>
        <button type="submit">Criar</button>
      </form>
    </ThemeProvider>
  );
}

const creating: CreateOption = { label: (query) => `Cadastrar “${query}”`, onCreate };

const show = (start = '', creates?: CreateOption) => {
  render(<Form start={start} {...(creates && { creating: creates })} />);
  return userEvent.setup({ delay: null });
};

const input = () => screen.getByRole('combobox', { name: /^Cliente/ });
const count = () => document.querySelector('span[role=status]')?.textContent;
const chosen = () => document.querySelector('output')?.textContent;
/** Waits until the options match what was typed. */
const offers = (expected: readonly string[]) =>
  waitFor(() => {
    const options = within(screen.getByRole('listbox')).queryAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(expected);
  });
const elsewhere = () => screen.getByRole('button', { name: 'Criar' });
const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
/** The option that Enter would choose, as assistive technology is told. */
const current = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '');

beforeEach(() => {
  jest.clearAllMocks();
});

test('typing finds words without accents, the first is at hand, and Enter chooses it alone', async () => {
  const user = show();
  await user.type(input(), 'caf');
  await offers(['Otávio Lima · Café Serra']);
  expect(input()).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => {
    expect(current()).toHaveTextContent('Otávio Lima');
  });
  expect(count()).toBe('1 opção');
  await user.keyboard('{Enter}');
  await closed();
  expect(chosen()).toBe('c1');
  expect(input()).toHaveValue('Otávio Lima · Café Serra');
  expect(submitted).not.toHaveBeenCalled();
});

test('Enter right after the last key chooses by all that is typed', async () => {
  const user = show();
  await user.type(input(), 'reis');
  await user.keyboard('{Enter}');
  await closed();
  expect(chosen()).toBe('c2');
});

test('the arrows walk the list, and Esc leaves everything as it was', async () => {
  const user = show('c0');
  await user.click(input());
  await waitFor(() => {
    expect(current()).toHaveTextContent('Camila');
  });
  await user.keyboard('{ArrowDown}');
  await waitFor(() => {
    expect(current()).toHaveTextContent('Otávio');
  });
  await layersListen();
  await user.keyboard('{Escape}');
  await closed();
  expect(chosen()).toBe('c0');
  await user.type(input(), 'xyz');
  await layersListen();
  await user.keyboard('{Escape}');
  await closed();
  expect(input()).toHaveValue('Camila Rocha · Lume Arquitetura');
});

test('what was found by typing is taken along by Tab; nothing is by only passing through', async () => {
  const user = show();
  await user.tab();
  expect(input()).toHaveFocus();
  await user.tab();
  expect(chosen()).toBe('');
  await user.type(input(), 'reis');
  await waitFor(() => {
    expect(current()).toHaveTextContent('Álvaro');
  });
  await layersListen();
  await user.tab();
  await closed();
  expect(chosen()).toBe('c2');
  expect(input()).toHaveValue('Álvaro Reis');
});

test('leaving for something else chooses the only one that is meant, and forgets what is none', async () => {
  const user = show();
  await user.type(input(), 'camila');
  await waitFor(() => {
    expect(current()).toHaveTextContent('Camila');
  });
  await layersListen();
  await user.click(elsewhere());
  await closed();
  expect(chosen()).toBe('c0');
  await user.clear(input());
  expect(chosen()).toBe('');
  await user.type(input(), 'l');
  await waitFor(() => {
    expect(current()).toHaveTextContent('Lume');
  });
  await layersListen();
  await user.click(elsewhere());
  await closed();
  expect(chosen()).toBe('');
  expect(input()).toHaveValue('');
});

test('one who is not there yet is offered last, with what was typed', async () => {
  const user = show('', creating);
  await user.type(input(), ' Bia');
  await offers(['Cadastrar “Bia”']);
  await waitFor(() => {
    expect(current()).toHaveTextContent('Cadastrar');
  });
  await layersListen();
  await user.tab();
  expect(onCreate).not.toHaveBeenCalled();
  await closed();
  await user.type(input(), 'Bia');
  await waitFor(() => {
    expect(current()).toHaveTextContent('Cadastrar');
  });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(onCreate).toHaveBeenCalledWith('Bia');
  });
  expect(chosen()).toBe('');
});

test('the only one that was found is taken by Enter, also after going down to it; making one is for who goes on', async () => {
  const user = show('', creating);
  await user.type(input(), 'reis');
  await offers(['Álvaro Reis', 'Cadastrar “reis”']);
  await user.keyboard('{ArrowDown}{Enter}');
  await closed();
  expect(chosen()).toBe('c2');
  expect(onCreate).not.toHaveBeenCalled();
  await user.clear(input());
  await user.type(input(), 'reis');
  await offers(['Álvaro Reis', 'Cadastrar “reis”']);
  await user.keyboard('{ArrowDown}');
  await waitFor(() => {
    expect(current()).toHaveTextContent('Álvaro Reis');
  });
  await user.keyboard('{ArrowDown}');
  await waitFor(() => {
    expect(current()).toHaveTextContent('Cadastrar');
  });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(onCreate).toHaveBeenCalledWith('reis');
  });
});

test('it is required and described as any other field, without the browser’s own word', async () => {
  show();
  await waitFor(() => {
    expect(input()).toHaveAttribute('aria-required', 'true');
  });
  expect(input()).not.toHaveAttribute('required');
});
