import { act, screen, waitFor } from '@testing-library/react';

import { aProfile, aQuote } from '../../../../test/builders';
import { renderSection } from '../../../../test/renderSection';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import MyDataSection from './MyDataSection';
import { flatWorkspace } from '../../../../test/workspace';

const renderMyData = (fields: Parameters<typeof aProfile>[0] = {}) =>
  renderSection(MyDataSection, ({ tables }, userId) => {
    tables.profiles.seed(userId, aProfile({ id: userId, ...fields }));
    tables.quotes.seed(userId, aQuote({ id: 'q1' }));
  });

test('what is typed gets its points, is saved bare, and is said to be saved', async () => {
  const { gateway, user, userId, store } = await renderMyData();
  act(() => void store.dispatch(workspaceActions.sectionChosen('myData')));
  await user.type(await screen.findByLabelText('CPF ou CNPJ'), '12abc34501de35');
  expect(screen.getByLabelText('CPF ou CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  await user.selectOptions(screen.getByLabelText('Tipo de chave'), 'Telefone');
  await user.type(screen.getByLabelText('Chave Pix'), '11968412207');
  expect(screen.getByLabelText('Chave Pix')).toHaveValue('(11) 96841-2207');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Seus dados foram salvos.')).toBeVisible();
  expect(gateway.tables.profiles.of(userId)).toMatchObject([
    {
      name: 'Marina Prado',
      document: '12ABC34501DE35',
      pixKeyType: 'phone',
      pixKey: '+5511968412207',
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
});

test('a failed save says so and keeps what was typed', async () => {
  const { gateway, user, store } = await renderMyData();
  act(() => void store.dispatch(workspaceActions.sectionChosen('myData')));
  gateway.traffic.fail('profiles.update', 'refused');
  await user.type(await screen.findByLabelText('Cidade'), 'Olinda');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao salvar seus dados. Tente novamente.')).toBeVisible();
  expect(screen.getByLabelText('Cidade')).toHaveValue('Olinda');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Seus dados foram salvos.')).toBeVisible();
});

test('a wrong number is named at its field, and nothing is sent', async () => {
  const { gateway, user } = await renderMyData();
  await user.type(await screen.findByLabelText('CPF ou CNPJ'), '52998224724');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('CPF ou CNPJ inválido')).toBeVisible();
  expect(gateway.traffic.names('profiles.update')).toEqual([]);
});

test('leaving asks; a quote that led here is open again once it is said', async () => {
  const { user, store } = await renderMyData();
  const workspace = () => flatWorkspace(store.getState().workspace);
  act(() => {
    store.dispatch(workspaceActions.sectionChosen('quotes'));
    store.dispatch(workspaceActions.modalOpened('quotes', 'view', 'q1'));
    store.dispatch(workspaceActions.myDataOpened({ field: 'document' }));
  });
  expect(workspace()).toMatchObject({ section: 'myData', modal: null });
  await user.type(await screen.findByLabelText('Cidade'), 'Olinda');
  await user.click(screen.getByRole('button', { name: 'Voltar ao orçamento' }));
  expect(await screen.findByText('Descartar o que foi digitado?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
  expect(workspace().section).toBe('myData');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(workspace()).toMatchObject({
      section: 'quotes',
      modal: { mode: 'view', id: 'q1' },
      trail: ['dashboard'],
    });
  });
});
