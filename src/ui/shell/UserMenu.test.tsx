import { screen, waitFor } from '@testing-library/react';

import { renderSection } from '../../../test/renderSection';
import { TopBar } from './TopBar';

beforeEach(() => {
  localStorage.clear();
  // The window is as wide as on a desktop.
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('min-width'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
});

const opened = async () => {
  const rendered = await renderSection(TopBar);
  const button = screen.getByRole('button', { name: /@/ });
  await rendered.user.click(button);
  const menu = await screen.findByRole('menu');
  await waitFor(() => {
    expect(menu).toHaveFocus();
  });
  return { ...rendered, button, menu };
};

test('opens by its button, and Esc gives the focus back', async () => {
  const { user, button } = await opened();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(button).toHaveFocus();
  });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Aparência is chosen by keyboard, and the menu stays; what else it offers is done', async () => {
  const { user, store } = await opened();
  const dark = screen.getByRole('menuitemradio', { name: 'Escuro' });
  expect(screen.getByRole('menuitemradio', { name: 'Automático' })).toBeChecked();
  const reaches = (name: string) =>
    waitFor(() => {
      expect(screen.getByText(name).closest('[role^=menuitem]')).toHaveAttribute(
        'data-highlighted',
      );
    });
  await user.keyboard('{End}');
  await reaches('Relatar problema');
  await user.keyboard('{ArrowUp}');
  await reaches('Atalhos');
  await user.keyboard('{ArrowUp}');
  await waitFor(() => {
    expect(dark).toHaveAttribute('data-highlighted');
  });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(dark).toBeChecked();
  });
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem('oficio.theme')).toBe('dark');
  await user.keyboard('{ArrowDown}');
  await reaches('Atalhos');
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(store.getState().workspace.navigation.panel).toBe('shortcuts');
  });
});
