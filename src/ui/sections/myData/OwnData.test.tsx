import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { aClient, anExpense, aQuote } from '../../../../test/builders';
import { renderSection } from '../../../../test/renderSection';
import { accountJson } from '../../../features/app/ownData/accountFile';
import { perTable } from '../../../features/app/ownData/accountTables';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import MyDataSection from './MyDataSection';

const open = async (seed: Parameters<typeof renderSection>[1] = () => undefined) => {
  const shown = await renderSection(MyDataSection, seed);
  act(() => void shown.store.dispatch(workspaceActions.sectionChosen('myData')));
  await screen.findByRole('region', { name: 'Apagar meus dados' });
  await waitFor(() => {
    expect(shown.store.getState().ownData).toBeDefined();
  });
  await shown.user.click(screen.getByText('Restaurar de um arquivo'));
  await shown.user.click(screen.getByText('Apagar tudo desta conta'));
  return shown;
};

const group = (name: string) => within(screen.getByRole('region', { name }));

const upload = async (user: Awaited<ReturnType<typeof open>>['user'], text: string) => {
  const file = new File([text], 'oficio-2026-11-20.json', { type: 'application/json' });
  // jsdom's files cannot be read as text.
  Object.assign(file, { text: () => Promise.resolve(text) });
  await user.upload(await screen.findByLabelText('Arquivo .json para restaurar'), file);
};

const rows = (client = aClient({ name: 'Padaria' })) => ({
  format: 'oficio',
  version: 2,
  exportedOn: '2026-11-18',
  account: { email: 'outra@prado.art.br' },
  ...perTable(() => []),
  clients: [client],
  quotes: [aQuote({ clientId: client.id }), aQuote()],
});

test('a file is checked, shown for what it holds, and restored', async () => {
  const { user, gateway, userId } = await open();
  // Any file can be chosen, because a phone would grey out an ending that it does not know.
  expect(await screen.findByLabelText('Arquivo .json para restaurar')).not.toHaveAttribute(
    'accept',
  );
  await upload(user, JSON.stringify(rows()));
  const restore = group('Restaurar');
  expect(
    await restore.findByText('oficio-2026-11-20.json, da conta outra@prado.art.br, de 18/11/2026'),
  ).toBeVisible();
  expect(restore.getByText('1 cliente e 2 orçamentos')).toBeVisible();
  expect(gateway.tables.clients.of(userId)).toEqual([]);
  await user.click(restore.getByRole('button', { name: 'Restaurar' }));
  expect(await restore.findByText('Dados restaurados')).toBeVisible();
  expect(restore.getByText('3 registros, como estavam no arquivo.')).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/^Dados restaurados/);
  expect(gateway.tables.quotes.of(userId)).toHaveLength(2);
});

test('a broken file is refused in words that say where', async () => {
  const { user, gateway } = await open();
  gateway.traffic.calls.length = 0;
  await upload(user, '{"format":');
  expect(
    await screen.findByText(
      'O arquivo não é um JSON inteiro: pode ter sido cortado ou alterado. Nada foi gravado.',
    ),
  ).toBeVisible();
  const { quotes, ...rest } = rows();
  await upload(
    user,
    JSON.stringify({ ...rest, quotes: [quotes[0], { ...quotes[1], totalValue: '7' }] }),
  );
  expect(
    await screen.findByText(
      'Orçamentos, registro 2, campo “totalValue”: o valor não é do tipo esperado. Nada foi gravado.',
    ),
  ).toBeVisible();
  expect(gateway.traffic.calls).toEqual([]);
});

test('what fails half-way is told, with what is left and the way to take it back', async () => {
  const { user, gateway, userId } = await open();
  gateway.traffic.fail('quotes.restoreAll', 'refused');
  gateway.traffic.fail('clients.removeAll', 'refused');
  await upload(user, JSON.stringify(rows()));
  await user.click(await screen.findByRole('button', { name: 'Restaurar' }));
  expect(
    await screen.findByText(
      'O servidor recusou um registro. 1 registro ficou gravado e não pôde ser desfeito.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer de novo' }));
  expect(await screen.findByRole('button', { name: 'Escolher arquivo .json' })).toBeVisible();
  expect(gateway.tables.clients.of(userId)).toEqual([]);
});

test('an account that is not empty is not offered it, and says what is there', async () => {
  await open(({ tables }, userId) => {
    tables.clients.seed(userId, aClient(), aClient());
  });
  expect(group('Restaurar').getByText(/Esta tem 2 clientes: apague antes/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Escolher arquivo .json' })).not.toBeInTheDocument();
});

test('everything is erased once the e-mail is typed, and can be restored from the copy', async () => {
  const { user, gateway, userId, store } = await open(({ tables }, owner) => {
    tables.clients.seed(owner, aClient());
    tables.expenses.seed(owner, anExpense(), anExpense());
  });
  const copy = accountJson(store.getState(), '2026-11-20');
  const erase = group('Apagar meus dados');
  expect(erase.getByText('1 cliente e 2 gastos')).toBeVisible();
  expect(erase.getByText(/Não pode ser desfeito/)).toBeVisible();
  const button = erase.getByRole('button', { name: 'Apagar meus dados' });
  expect(button).toBeDisabled();
  const field = erase.getByLabelText('Para confirmar, digite marina@prado.art.br');
  const give = (value: string) => fireEvent.change(field, { target: { value } });
  give('marina@prado.com');
  await user.type(field, '{Enter}');
  expect(button).toBeDisabled();
  expect(gateway.traffic.names('clients.removeAll')).toEqual([]);
  give(' Marina@prado.art.br');
  await user.click(button);
  expect(await erase.findByText('3 registros. A conta continua sua, vazia.')).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/^Seus dados foram apagados/);
  expect(gateway.tables.expenses.of(userId)).toEqual([]);
  expect(store.getState().clients.ids).toEqual([]);
  await upload(user, copy);
  await user.click(await screen.findByRole('button', { name: 'Restaurar' }));
  expect(await screen.findByText('Dados restaurados')).toBeVisible();
  expect(gateway.tables.expenses.of(userId)).toHaveLength(2);
});

test('an erasure that fails half-way says what is left, and goes on when asked again', async () => {
  const { user, gateway, userId } = await open(({ tables }, owner) => {
    tables.clients.seed(owner, aClient());
    tables.expenses.seed(owner, anExpense(), anExpense());
  });
  gateway.traffic.fail('clients.removeAll', 'refused');
  const again = async () => {
    const field = screen.getByLabelText('Para confirmar, digite marina@prado.art.br');
    fireEvent.change(field, { target: { value: 'marina@prado.art.br' } });
    await user.type(field, '{Enter}');
  };
  await again();
  expect(await screen.findByText(/Ainda resta 1 registro\./)).toBeVisible();
  expect(gateway.tables.clients.of(userId)).toHaveLength(1);
  await again();
  expect(await screen.findByText('1 registro. A conta continua sua, vazia.')).toBeVisible();
});
