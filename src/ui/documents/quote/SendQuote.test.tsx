import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';

import {
  aClient,
  anItem,
  aParty,
  aProfile,
  aQuote,
  aQuoteDetails,
  aUser,
} from '../../../../test/builders';
import { openedDialog, renderSection } from '../../../../test/renderSection';
import type { ProfileDraft } from '../../../features/business/profile/profile';
import { profilesActions } from '../../../features/business/profile/profilesSlice';
import { QUOTE_SLOT } from '../../../features/business/documents/link/file';
import { snapshotOf } from '../../../features/business/documents/link/hash';
import { findAnswered } from '../../../features/business/documents/link/findAnswered';
import type { QuoteStatus } from '../../../features/business/quotes/quote';
import type { QuoteDetails } from '../../../features/business/quotes/quoteDetails';
import { addDays, localDay } from '../../../features/shared/days';
import { selectUser } from '../../../features/app/session/sessionSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { formsActions } from '../../../features/app/forms/formsSlice';
import { flatWorkspace } from '../../../../test/workspace';
// The app imports this module lazily. It is imported here, too, so that no test waits until it is compiled.
import './SendQuote';
import { makePdf } from '../pdf/makePdf';

// A PDF is drawn in a test of its own.
jest.mock('../pdf/makePdf', () => ({ makePdf: jest.fn() }));

const item = anItem({ name: 'Rótulos', price: 900 });

/** Opens 'Enviar ao cliente' of a quote, which has a number if `details` are given. */
async function open(
  details: Partial<QuoteDetails> | null = null,
  phone: string | null = '11968412207',
  status: QuoteStatus = 'proposal',
) {
  const shown = await renderSection(
    () => null,
    ({ tables }, userId) => {
      tables.clients.seed(userId, aClient({ id: 'serra', name: 'Davi Moreira' }));
      tables.profiles.seed(userId, aProfile({ id: userId, name: 'Marina Prado', phone }));
      tables.quotes.seed(
        userId,
        aQuote({ id: 'rotulos', clientId: 'serra', items: [item], totalValue: 900, status }),
      );
      const issued = { number: '2026-007', issuedOn: '2026-11-10', validUntil: '2099-12-31' };
      if (details) {
        tables.quoteDetails.seed(userId, aQuoteDetails({ id: 'rotulos', ...issued, ...details }));
      }
    },
  );
  const { store } = shown;
  await waitFor(() => {
    expect(store.getState().quoteDetails.loaded).toBe(true);
  });
  const document = () => {
    const root = store.getState();
    const user = selectUser(root);
    const found = findAnswered(
      {
        quotes: root.quotes.entities,
        quoteDetails: root.quoteDetails.entities,
        quoteVersions: root.quoteVersions.entities,
        clients: root.clients.entities,
        clientDetails: root.clientDetails.entities,
        profile: root.profiles.entities[user?.id ?? ''] ?? null,
        user,
      },
      '2026-007',
      '2026-11-20',
    );
    if (!found) throw new Error('No such quote');
    return found.document;
  };
  const change = async (changes: Partial<ProfileDraft>) => {
    act(() => {
      store.dispatch(profilesActions.saveRequested({ id: shown.userId, changes }));
    });
    await waitFor(() => {
      expect(store.getState().profiles.entities[shown.userId]).toMatchObject(changes);
    });
  };
  act(() => {
    store.dispatch(workspaceActions.modalOpened('quotes', 'send', 'rotulos'));
  });
  await openedDialog('Enviar ao cliente');
  return { ...shown, document, change };
}

const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
const details = ({ store }: Awaited<ReturnType<typeof open>>) =>
  store.getState().quoteDetails.entities['rotulos'];

/** A fake tab for `window.open`. */
const aTab = () => ({
  opener: {},
  closed: false,
  location: { replace: jest.fn((url: string) => url) },
  close: jest.fn(),
});
let tab: ReturnType<typeof aTab>;
let opener: jest.SpiedFunction<typeof window.open>;
beforeEach(() => {
  tab = aTab();
  opener = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window); // all that is used of it
});
const chat = () => decodeURIComponent(String(tab.location.replace.mock.lastCall?.[0]));

test('what was sent earlier and is not answered goes with a reminder, whatever the user wrote before', async () => {
  const sent = await open({ sentAt: '2026-11-10T12:00:00Z' });
  expect(message().value).toMatch(
    /^Olá, Davi! Tudo bem\? Passo para lembrar do orçamento nº 2026-007/,
  );
  await sent.user.click(screen.getByText('Link', { exact: true }));
  await sent.change({ quoteMessage: 'Meu texto de {cliente}: {link}' });
  await sent.user.type(message(), ' Um abraço!');
  await sent.user.click(screen.getByRole('button', { name: 'WhatsApp' }));
  await waitFor(() => {
    expect(chat()).toMatch(/Passo para lembrar.*Um abraço!/s);
  });
  await waitFor(() => {
    expect(details(sent)).toMatchObject({ sentHow: 'whatsapp' });
  });
  // The user's text for offers is unchanged.
  const profile = sent.store.getState().profiles.entities[sent.userId];
  expect(profile?.quoteMessage).toBe('Meu texto de {cliente}: {link}');
});

test('what was sent today, or was answered, is sent again with the ordinary text', async () => {
  await open({ sentAt: new Date().toISOString() });
  expect(message().value).toMatch(/^Olá, Davi! Segue o orçamento/);
  // The freelancer's own phone is known.
  expect(screen.queryByRole('textbox', { name: 'Seu WhatsApp' })).not.toBeInTheDocument();
});

test('what is written, chosen and ticked stands in the store, and is not lost unasked', async () => {
  const { user, store } = await open();
  await user.click(screen.getByText('Link', { exact: true }));
  await user.type(message(), ' Um abraço!');
  await user.click(screen.getByRole('checkbox', { name: /Em Análise/ }));
  const typed = message().value;
  expect(typed).toContain('[link do orçamento]');
  expect(flatWorkspace(store.getState().workspace).modal?.outgoing).toEqual({
    carrier: 'link',
    text: typed,
    number: '2026-001',
    gone: false,
    analyze: false,
  });
  // The text changes with the choice.
  await user.click(screen.getByText('Arquivo', { exact: true }));
  expect(message().value).toMatch(/Arquivo em anexo: [^]* Um abraço!$/);
  await user.keyboard('{Escape}');
  expect(store.getState().workspace.forms.confirmation).toEqual({ kind: 'discard' });
  act(() => {
    store.dispatch(formsActions.confirmationCancelled());
  });
  expect(message().value).toContain('Um abraço!');
});

test('a quote with more than a link holds goes as a file, and is offered as nothing else', async () => {
  await open({ paymentTerms: 'x'.repeat(70_000) });
  expect(await screen.findByText(/tem mais do que cabe num link/)).toBeVisible();
  expect(screen.queryByText('Link', { exact: true })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Arquivo' })).toBeChecked();
});

test('a number that another window took meanwhile stands in the text, too', async () => {
  const { user, gateway, store, userId } = await open();
  await user.click(screen.getByText('Link', { exact: true }));
  await user.type(message(), ' Um abraço!');
  gateway.tables.quotes.seed(userId, aQuote({ id: 'outro' }));
  gateway.tables.quoteDetails.seed(userId, aQuoteDetails({ id: 'outro', number: '2026-001' }));
  const number = /nº (\d{4}-\d{3})/.exec(message().value)?.[1] ?? '';
  gateway.tables.quoteDetails.change('outro', { number });
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  await screen.findByRole('button', { name: 'Copiada' });
  const next = store.getState().quoteDetails.entities['rotulos']?.number ?? '';
  expect(next).not.toBe(number);
  const sent = await navigator.clipboard.readText();
  expect(sent).toContain(`nº ${next}`);
  expect(sent).not.toContain(number);
  expect(sent).toContain('Um abraço!');
  expect(message().value).toContain(`nº ${next}`);
});

test('a message that is copied speaks of a file, which is saved along with it', async () => {
  const page = { ok: true, text: () => Promise.resolve(QUOTE_SLOT) } as Response; // all that is read of it
  globalThis.fetch = () => Promise.resolve(page);
  const saved = jest.fn(() => 'blob:x');
  URL.createObjectURL = saved;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  const { user } = await open();
  await user.click(screen.getByText('Arquivo', { exact: true }));
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('Arquivo salvo. Anexe-o à mensagem.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Copi/ }));
  expect(saved).toHaveBeenCalledTimes(1);
});

test("a message that went by WhatsApp leads to the quote's view, where its answer is registered", async () => {
  const opened = await open();
  const { user, store, gateway } = opened;
  const mode = () => store.getState().workspace.forms.modal?.mode;
  await user.click(screen.getByText('Link', { exact: true }));
  gateway.traffic.fail('quoteDetails.update', 'network');
  await user.click(screen.getByRole('button', { name: 'WhatsApp' }));
  await screen.findByText('Erro ao salvar orçamento. Tente novamente.');
  expect(mode()).toBe('send');
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  await waitFor(() => {
    expect(details(opened)).toMatchObject({ sentHow: 'copy' });
  });
  expect(mode()).toBe('send');
  await user.click(screen.getByRole('button', { name: 'WhatsApp' }));
  await waitFor(() => {
    expect(mode()).toBe('view');
  });
  expect(details(opened)).toMatchObject({ sentHow: 'whatsapp' });
});

test('sent again as it was sent, it is the same version', async () => {
  const opened = await open({ sentAt: '2026-11-10T12:00:00Z' });
  const { user, gateway, document } = opened;
  const snapshot = snapshotOf(document());
  gateway.tables.quoteDetails.change('rotulos', { snapshot });
  act(() => {
    opened.gateway.resume();
  });
  await user.click(screen.getByText('Link', { exact: true }));
  await user.click(screen.getByRole('button', { name: 'WhatsApp' }));
  await waitFor(() => {
    expect(tab.location.replace).toHaveBeenCalled();
  });
  expect(details(opened)).toMatchObject({ version: 1, snapshot });
  expect(screen.queryByText(/vai como versão/)).not.toBeInTheDocument();
});

test('of what an earlier app sent, that it says something else by now is told, and goes as the next version', async () => {
  const opened = await open({ sentAt: '2026-11-10T12:00:00Z', snapshot: 'a'.repeat(64) });
  const { user, document } = opened;
  expect(screen.getByText(/vai como versão 2\. Uma resposta à versão 1 já não vale/)).toBeVisible();
  expect(screen.getByText(/nº 2026-007 · versão 2/)).toBeVisible();
  await user.click(screen.getByText('Link', { exact: true }));
  await user.click(screen.getByRole('button', { name: 'WhatsApp' }));
  await waitFor(() => {
    expect(tab.location.replace).toHaveBeenCalled();
  });
  await waitFor(() => {
    expect(details(opened)).toMatchObject({ version: 2, snapshot: snapshotOf(document()) });
  });
  expect(document().version).toBe(2);
  expect(screen.queryByText(/vai como versão/)).not.toBeInTheDocument();
  // From now on the document stays as it was sent.
  await opened.change({ phone: '11900000000' });
  expect(screen.queryByText(/vai como versão/)).not.toBeInTheDocument();
});

describe('what was sent', () => {
  const provider = aParty({ name: 'Marina Prado' });
  const client = aParty({ name: 'Davi Moreira' });
  const asSent = {
    sentAt: '2026-11-10T12:00:00Z',
    sentAs: { provider, client, credit: true },
    snapshot: 'a'.repeat(64),
  };
  const go = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(screen.getByText('Link', { exact: true }));
    await user.click(screen.getByRole('button', { name: 'WhatsApp' }));
    await waitFor(() => {
      expect(tab.location.replace).toHaveBeenCalled();
    });
  };

  test('goes again as it was, with its answer, whatever was filled in since', async () => {
    const opened = await open({ ...asSent, answer: 'approved', answeredBy: 'Davi' });
    await opened.change({ pixKeyType: 'cpf', pixKey: '52998224725', city: 'Olinda' });
    expect(screen.getByText(/O orçamento vai como foi enviado/)).toBeVisible();
    expect(screen.queryByText(/versão 2/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enviar com os dados de agora' })).toBeNull();
    await go(opened);
    await waitFor(() => {
      expect(details(opened)?.snapshot).toBe(snapshotOf(opened.document()));
    });
    expect(details(opened)).toMatchObject({
      version: 1,
      sentAs: { provider },
      answer: 'approved',
      answeredBy: 'Davi',
    });
  });

  test('and differs only later is told below the field in which one types', async () => {
    const isBelow = () => {
      const note = screen.getByText(/vai como foi enviado/);
      return message().compareDocumentPosition(note) === Node.DOCUMENT_POSITION_FOLLOWING;
    };
    const now = aParty({ name: 'Marina Prado', phone: '11968412207', email: aUser().email });
    const opened = await open({ ...asSent, sentAs: { ...asSent.sentAs, provider: now } });
    expect(screen.queryByText(/vai como foi enviado/)).not.toBeInTheDocument();
    // Another tab saves what differs.
    await opened.change({ city: 'Olinda' });
    expect(isBelow()).toBe(true);
    act(() => {
      opened.store.dispatch(workspaceActions.modalOpened('quotes', 'view', 'rotulos'));
    });
    await waitFor(() => {
      expect(screen.queryByRole('textbox', { name: 'Mensagem' })).not.toBeInTheDocument();
    });
    act(() => {
      opened.store.dispatch(workspaceActions.modalOpened('quotes', 'send', 'rotulos'));
    });
    await openedDialog('Enviar ao cliente');
    expect(isBelow()).toBe(false);
  });

  test('goes as its next version only where that is asked for', async () => {
    const opened = await open({ ...asSent, snapshot: null });
    await opened.change({ city: 'Olinda' });
    await opened.user.click(screen.getByRole('button', { name: 'Enviar com os dados de agora' }));
    expect(screen.getByText(/vai como versão 2/)).toBeVisible();
    await go(opened);
    await waitFor(() => {
      expect(details(opened)).toMatchObject({
        version: 2,
        sentAs: { provider: { city: 'Olinda' } },
        snapshot: snapshotOf(opened.document()),
      });
    });
    expect(screen.queryByText(/vai como/)).not.toBeInTheDocument();
  });
});

test.each([
  ['not even printed', null],
  ['printed', {}],
  ['changed after it was sent', { version: 2 }],
])('before a first sending (%s), edited data is no change since a sending', async (_, stored) => {
  const opened = await open(stored);
  await opened.change({ city: 'Olinda', phone: '11900000000', name: 'Marina P. Prado' });
  expect(message().value).toContain('Marina P. Prado');
  expect(screen.queryByText(/foi enviad|foram enviados/)).not.toBeInTheDocument();
});

describe('the freelancer’s own phone', () => {
  const field = () => screen.getByRole('textbox', { name: 'Seu WhatsApp' });
  const press = (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(screen.getByRole('button', { name: 'WhatsApp' }));

  test('is asked for before the first sending, kept, and stands on what goes', async () => {
    const opened = await open(null, null);
    const { user, store, userId } = opened;
    await waitFor(() => {
      expect(field()).toHaveFocus();
    });
    await user.click(screen.getByText('Link', { exact: true }));
    await press(user);
    expect(field()).toHaveAccessibleDescription(/Sem o seu número, a resposta não sabe/);
    expect(field()).toHaveFocus();
    await user.type(field(), '1196841');
    await press(user);
    expect(field()).toHaveAccessibleDescription(/Digite o telefone com DDD/);
    expect(opener).not.toHaveBeenCalled();
    await user.type(field(), '2207');
    await press(user);
    await waitFor(() => {
      expect(details(opened)).toMatchObject({ sentAs: { provider: { phone: '11968412207' } } });
    });
    expect(store.getState().profiles.entities[userId]?.phone).toBe('11968412207');
  });

  test('may be left open, by pressing again', async () => {
    const opened = await open(null, null);
    await opened.user.click(screen.getByText('Link', { exact: true }));
    await press(opened.user);
    await press(opened.user);
    await waitFor(() => {
      expect(details(opened)).toMatchObject({ sentAs: { provider: { phone: null } } });
    });
  });

  test('is no change since a sending while nothing was sent, or once it is sent', async () => {
    const opened = await open(null, null);
    const { user, gateway } = opened;
    const note = () => screen.queryByText(/vai como foi enviado/);
    await user.click(screen.getByText('Link', { exact: true }));
    await user.type(field(), '11968412207');
    expect(note()).not.toBeInTheDocument();
    // The phone goes with the quote, although 'Meus dados' could not take it.
    gateway.traffic.fail('profiles.update', 'network');
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    await waitFor(() => {
      expect(details(opened)).toMatchObject({ sentAs: { provider: { phone: '11968412207' } } });
    });
    expect(note()).not.toBeInTheDocument();
    // Whoever comes back is told of the difference, not of a change that nobody made.
    act(() => {
      opened.store.dispatch(workspaceActions.modalOpened('quotes', 'view', 'rotulos'));
      opened.store.dispatch(workspaceActions.modalOpened('quotes', 'send', 'rotulos'));
    });
    expect(await screen.findByText(/de agora.* não são os que foram enviados/)).toBeVisible();
  });
});

describe('as a PDF', () => {
  const made = jest.mocked(makePdf);
  const share = jest.fn((_: ShareData) => Promise.resolve());
  const setDevice = (canShare: boolean) => {
    Object.assign(navigator, { share, canShare: () => canShare });
  };
  beforeEach(() => {
    share.mockResolvedValue(undefined);
    made
      .mockClear()
      .mockImplementation((_, name) =>
        Promise.resolve(new File(['%PDF'], name, { type: 'application/pdf' })),
      );
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
    share.mockReset();
  });
  const press = ({ user }: Awaited<ReturnType<typeof open>>) =>
    user.click(screen.getByRole('button', { name: 'Enviar PDF' }));

  test('it is prepared before the press, and goes to the share sheet', async () => {
    setDevice(true);
    const opened = await open({});
    await waitFor(() => {
      expect(made).toHaveBeenCalledTimes(1);
    });
    await press(opened);
    await waitFor(() => {
      expect(details(opened)?.sentAt).not.toBeNull();
    });
    expect(made).toHaveBeenCalledTimes(1);
    expect(opener).not.toHaveBeenCalled();
    const [{ files, text }] = share.mock.lastCall ?? [{}];
    expect(files?.map(({ name }) => name)).toEqual(['Orçamento 2026-007 Davi Moreira.pdf']);
    expect(text).toMatch(
      /Arquivo em anexo: Orçamento 2026-007.*\.pdf[^]*é só me responder por aqui/,
    );
    expect(details(opened)).toMatchObject({ sentHow: 'pdf' });
    expect(opened.store.getState().workspace.forms.modal?.mode).toBe('view');
  });

  test('it is saved where the device shares no files, and the chat says that it is attached', async () => {
    setDevice(false);
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const opened = await open();
    await opened.user.type(message(), ' Um abraço!');
    await press(opened);
    await waitFor(() => {
      expect(chat()).toMatch(/Arquivo em anexo: Orçamento .*\.pdf[^]* Um abraço!/);
    });
    expect(chat()).not.toContain('link');
    expect(saved).toHaveBeenCalledTimes(1);
    // The view shows what is left to do.
    expect(await screen.findByText(/está salvo\. Anexe-o à mensagem/)).toBeVisible();
    expect(share).not.toHaveBeenCalled();
  });

  test('it is shared by another press where the first is too long ago', async () => {
    setDevice(true);
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    const opened = await open();
    await press(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Compartilhar o PDF' }));
    await waitFor(() => {
      expect(details(opened)?.sentAt ?? null).not.toBeNull();
    });
    expect(share).toHaveBeenCalledTimes(2);
  });

  test('it is no more than an intention while the share sheet can be closed again', async () => {
    setDevice(true);
    share.mockRejectedValue(new DOMException('', 'AbortError'));
    const opened = await open({});
    await press(opened);
    await waitFor(() => {
      expect(share).toHaveBeenCalledTimes(1);
    });
    expect(details(opened)?.sentAt ?? null).toBeNull();
    expect(screen.getByRole('button', { name: 'Enviar PDF' })).not.toHaveAttribute('aria-busy');
  });

  test('what could not be made is told, and made at the next press', async () => {
    setDevice(false);
    made.mockRejectedValue(new TypeError('Failed to fetch'));
    const opened = await open({});
    await press(opened);
    expect(await screen.findByText(/Não foi possível preparar o arquivo/)).toBeVisible();
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(details(opened)?.sentAt ?? null).toBeNull();
    made.mockResolvedValue(new File([''], 'a.pdf'));
    await press(opened);
    await waitFor(() => {
      expect(details(opened)?.sentAt ?? null).not.toBeNull();
    });
  });
});

test('a quote past its last day goes renewed, as its next version, with a text of its own', async () => {
  const sent = { sentAt: '2026-01-20T12:00:00Z', snapshot: 'a'.repeat(64), sentAs: null };
  const opened = await open({ validUntil: '2026-01-31', ...sent });
  const { store, userId, gateway } = opened;
  await opened.change({ quoteMessage: 'Meu texto de {cliente}: {link}' });
  expect(message().value).toMatch(/^Olá, Davi! Conseguiu ver o orçamento\? O nº 2026-007/);
  expect(
    screen.getByText(/^Este orçamento venceu em 31\/01\/2026\. Ao ser enviado, .* versão 2\.$/),
  ).toBeVisible();
  // Nothing is changed by looking.
  expect(details(opened)).toMatchObject({ version: 1, validUntil: '2026-01-31' });
  await opened.user.click(screen.getByRole('button', { name: 'WhatsApp' }));
  const today = localDay(new Date());
  const renewedDays = { issuedOn: today, validUntil: addDays(today, 10) };
  await waitFor(() => {
    expect(details(opened)).toMatchObject({ version: 2, ...renewedDays, sentHow: 'whatsapp' });
  });
  const versions = () => gateway.tables.quoteVersions.of(userId).map(({ id }) => id);
  await waitFor(() => {
    expect(versions().sort()).toEqual(['rotulos-1', 'rotulos-2']);
  });
  expect(details(opened)?.snapshot).toBe(snapshotOf(opened.document()));
  expect(store.getState().profiles.entities[userId]?.quoteMessage).toMatch(/^Meu texto/);
});

test('a decided quote past its last day says so, with the way to change that', async () => {
  const { user, store } = await open({ validUntil: '2026-01-31' }, undefined, 'rejected');
  expect(screen.getByText(/Este orçamento venceu em 31\/01\/2026/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Editar o orçamento' }));
  expect(store.getState().workspace.forms.modal).toMatchObject({ mode: 'edit', id: 'rotulos' });
});

describe('what goes', () => {
  const sentAt = (opened: Awaited<ReturnType<typeof open>>) => details(opened)?.sentAt ?? null;
  const withClipboard = (clipboard: Pick<Clipboard, 'writeText'> | undefined) => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  };
  const setShare = (share: Navigator['share'] | undefined) => {
    if (share) Object.assign(navigator, { share });
    else Reflect.deleteProperty(navigator, 'share');
  };
  afterEach(() => {
    setShare(undefined);
  });

  test('as a long message is copied for an email, which opens without it', async () => {
    const opened = await open();
    const writeText = jest.fn(() => Promise.resolve());
    withClipboard({ writeText });
    // jsdom cannot open another program, and reports that.
    jest.spyOn(console, 'error').mockReturnValue();
    const { user } = opened;
    await user.click(screen.getByText('Link', { exact: true }));
    fireEvent.change(message(), { target: { value: `[link do orçamento] ${'ã'.repeat(300)}` } });
    expect(message()).toHaveAccessibleDescription(/em branco: a mensagem é longa demais para ele/);
    await user.click(screen.getByRole('button', { name: 'Email' }));
    expect(await screen.findByText(/Ela está copiada: cole-a no email que abriu/)).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/orcamento\.html#.*ã{300}$/));
    await waitFor(() => {
      expect(details(opened)).toMatchObject({ sentHow: 'email' });
    });
  });

  test('and is not copied by hand either has not gone', async () => {
    const opened = await open();
    withClipboard({ writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
    const { user, store } = opened;
    await user.click(screen.getByText('Link', { exact: true }));
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    await screen.findByRole('textbox', { name: 'Copie daqui' });
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(store.getState().workspace.forms.modal?.mode).toBe('view');
    });
    expect(sentAt(opened)).toBeNull();
  });

  test('is no more than an intention while the share sheet can be closed again', async () => {
    setShare(() => Promise.reject(new DOMException('', 'AbortError')));
    const opened = await open();
    const { user } = opened;
    await user.click(screen.getByText('Link', { exact: true }));
    await user.click(screen.getByRole('button', { name: 'Compartilhar' }));
    // The number is assigned, because the document has shown it.
    await waitFor(() => {
      expect(details(opened)?.number).not.toBeNull();
    });
    expect(sentAt(opened)).toBeNull();
    setShare(() => Promise.resolve());
    await user.click(screen.getByRole('button', { name: 'Compartilhar' }));
    await waitFor(() => {
      expect(sentAt(opened)).not.toBeNull();
    });
  });

  test('leaves by a tab that the press opened, or by a link where the browser opens none', async () => {
    opener.mockReturnValue(null);
    const opened = await open();
    const { user } = opened;
    await user.click(screen.getByText('Link', { exact: true }));
    await user.click(screen.getByRole('button', { name: 'WhatsApp' }));
    expect(opener).toHaveBeenCalledTimes(1);
    const link = await screen.findByRole('link', { name: 'Abrir o WhatsApp' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\//));
    expect(sentAt(opened)).toBeNull();
    await user.click(link);
    await waitFor(() => {
      expect(sentAt(opened)).not.toBeNull();
    });
  });

  test('closes the tab again where its number cannot be taken', async () => {
    const opened = await open();
    const { user, gateway } = opened;
    gateway.traffic.fail('quoteDetails.list', 'network');
    await user.click(screen.getByText('Link', { exact: true }));
    await user.click(screen.getByRole('button', { name: 'WhatsApp' }));
    await waitFor(() => {
      expect(tab.close).toHaveBeenCalled();
    });
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(details(opened)).toBeUndefined();
  });
});
