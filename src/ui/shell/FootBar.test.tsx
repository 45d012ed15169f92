import { screen, waitFor, within } from '@testing-library/react';

import { renderSection } from '../../../test/renderSection';
import { flatWorkspace } from '../../../test/workspace';
// The app imports this module lazily. It is imported here, too, so that no test waits until it is compiled.
import './AddSheet';
import FootBar from './FootBar';
import { PanelHost } from './hosts';

const show = () =>
  renderSection(() => (
    <>
      <FootBar />
      <PanelHost />
    </>
  ));

test('the cells lead to their sections, and the active one says so', async () => {
  const { user, store } = await show();
  const bar = within(screen.getByRole('navigation', { name: 'Principais' }));
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Orçamentos',
    '',
    'Projetos',
    'Pagamentos',
  ]);
  await user.click(bar.getByRole('button', { name: 'Projetos' }));
  expect(store.getState().workspace.navigation.section).toBe('projects');
  expect(bar.getByRole('button', { current: 'page' })).toHaveAccessibleName('Projetos');
});

test("what is made most is one press away from '+'", async () => {
  const { user, store } = await show();
  await user.click(screen.getByRole('button', { name: 'Adicionar' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Adicionar' }));
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Novo Cliente',
    'Novo Orçamento',
    'Novo Pagamento',
    'Novo Gasto',
    'Conferir com o extratoOFX ou CSV do banco',
  ]);
  await waitFor(() => {
    expect(sheet.getByRole('button', { name: 'Novo Cliente' })).toHaveFocus();
  });
  await user.click(sheet.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Adicionar' })).toHaveFocus();
  });
  await user.click(screen.getByRole('button', { name: 'Adicionar' }));
  await user.click(await screen.findByRole('button', { name: 'Novo Gasto' }));
  expect(flatWorkspace(store.getState().workspace)).toMatchObject({
    panel: null,
    modal: { entity: 'expenses', mode: 'create' },
  });
});

test('the bar hides while the virtual keyboard takes its place', async () => {
  const { user } = await renderSection(() => (
    <>
      <input aria-label="Buscar" />
      <FootBar />
    </>
  ));
  const bar = screen.getByRole('navigation', { name: 'Principais' });
  jest.spyOn(window.screen, 'height', 'get').mockReturnValue(window.innerHeight * 2);
  await user.click(screen.getByRole('textbox', { name: 'Buscar' }));
  expect(bar).toHaveAttribute('data-typing');
  await user.tab();
  expect(bar).not.toHaveAttribute('data-typing');
});
