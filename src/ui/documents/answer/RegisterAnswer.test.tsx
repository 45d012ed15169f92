import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';

import { aClient, anItem, aQuote, aQuoteDetails, aQuoteVersion } from '../../../../test/builders';
import { openedDialog, renderSection } from '../../../../test/renderSection';
import { answerMessage, type Answer } from '../../../features/business/documents/link/answer';
import { findAnswered } from '../../../features/business/documents/link/findAnswered';
import { snapshotOf } from '../../../features/business/documents/link/hash';
import type { SentDocument } from '../../../features/business/documents/link/sentDocument';
import type { QuoteStatus } from '../../../features/business/quotes/quote';
import type { QuoteDetails } from '../../../features/business/quotes/quoteDetails';
import { quoteDetailsActions } from '../../../features/business/quotes/quoteDetailsSlice';
import { quoteVersionsActions } from '../../../features/business/quotes/quoteVersionsSlice';
import { versionId, type QuoteVersion } from '../../../features/business/quotes/quoteVersion';
import { selectUser } from '../../../features/app/session/sessionSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { flatWorkspace } from '../../../../test/workspace';

const client = aClient({ id: 'serra', name: 'Cervejaria Serra' });
const items = [anItem({ name: 'Rótulos', price: 900 })];
const yes: Answer = {
  decision: 'approved',
  name: 'Davi Moreira',
  reason: null,
  day: '2026-11-19',
  time: '09:05',
};

interface Given {
  versions?: QuoteVersion[];
  details?: Partial<QuoteDetails>;
  status?: QuoteStatus;
}

/** Opens 'Registrar resposta' of a sent quote. There is a second quote. */
async function open({ versions = [], details = {}, status = 'analyzing' }: Given = {}) {
  const quote = aQuote({ id: 'rotulos', clientId: 'serra', items, totalValue: 900, status });
  const other = aQuote({ id: 'site', clientId: 'serra', items, totalValue: 900 });
  const shown = await renderSection(
    () => null,
    ({ tables }, userId) => {
      tables.clients.seed(userId, client);
      tables.quotes.seed(userId, quote, other);
      tables.quoteVersions.seed(userId, ...versions);
      tables.quoteDetails.seed(
        userId,
        aQuoteDetails({
          id: 'site',
          number: '2026-008',
          issuedOn: '2026-11-10',
          validUntil: '2099-12-31',
        }),
        aQuoteDetails({
          id: 'rotulos',
          number: '2026-007',
          issuedOn: '2026-11-10',
          validUntil: '2099-12-31',
          ...details,
        }),
      );
    },
  );
  const { store } = shown;
  await waitFor(() => {
    expect(store.getState().quoteDetails.loaded).toBe(true);
  });
  const sent = (number: string): SentDocument => {
    const root = store.getState();
    const sources = {
      quotes: root.quotes.entities,
      quoteDetails: root.quoteDetails.entities,
      quoteVersions: root.quoteVersions.entities,
      clients: root.clients.entities,
      clientDetails: root.clientDetails.entities,
      profile: null,
      user: selectUser(root),
    };
    const found = findAnswered(sources, number, '2026-11-20');
    if (!found) throw new Error(`No quote ${number}`);
    return found.document;
  };
  act(() => {
    store.dispatch(workspaceActions.modalOpened('quotes', 'answer', 'rotulos'));
  });
  await openedDialog('Registrar resposta');
  const paste = (text: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Mensagem do cliente' }), {
      target: { value: text },
    });
  };
  const stored = () => store.getState().quoteDetails.entities['rotulos'];
  return { ...shown, sent, paste, stored };
}

const outcome = () => within(screen.getByRole('dialog')).getByRole('status');
const register = (name = 'Registrar como Aprovado') => screen.queryByRole('button', { name });

test('an answer that counts is told, and changes nothing until the user says so', async () => {
  const { gateway, user, userId, sent, paste, stored, store } = await open();
  const document = sent('2026-007');
  paste(answerMessage(document, yes));
  for (const text of [
    'nº 2026-007',
    'Aprovado',
    'R$ 900,00',
    'Davi Moreira',
    '19/11/2026, às 9h05',
  ]) {
    expect(outcome()).toHaveTextContent(text);
  }
  expect(gateway.tables.quotes.of(userId).find(({ id }) => id === 'rotulos')?.status).toBe(
    'analyzing',
  );
  // The pasted text is in the store, so time travel includes it.
  expect(flatWorkspace(store.getState().workspace).modal?.pasted).toContain('Davi Moreira');

  await user.click(register()!);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await waitFor(() => {
    expect(stored()).toMatchObject({
      answer: 'approved',
      answeredBy: 'Davi Moreira',
      answeredAt: new Date(2026, 10, 19, 9, 5).toISOString(),
      answerReason: null,
    });
  });
  expect(store.getState().quotes.entities['rotulos']?.status).toBe('approved');
  // The specified approval follows.
  expect(await screen.findByText('Projeto "Rótulos" criado automaticamente!')).toBeVisible();
  expect(gateway.tables.projects.of(userId)).toHaveLength(1);
});

test('a refusal is registered with its reason', async () => {
  const { user, sent, paste, stored, store } = await open();
  paste(
    answerMessage(sent('2026-007'), {
      ...yes,
      decision: 'rejected',
      reason: 'O prazo. Fica longe.',
    }),
  );
  expect(outcome()).toHaveTextContent('O prazo. Fica longe.');
  await user.click(register('Registrar como Rejeitado')!);
  await waitFor(() => {
    expect(stored()).toMatchObject({ answer: 'rejected', answerReason: 'O prazo. Fica longe.' });
  });
  expect(store.getState().quotes.entities['rotulos']?.status).toBe('rejected');
  // No project follows, so without a notice the dialog would just disappear.
  expect(
    await screen.findByText('Orçamento nº 2026-007 rejeitado: resposta registrada.'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an answer whose status could not be saved is not told as registered', async () => {
  const { gateway, user, sent, paste, stored, store } = await open();
  gateway.traffic.fail('quotes.update', 'refused');
  paste(answerMessage(sent('2026-007'), { ...yes, decision: 'rejected' }));
  await user.click(register('Registrar como Rejeitado')!);
  await waitFor(() => {
    expect(stored()).toMatchObject({ answer: 'rejected' });
  });
  expect(store.getState().workspace.notices.shown.map(({ message }) => message.code)).toEqual([
    'saveFailed',
  ]);
  expect(screen.getByRole('dialog', { name: 'Registrar resposta' })).toBeVisible();
});

describe('an answer in plain words', () => {
  const field = (name: RegExp | string) => screen.getByLabelText(name);

  test('is registered with who, when and how', async () => {
    const { user, stored, store, gateway, userId } = await open();
    await user.click(screen.getByText('Respondeu sem código'));
    expect(field(/^Quem respondeu/)).toHaveValue('Cervejaria Serra');
    await user.clear(field(/^Quem respondeu/));
    await user.click(register()!);
    expect(field(/^Quem respondeu/)).toHaveAccessibleDescription(/Digite quem respondeu/);
    fireEvent.change(field(/^Quando/), { target: { value: '2099-11-21' } });
    expect(field(/^Quando/)).toHaveAccessibleDescription(/Esse dia ainda não chegou/);
    await user.type(field(/^Quem respondeu/), 'Davi');
    fireEvent.change(field(/^Quando/), { target: { value: '2026-11-18' } });
    await user.selectOptions(field('Como'), 'Telefone');
    // The answer is in the store, so time travel includes it.
    expect(flatWorkspace(store.getState().workspace).modal?.told).toMatchObject({
      by: 'Davi',
      how: 'phone',
    });
    await user.click(register()!);
    await waitFor(() => {
      expect(stored()).toMatchObject({
        answer: 'approved',
        answeredBy: 'Davi',
        answeredHow: 'phone',
        answeredAt: new Date(2026, 10, 18, 12).toISOString(),
        answerReason: null,
      });
    });
    expect(await screen.findByText('Projeto "Rótulos" criado automaticamente!')).toBeVisible();
    expect(gateway.tables.projects.of(userId)).toHaveLength(1);
  });

  test('may be a no, with its reason', async () => {
    const { user, stored, store } = await open();
    await user.click(screen.getByText('Respondeu sem código'));
    await user.click(screen.getByText('Recusou'));
    await user.type(field('Motivo'), 'o prazo');
    await user.click(register('Registrar como Rejeitado')!);
    await waitFor(() => {
      expect(stored()).toMatchObject({ answer: 'rejected', answerReason: 'o prazo' });
    });
    expect(store.getState().quotes.entities['rotulos']?.status).toBe('rejected');
  });
});

test('what does not count is told apart, and cannot be registered', async () => {
  const { sent, paste } = await open();
  const document = sent('2026-007');
  const message = answerMessage(document, yes);
  const cases: [string, RegExp][] = [
    ['Pode ser, sim!', /Não há resposta de orçamento/],
    [message.slice(0, -12), /está incompleta/],
    [message.replace('900,00', '90,00'), /O código não confere/],
    [
      answerMessage({ ...document, number: '2026-099' }, yes),
      /Nenhum orçamento seu tem o nº 2026-099/,
    ],
    [answerMessage({ ...document, version: 2 }, yes), /é da versão 2 .* a versão 1\./],
    [answerMessage(sent('2026-008'), yes), /é de outro orçamento, o nº 2026-008/],
  ];
  for (const [pasted, text] of cases) {
    paste(pasted);
    expect(outcome()).toHaveTextContent(text);
    expect(register()).not.toBeInTheDocument();
  }
  paste('');
  expect(outcome()).toBeEmptyDOMElement();
});

test("another quote's answer leads to that quote", async () => {
  const { user, sent, paste } = await open();
  paste(answerMessage(sent('2026-008'), yes));
  await user.click(screen.getByRole('button', { name: 'Abrir esse orçamento' }));
  expect(outcome()).toHaveTextContent('nº 2026-008');
  expect(register()).toBeVisible();
});

test('what is registered already is told', async () => {
  const details = {
    answer: 'approved',
    answeredBy: 'Davi Moreira',
    answeredAt: '2026-11-19T12:05:00.000Z',
  } as const;
  const { sent, paste } = await open({ details, status: 'approved' });
  paste(answerMessage(sent('2026-007'), yes));
  expect(outcome()).toHaveTextContent(
    'Esta resposta já está registrada: aprovado por Davi Moreira em 19/11/2026.',
  );
  expect(register()).not.toBeInTheDocument();
});

test('an expired quote, an earlier answer and a changed document are told, and left to the user', async () => {
  const { sent, paste } = await open({
    details: {
      validUntil: '2026-11-18',
      answer: 'rejected',
      answeredBy: 'Davi Moreira',
      answeredAt: '2026-11-17T12:00:00.000Z',
    },
  });
  paste(answerMessage(sent('2026-007'), yes));
  expect(outcome()).toHaveTextContent(
    'Este orçamento venceu em 18/11/2026, e a resposta é de 19/11/2026: chegou depois.',
  );
  expect(outcome()).toHaveTextContent(
    'Havia outra resposta: recusado por Davi Moreira em 17/11/2026.',
  );
  expect(register()).toBeVisible();
});

test('what was sent counts, though the document here says something else by now', async () => {
  const { sent, paste, store } = await open();
  const document = sent('2026-007');
  const earlier = { ...document, provider: { ...document.provider, phone: '11968412207' } };
  const row = store.getState().quoteDetails.entities['rotulos']!;
  act(() => {
    const before = { ...row, snapshot: snapshotOf(earlier) };
    store.dispatch(quoteDetailsActions.saved({ row: before, before: row }));
  });
  paste(answerMessage(earlier, yes));
  expect(outcome()).toHaveTextContent('O documento mudou aqui depois do envio');
  expect(register()).toBeVisible();
});

describe('an answer to an earlier version', () => {
  /** Pastes an answer to version 1. Version 2 is the current one. */
  async function pasted() {
    const id = versionId('rotulos', 1);
    const opened = await open({
      details: { version: 2 },
      versions: [aQuoteVersion({ id, snapshot: 'a'.repeat(64) })],
    });
    const document = { ...opened.sent('2026-007'), version: 1 };
    const row = opened.store.getState().quoteVersions.entities[id]!;
    act(() => {
      const sent = { ...row, snapshot: snapshotOf(document) };
      opened.store.dispatch(quoteVersionsActions.saved({ row: sent, before: row }));
    });
    opened.paste(answerMessage(document, yes));
    expect(outcome()).toHaveTextContent('nº 2026-007, versão 1');
    expect(outcome()).toHaveTextContent(
      'É uma resposta a uma versão anterior, a 1: o orçamento está na versão 2, de R$ 900,00.',
    );
    const version = () => opened.gateway.tables.quoteVersions.of(opened.userId)[0];
    return { ...opened, version };
  }
  const noted = { answer: 'approved', answeredAt: '2026-11-19T12:05:00.000Z' };

  test('decides the quote only where the user says so, and is never one to the current version', async () => {
    const { user, store, stored, version } = await pasted();
    await user.click(screen.getByRole('button', { name: 'Registrar como Aprovado' }));
    await waitFor(() => {
      expect(store.getState().quotes.entities['rotulos']?.status).toBe('approved');
    });
    await waitFor(() => {
      expect(version()).toMatchObject(noted);
    });
    expect(stored()).toMatchObject({ version: 2, answer: null });
  });

  test('is otherwise noted in the history alone', async () => {
    const { user, store, stored, version } = await pasted();
    await user.click(screen.getByRole('button', { name: 'Só anotar na história' }));
    await waitFor(() => {
      expect(version()).toMatchObject(noted);
    });
    expect(store.getState().quotes.entities['rotulos']?.status).toBe('analyzing');
    expect(stored()).toMatchObject({ version: 2, answer: null });
    expect(store.getState().workspace.forms.modal).toMatchObject({ mode: 'view' });
  });
});

describe('where another device has sent a newer version', () => {
  /** Another device sends version 2, which this page has not read. */
  const sendElsewhere = ({ gateway }: Awaited<ReturnType<typeof open>>) =>
    gateway.tables.quoteDetails.change('rotulos', {
      version: 2,
      sentAt: '2026-11-21T12:00:00.000Z',
      snapshot: 'b'.repeat(64),
    });

  test('an answer in plain words waits until the user has seen it', async () => {
    const opened = await open({ details: { sentAt: '2026-11-18T12:00:00.000Z' } });
    const { user, stored, store, gateway, userId } = opened;
    await user.click(screen.getByText('Respondeu sem código'));
    expect(screen.queryByLabelText('Versão')).not.toBeInTheDocument();
    sendElsewhere(opened);
    await user.click(register()!);
    expect(await screen.findByText(/foi para a versão 2 em outro lugar/)).toBeVisible();
    expect(store.getState().quotes.entities['rotulos']?.status).toBe('analyzing');
    expect(stored()).toMatchObject({ version: 2, answer: null });

    await user.selectOptions(screen.getByLabelText('Versão'), '1');
    expect(screen.getByText(/É uma resposta a uma versão anterior, a 1/)).toBeVisible();
    await user.click(register()!);
    await waitFor(() => {
      expect(store.getState().quotes.entities['rotulos']?.status).toBe('approved');
    });
    await waitFor(() => {
      expect(gateway.tables.quoteVersions.of(userId)).toEqual([
        expect.objectContaining({ id: versionId('rotulos', 1), answer: 'approved' }),
      ]);
    });
    expect(stored()).toMatchObject({ version: 2, answer: null });
  });

  test('a coded answer is checked again before it counts', async () => {
    const opened = await open({ details: { sentAt: '2026-11-18T12:00:00.000Z' } });
    const { user, stored, store, sent, paste } = opened;
    paste(answerMessage(sent('2026-007'), yes));
    sendElsewhere(opened);
    await user.click(register()!);
    await waitFor(() => {
      expect(stored()).toMatchObject({ version: 2, answer: null });
    });
    await waitFor(() => {
      expect(register()).not.toBeInTheDocument();
    });
    expect(outcome()).toHaveTextContent(/é da versão 1/);
    expect(store.getState().quotes.entities['rotulos']?.status).toBe('analyzing');
  });
});

test('a quote that was changed since it was sent is answered in the version that was sent', async () => {
  const { user } = await open({ details: { version: 2 } });
  await user.click(screen.getByText('Respondeu sem código'));
  expect(screen.getByLabelText('Versão')).toHaveValue('1');
  expect(screen.getByRole('button', { name: 'Só anotar na história' })).toBeVisible();
});
