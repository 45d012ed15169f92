import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  aClient,
  anItem,
  aProfile,
  aProject,
  aQuote,
  aQuoteDetails,
  aQuoteVersion,
} from '../../../../test/builders';
import { loseSessionAndReturn, openedDialog, renderSection } from '../../../../test/renderSection';
import { projectsActions } from '../../../features/business/projects/projectsSlice';
import { QUOTE_SLOT } from '../../../features/business/documents/link/file';
import { readFragment } from '../../../features/business/documents/link/fragment';
import { QUOTE_PAGE } from '../../../features/business/documents/link/link';
import { snapshotOf } from '../../../features/business/documents/link/hash';
import type { QuoteStatus } from '../../../features/business/quotes/quote';
import type { QuoteDetails } from '../../../features/business/quotes/quoteDetails';
import { versionId, type QuoteVersion } from '../../../features/business/quotes/quoteVersion';
import {
  quoteDetailsActions,
  quoteDetailsSelectors,
} from '../../../features/business/quotes/quoteDetailsSlice';
import { quotesActions } from '../../../features/business/quotes/quotesSlice';
import { quoteVersionsActions } from '../../../features/business/quotes/quoteVersionsSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import QuotesSection from './QuotesSection';

const items = ['Projeto', 'Tinta', 'Pintura'].map((name) => anItem({ name, price: 10 }));

const versionsOf = (earlier: readonly Partial<QuoteVersion>[]) =>
  earlier.map((version, index) => aQuoteVersion({ id: versionId('q1', index + 1), ...version }));

const renderQuotes = (
  details: Parameters<typeof aQuoteDetails>[0] = {},
  status: QuoteStatus = 'proposal',
  earlier: readonly Partial<QuoteVersion>[] = [],
) =>
  renderSection(QuotesSection, ({ tables }, userId) => {
    tables.clients.seed(userId, aClient({ id: 'c1', name: 'Ana Lima' }));
    tables.quotes.seed(userId, aQuote({ id: 'q1', clientId: 'c1', items, totalValue: 30, status }));
    tables.quoteDetails.seed(userId, aQuoteDetails({ id: 'q1', ...details }));
    tables.quoteVersions.seed(userId, ...versionsOf(earlier));
    tables.profiles.seed(userId, aProfile({ id: userId, phone: '11968412207' }));
  });

type Rendered = Awaited<ReturnType<typeof renderQuotes>>;
async function open({ store }: Rendered, mode: 'edit' | 'view' | 'document' | 'send') {
  await waitFor(() => {
    expect(quoteDetailsSelectors.selectIsLoaded(store.getState())).toBe(true);
  });
  act(() => void store.dispatch(workspaceActions.modalOpened('quotes', mode, 'q1')));
}

test('terms alone are saved beside the quote, which gets no request; an item that goes takes its mark', async () => {
  const rendered = await renderQuotes({ materials: [1] });
  const { gateway, user, userId, store } = rendered;
  await open(rendered, 'edit');
  const dialog = within(await openedDialog('Editar Orçamento'));
  await user.click(dialog.getByText(/Condições do documento/));
  expect(await dialog.findByRole('checkbox', { name: 'Tinta' })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'Pintura' }));
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(store.getState().workspace.forms.modal).toBeNull();
  });
  expect(gateway.tables.quoteDetails.of(userId)).toMatchObject([{ materials: [1, 2] }]);
  expect(gateway.traffic.names('quotes.update')).toEqual([]);

  await open(rendered, 'edit');
  const again = within(await openedDialog('Editar Orçamento'));
  await user.click(again.getByRole('button', { name: 'Remover o item 1' }));
  await user.click(again.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(store.getState().workspace.forms.modal).toBeNull();
  });
  expect(gateway.tables.quoteDetails.of(userId)).toMatchObject([{ materials: [0, 1] }]);
});

test('terms that another device has changed while the session was lost stay as it left them', async () => {
  const rendered = await renderQuotes({ materials: [1] });
  const { gateway, user, userId, store } = rendered;
  await open(rendered, 'edit');
  await openedDialog('Editar Orçamento');
  await user.type(screen.getByLabelText('Observações'), 'Duas cores');
  await loseSessionAndReturn(gateway, () => {
    gateway.tables.quoteDetails.change('q1', { materials: [0, 2] });
  });
  expect(await screen.findByLabelText('Observações')).toHaveValue('Duas cores');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(store.getState().workspace.forms.modal).toBeNull();
  });
  expect(gateway.tables.quotes.of(userId)).toMatchObject([{ observations: 'Duas cores' }]);
  expect(gateway.tables.quoteDetails.of(userId)).toMatchObject([{ materials: [0, 2] }]);
});

test('the terms that become payments are told in words with every item, refused in words, and taken away again', async () => {
  const rendered = await renderQuotes();
  const { gateway, user, userId, store } = rendered;
  const stored = () => gateway.tables.quoteDetails.of(userId)[0];
  await open(rendered, 'edit');
  const dialog = within(await openedDialog('Editar Orçamento'));
  const plan = within(await dialog.findByRole('region', { name: 'Condições' }));
  const words = (text: RegExp) =>
    plan.findByText((_, element) => element?.tagName === 'P' && text.test(element.textContent));
  await user.click(plan.getByRole('radio', { name: 'Sinal e o resto na entrega' }));
  expect(await words(/Sinal de R\$\s15,00 na aprovação \(se for hoje, /)).toBeVisible();
  expect(await words(/^R\$\s15,00 na entrega \(prevista para /)).toBeVisible();
  const [price] = dialog.getAllByLabelText(/^Preço/);
  await user.clear(price!);
  await user.type(price!, '10.05');
  expect(await words(/Sinal de R\$\s15,03 na aprovação/)).toBeVisible();
  expect(await words(/^R\$\s15,02 na entrega/)).toBeVisible();

  await user.clear(plan.getByLabelText('Sinal'));
  await user.type(plan.getByLabelText('Sinal'), '100');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await plan.findByText('O sinal deve ser menor que 100 %')).toBeVisible();
  await user.selectOptions(plan.getByLabelText('Sinal em'), 'R$');
  expect(await words(/^O sinal deve ser menor que o total, R\$\s30,05\.$/)).toBeVisible();
  expect(plan.queryByText(/na aprovação/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await plan.findByText('O sinal deve ser menor que o total')).toBeVisible();
  await user.clear(plan.getByLabelText('Sinal'));
  await user.type(plan.getByLabelText('Sinal'), '10');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(store.getState().workspace.forms.modal).toBeNull();
  });
  expect(stored()).toMatchObject({ termsKind: 'deposit', depositAmount: 10, depositPercent: null });

  await open(rendered, 'edit');
  const again = within(await openedDialog('Editar Orçamento'));
  await user.click(await again.findByRole('button', { name: 'Tirar' }));
  await user.click(again.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(store.getState().workspace.forms.modal).toBeNull();
  });
  expect(stored()).toMatchObject({ termsKind: null, depositAmount: null });
});

test('a quote whose terms could not be saved stays open with them', async () => {
  const rendered = await renderQuotes();
  const { gateway, user, store } = rendered;
  await open(rendered, 'edit');
  const dialog = within(await openedDialog('Editar Orçamento'));
  await user.click(dialog.getByText(/Condições do documento/));
  gateway.traffic.fail('quoteDetails.update', 'refused');
  await user.type(dialog.getByLabelText('Condições de pagamento'), ' por Pix');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao salvar orçamento. Tente novamente.')).toBeInTheDocument();
  expect(store.getState().workspace.forms.modal).toMatchObject({ mode: 'edit', saving: false });
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(store.getState().workspace.forms.modal).toBeNull();
  });
});

test('the document has both sides and what they agree on; the first print takes its number', async () => {
  const print = jest.fn();
  window.print = print;
  const rendered = await renderQuotes({ materials: [1], paymentTerms: 'À vista' });
  const { gateway, user, userId } = rendered;
  await open(rendered, 'document');
  const dialog = within(await openedDialog('Documento do orçamento'));
  const sheet = within(await dialog.findByRole('article'));
  // The client is named as a party and at the signature.
  expect(sheet.getAllByText('Ana Lima', { selector: 'strong' })).toHaveLength(2);
  expect(sheet.getByText('À vista')).toBeInTheDocument();
  expect(sheet.getByText('R$ 20,00')).toBeInTheDocument();
  expect(dialog.getByText(/Falta no documento: seu CPF ou CNPJ/)).toBeInTheDocument();
  expect(gateway.tables.quoteDetails.of(userId)).toMatchObject([{ number: null }]);
  await user.click(dialog.getByRole('button', { name: 'Imprimir' }));
  expect(await sheet.findByText('nº 2026-001')).toBeInTheDocument();
  await waitFor(() => {
    expect(print).toHaveBeenCalledTimes(1);
  });
  expect(document.title).toBe('Orçamento 2026-001 Ana Lima');
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(document.title).not.toContain('2026-001');
});

/** A fake tab for `window.open`, and the address that it is sent to. */
const aTab = () => {
  const replace = jest.fn<unknown, [string]>();
  const tab = { closed: false, opener: null, location: { replace }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window); // all that is used of it
  return replace;
};

test('sending opens the chat with the message and its link, and notes when and what', async () => {
  const led = aTab();
  const rendered = await renderQuotes();
  const { gateway, user, userId } = rendered;
  await open(rendered, 'send');
  const dialog = within(await openedDialog('Enviar ao cliente'));
  // Nobody else can reach this machine's address.
  expect(dialog.getByText(/de fora, o cliente não abriria o link/)).toBeInTheDocument();
  expect(dialog.getByRole('radio', { name: 'Arquivo' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'Link' }));
  const message = dialog.getByLabelText('Mensagem');
  expect(message).toHaveProperty('value', expect.stringContaining('\n\n[link do orçamento]\n\n'));
  await user.type(message, ' Até já, Ana.');
  await user.click(dialog.getByRole('button', { name: 'WhatsApp' }));
  await waitFor(() => {
    expect(led).toHaveBeenCalledTimes(1);
  });
  const text = new URL(String(led.mock.calls[0]?.[0])).searchParams.get('text') ?? '';
  expect(text).toMatch(/^Olá, Ana! Segue o orçamento nº 2026-001/);
  expect(text).toMatch(/Até já, Ana\.$/);
  const [, fragment = ''] = /orcamento\.html(#\S+)/.exec(text) ?? [];
  const sent = readFragment(fragment);
  expect(sent).toMatchObject({ number: '2026-001', total: 30, client: { name: 'Ana Lima' } });
  await waitFor(() => {
    expect(gateway.tables.quoteDetails.of(userId)).toMatchObject([
      {
        number: '2026-001',
        sentAt: '2026-11-20T15:00:00.000Z',
        snapshot: sent && snapshotOf(sent),
      },
    ]);
  });
  await waitFor(() => {
    expect(gateway.tables.quotes.of(userId)).toMatchObject([{ status: 'analyzing' }]);
  });
  // The text is remembered for the next quote, without this quote's own values.
  expect(gateway.tables.profiles.of(userId)[0]?.quoteMessage).toMatch(
    /nº \{número\}.*\n\{link\}\n.*\{cliente\}\.$/s,
  );
});

describe('as a file', () => {
  let saved: string[];
  const answer = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'text'>>, []>();

  beforeEach(() => {
    saved = [];
    // Beside the page, the fonts of the PDF are fetched, which is prepared a moment after the dialog has opened.
    const fetched = (address: string) =>
      address === `/${QUOTE_PAGE}` ? answer() : Promise.reject(new TypeError('Failed to fetch'));
    window.fetch = fetched as unknown as typeof fetch; // as much of it as is asked for
    URL.createObjectURL = () => 'blob:1';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
  });

  const page = (text: string, ok = true) => {
    answer.mockResolvedValueOnce({ ok, status: ok ? 200 : 404, text: () => Promise.resolve(text) });
  };

  test('it is saved under its name before the chat opens, and what it says is noted', async () => {
    const led = aTab();
    const rendered = await renderQuotes();
    const { gateway, user, userId } = rendered;
    await open(rendered, 'send');
    const dialog = within(await openedDialog('Enviar ao cliente'));
    expect(dialog.getByLabelText('Mensagem')).toHaveProperty(
      'value',
      expect.stringContaining('Arquivo em anexo: Orçamento 2026-001 Ana Lima.html'),
    );
    page(`<body>${QUOTE_SLOT}</body>`);
    await user.click(dialog.getByRole('button', { name: 'WhatsApp' }));
    await waitFor(() => {
      expect(led).toHaveBeenCalledTimes(1);
    });
    expect(saved).toEqual(['Orçamento 2026-001 Ana Lima.html']);
    await waitFor(() => {
      expect(gateway.tables.quoteDetails.of(userId)).toMatchObject([
        { snapshot: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
      ]);
    });
  });

  test.each([
    ['of a host’s own making', '<h1>Bem-vindo</h1>', true],
    ['that is missing', '', false],
  ])('a page %s is no file: nothing is noted, and it is said', async (_what, text, ok) => {
    const rendered = await renderQuotes();
    const { gateway, user, userId } = rendered;
    await open(rendered, 'send');
    const dialog = within(await openedDialog('Enviar ao cliente'));
    page(text, ok);
    await user.click(dialog.getByRole('button', { name: 'WhatsApp' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Não foi possível preparar o arquivo. Tente novamente.',
    );
    expect(gateway.tables.quoteDetails.of(userId)).toMatchObject([{ number: null, sentAt: null }]);
  });
});

test('a last day that is past already is told where it is typed', async () => {
  const rendered = await renderQuotes();
  await open(rendered, 'edit');
  const dialog = within(await openedDialog('Editar Orçamento'));
  await rendered.user.click(dialog.getByText(/Condições do documento/));
  const field = () => dialog.getByLabelText('Válido até');
  expect(field()).toHaveAccessibleDescription(/Em branco/);
  fireEvent.change(field(), { target: { value: '2020-02-29' } });
  expect(field()).toHaveAccessibleDescription('Este dia já passou: o cliente não poderá aprovar.');
  fireEvent.change(field(), { target: { value: '2099-12-31' } });
  expect(field()).toHaveAccessibleDescription(/Em branco/);
});

describe('the history', () => {
  const sentAt = '2026-11-18T12:00:00Z';

  /** Opens the view of a quote, and shows other states of it in the same view. */
  async function openHistory() {
    const rendered = await renderQuotes();
    await open(rendered, 'view');
    const dialog = within(await openedDialog('Visualizar Orçamento'));
    const [quote] = rendered.gateway.tables.quotes.of(rendered.userId);
    const show = (
      status: QuoteStatus,
      details: Partial<QuoteDetails>,
      ...earlier: readonly Partial<QuoteVersion>[]
    ) => {
      const { dispatch } = rendered.store;
      act(() => {
        dispatch(quotesActions.loaded([{ ...quote!, status }]));
        dispatch(quoteDetailsActions.loaded([aQuoteDetails({ id: 'q1', ...details })]));
        dispatch(quoteVersionsActions.loaded(versionsOf(earlier)));
      });
    };
    const history = () => within(dialog.getByRole('list', { name: 'Histórico' }));
    return { history, show };
  }

  test('names what was done with a quote, and by whom it was decided', async () => {
    const { history, show } = await openHistory();
    for (const [status, details, steps] of [
      ['proposal', {}, ['Criado', 'Enviado', 'Projeto']],
      ['analyzing', { sentAt }, ['Criado', 'Enviado', 'Resposta', 'Projeto']],
      ['approved', { sentAt, sentHow: 'whatsapp' }, ['Criado', 'Enviado por WhatsApp', 'Aprovado']],
      ['approved', { sentAt, sentHow: 'email' }, ['Criado', 'Enviado por e-mail', 'Aprovado']],
      ['approved', { sentAt }, ['Criado', 'Enviado', 'Aprovado']],
      ['rejected', {}, ['Criado', 'Rejeitado']],
      // Of the versions before, an earlier app has kept nothing.
      ['approved', { version: 2 }, ['Criado', 'Versão 1 enviada', 'Versão 2']],
      [
        'rejected',
        { version: 3, sentAt },
        ['Criado', 'Versões 1 a 2 enviadas', 'Versão 3 enviada', 'Resposta'],
      ],
    ] as const) {
      show(status, details);
      const names = history()
        .getAllByRole('strong')
        .map(({ textContent }) => textContent);
      expect([status, details, names]).toEqual([status, details, steps]);
      const isByHand = steps.some((name) => name === 'Aprovado' || name === 'Rejeitado');
      expect(history().queryAllByText('marcado por você')).toHaveLength(isByHand ? 1 : 0);
    }
  });

  test('has every version', async () => {
    const first = { sentAt: '2026-11-07T12:00:00Z', sentHow: 'whatsapp' } as const;
    const refused = { answer: 'rejected', answeredAt: '2026-11-09T12:00:00Z' } as const;
    const sentFirst = ['Versão 1 enviada por WhatsApp', '07/11/2026, 9h00 · sem resposta'];
    const refusedFirst = [
      'Versão 1 enviada por WhatsApp',
      '07/11/2026, 9h00 · recusada em 09/11/2026',
    ];
    const awaited = ['Projeto', 'depois do sim'];
    const { history, show } = await openHistory();
    const cases: [QuoteStatus, Partial<QuoteDetails>, Partial<QuoteVersion>, string[][]][] = [
      // The second one is still to be sent.
      ['analyzing', {}, first, [sentFirst, ['Versão 2', 'ainda não enviada'], awaited]],
      [
        ...(['analyzing', { sentAt, sentHow: 'link' }, { ...first, ...refused }] as const),
        [refusedFirst, ['Versão 2 enviada por link', '18/11/2026, 9h00'], ['Resposta'], awaited],
      ],
      // The answer decides the quote, which is not marked by the user then.
      [
        ...(['rejected', {}, { ...first, ...refused }] as const),
        [refusedFirst, ['Versão 2', 'ainda não enviada']],
      ],
    ];
    for (const [status, details, version, lines] of cases) {
      show(status, { number: '2026-007', version: 2, ...details }, version);
      const shown = history()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
      expect(shown.slice(1)).toEqual(
        lines.map((line): unknown => expect.stringMatching(new RegExp(`^${line.join('')}`))),
      );
    }
  });
});

describe('the view', () => {
  const foot = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const sent = { number: '2026-007', version: 2, sentAt: '2026-11-18T12:00:00Z' };

  test('of a quote that was never sent leads to its client', async () => {
    const rendered = await renderQuotes();
    await open(rendered, 'view');
    await openedDialog('Visualizar Orçamento');
    expect(screen.getByText('Ainda não enviado')).toBeVisible();
    expect(foot()).toEqual([
      ...['Enviar ao cliente', 'Registrar resposta'],
      ...['Imprimir', 'Duplicar', 'Editar', 'Voltar'],
    ]);
    expect(screen.queryByText(/nº/)).not.toBeInTheDocument();
  });

  test('of one that became a project leads there', async () => {
    const rendered = await renderQuotes(sent, 'approved');
    const { store, user } = rendered;
    act(() => {
      store.dispatch(projectsActions.created(aProject({ id: 'j1', quoteId: 'q1', name: 'Casa' })));
    });
    await open(rendered, 'view');
    await openedDialog('Visualizar Orçamento');
    expect(screen.getByText('Ana aprovou')).toBeVisible();
    expect(foot()).toEqual(['Ver projeto', 'Imprimir', 'Duplicar', 'Mais', 'Voltar']);
    await user.click(screen.getByRole('button', { name: 'Ver projeto' }));
    await openedDialog('Visualizar Projeto');
    expect(store.getState().workspace.navigation.section).toBe('projects');
  });

  test('of one that waits for its answer offers that; the rest is in a menu, told by the store', async () => {
    const rendered = await renderQuotes(sent);
    const { user, store } = rendered;
    await open(rendered, 'view');
    const dialog = within(await openedDialog('Visualizar Orçamento'));
    expect(dialog.getByText('nº 2026-007, versão 2')).toBeInTheDocument();
    expect(dialog.getByText('Ana não respondeu')).toBeVisible();
    expect(dialog.getByText(/^Faz \d+ dias\. Um lembrete curto ajuda\.$/)).toBeVisible();
    expect(foot()).toEqual([
      ...['Lembrar por WhatsApp', 'Registrar resposta'],
      ...['Imprimir', 'Duplicar', 'Mais', 'Voltar'],
    ]);
    await user.click(dialog.getByRole('button', { name: 'Mais' }));
    expect(store.getState().workspace.navigation.panel).toBe('viewMore');
    await waitFor(() => {
      expect(screen.getByRole('menu')).toHaveFocus();
    });
    const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(offered).toEqual(['Nova versão', 'Enviar ao cliente']);
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });
    // The dialog stays open.
    expect(dialog.getByRole('button', { name: 'Mais' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Mais' }));
    await waitFor(() => {
      expect(screen.getByRole('menu')).toHaveFocus();
    });
    await user.keyboard('no');
    await waitFor(() => {
      expect(screen.getByRole('menuitem', { name: 'Nova versão' })).toHaveAttribute(
        'data-highlighted',
      );
    });
    await user.keyboard('{Enter}');
    await openedDialog('Editar Orçamento');
    expect(store.getState().workspace.navigation.panel).toBeNull();
  });
});

test('an answer to what was never sent is registered in the same dialog, without a code', async () => {
  const rendered = await renderQuotes();
  const { user } = rendered;
  await open(rendered, 'view');
  const view = within(await openedDialog('Visualizar Orçamento'));
  await user.click(view.getByRole('button', { name: 'Registrar resposta' }));
  const dialog = within(await openedDialog('Registrar resposta'));
  expect(dialog.queryByText('Mensagem com código')).not.toBeInTheDocument();
  expect(dialog.getByLabelText(/Quem respondeu/)).toHaveValue('Ana Lima');
  await user.click(dialog.getByText('Recusou'));
  await user.click(dialog.getByRole('button', { name: 'Registrar como Rejeitado' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  const update = rendered.gateway.traffic.calls.find(({ name }) => name === 'quotes.update');
  expect(update?.input).toMatchObject({ changes: { status: 'rejected' } });
  await open(rendered, 'view');
  const answered = within(await openedDialog('Visualizar Orçamento'));
  expect(answered.getByText('Ana recusou')).toBeVisible();
  expect(answered.queryByRole('button', { name: 'Registrar resposta' })).not.toBeInTheDocument();
});

test('a quote that was edited after its sending does not lose that it was sent', async () => {
  const rendered = await renderQuotes({ number: '2026-001', version: 2 }, 'analyzing', [
    { sentAt: '2026-11-07T12:00:00Z' },
  ]);
  await open(rendered, 'view');
  const dialog = within(await openedDialog('Visualizar Orçamento'));
  expect(await dialog.findByText('A versão 1 foi enviada em 07/11/2026.')).toBeVisible();
  expect(dialog.getByText('Versão 2 ainda não enviada')).toBeVisible();
  await open(rendered, 'edit');
  const form = within(await openedDialog('Editar Orçamento'));
  expect(form.getByText(/O que mudar aqui fica na versão 2, que o cliente/)).toBeVisible();
});

test('past its last day a quote is renewed and sent in one press', async () => {
  const rendered = await renderQuotes({ number: '2026-001', validUntil: '2020-02-29' });
  await open(rendered, 'view');
  const dialog = within(await openedDialog('Visualizar Orçamento'));
  expect(dialog.getByText('O prazo passou')).toBeVisible();
  expect(dialog.getByText('Venceu em 29/02/2020.')).toBeVisible();
  await rendered.user.click(dialog.getByRole('button', { name: 'Renovar por 10 dias e enviar' }));
  const sending = within(await openedDialog('Enviar ao cliente'));
  expect(
    sending.getByText(/^Este orçamento venceu em 29\/02\/2020\. Ao ser enviado, vale até/),
  ).toBeVisible();
});

test('the view tells what became of a quote; a copy of it is a new one', async () => {
  const rendered = await renderQuotes({
    number: '2026-007',
    sentAt: '2026-11-18T12:00:00Z',
    answer: 'rejected',
    answeredAt: '2026-11-19T12:00:00Z',
    answeredBy: 'Ana Lima',
    answerReason: 'o prazo',
  });
  await open(rendered, 'view');
  const dialog = within(await openedDialog('Visualizar Orçamento'));
  const history = within(dialog.getByRole('list', { name: 'Histórico' }));
  expect(history.getByText('Recusado')).toBeInTheDocument();
  expect(history.getByText('19/11/2026, 9h00 por Ana Lima: o prazo')).toBeInTheDocument();
  await rendered.user.click(dialog.getByRole('button', { name: 'Duplicar' }));
  const copy = within(await openedDialog('Novo Orçamento'));
  expect(copy.getAllByLabelText(/^Nome/)[0]).toHaveValue('Projeto');
  await rendered.user.click(copy.getByRole('button', { name: 'Criar' }));
  await waitFor(() => {
    expect(rendered.gateway.tables.quotes.of(rendered.userId)).toHaveLength(2);
  });
  const details = rendered.gateway.tables.quoteDetails.of(rendered.userId);
  expect(details.map(({ number }) => number)).toEqual(expect.arrayContaining(['2026-007', null]));
});
