import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  aClient,
  anExpense,
  anExpenseProject,
  anItem,
  aPart,
  aPayment,
  aProject,
  aQuote,
  aQuoteDetails,
  aStage,
  aUser,
} from '../../../../test/builders';
import { choose, offeredLabels } from '../../../../test/choices';
import type { FakeGateway } from '../../../../test/fakeGateway';
import { openedDialog, renderSection, type RenderedSection } from '../../../../test/renderSection';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { paymentAmounts, type Payment } from '../../../features/business/payments/payment';
import { partId, type StoredPart } from '../../../features/business/payments/paymentPart';
import { madeProjectId } from '../../../features/business/projects/projectFromQuote';
import { projectsActions } from '../../../features/business/projects/projectsSlice';
import type { QuoteDetails } from '../../../features/business/quotes/quoteDetails';
import { quotesActions } from '../../../features/business/quotes/quotesSlice';
import { sessionActions } from '../../../features/app/session/sessionSlice';
import ProjectsSection from './ProjectsSection';
import { flatWorkspace } from '../../../../test/workspace';

const ana = aClient({ name: 'Ana Nogueira' });
const brand = aQuote({
  clientId: ana.id,
  status: 'approved',
  items: [anItem({ name: 'Identidade visual' })],
  createdAt: '2026-11-10T12:00:00+00:00',
});
const site = aQuote({
  clientId: ana.id,
  status: 'approved',
  items: [anItem({ name: 'Desenvolvimento de site' }), anItem({ name: 'Textos' })],
  totalValue: 8000,
  createdAt: '2026-11-11T12:00:00+00:00',
});
const waiting = aQuote({ clientId: ana.id, status: 'analyzing', totalValue: 77 });

/** Opens the section with Ana's quotes and further records. */
const open = (
  seed: (tables: FakeGateway['tables'], userId: string) => void = () => undefined,
): Promise<RenderedSection> =>
  renderSection(ProjectsSection, ({ tables }, userId) => {
    tables.clients.seed(userId, ana);
    tables.quotes.seed(userId, brand, site, waiting);
    seed(tables, userId);
  });

const user = userEvent.setup({ delay: null });
const click = async (name: string | RegExp, role = 'button') => {
  await user.click(await screen.findByRole(role, { name }));
};
const field = (label: string | RegExp) => screen.getByLabelText(label);
const anInstant: unknown = expect.stringMatching(/^\d{4}-.*Z$/);
const saved = ({ gateway, userId }: RenderedSection) => gateway.tables.projects.of(userId);
const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

describe('the cards', () => {
  it('say so when there is no project, and lead to where one comes from', async () => {
    const { store } = await open();
    expect(screen.getByText('Nenhum projeto criado')).toBeVisible();
    expect(
      screen.getByText('Aprove um orçamento para criar um projeto automaticamente.'),
    ).toBeVisible();
    await click('Ir para Orçamentos');
    expect(store.getState().workspace.navigation.section).toBe('quotes');
  });

  it('stay quiet until a load has succeeded', async () => {
    await renderSection(ProjectsSection, ({ traffic }) => {
      traffic.fail('projects.list', 'network');
      // The next try must not come before the look, however slow the machine is.
      traffic.hold('projects.list');
    });
    expect(screen.getByRole('button', { name: 'Novo Projeto' })).toBeVisible();
    expect(screen.queryByText('Nenhum projeto criado')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Projetos' })).not.toBeInTheDocument();
  });

  it('say how long ago a deadline passed, while there is work left', async () => {
    await open((tables, userId) => {
      const deadline = '2020-01-31';
      tables.projects.seed(
        userId,
        aProject({ deadline, status: 'in-progress' }),
        aProject({ deadline, status: 'completed' }),
      );
    });
    expect(screen.getAllByText('31/01/2020', { exact: false })).toHaveLength(2);
    expect(screen.getAllByText(/^há \d{4} dias$/)).toHaveLength(1);
    expect(screen.getByText(/^há/).closest('dd')).toHaveTextContent(
      /^31\/01\/2020 atrasado há \d{4} dias$/,
    );
    expect(screen.getAllByText('31/01/2020')).toHaveLength(2);
  });
});

describe('a new project', () => {
  const start = async () => {
    const app = await open();
    await click('Novo Projeto');
    await openedDialog('Novo Projeto');
    return app;
  };
  const BRAND = 'Ana Nogueira · R$ 3.200,00 · 10/11/2026';
  const SITE = 'Ana Nogueira · R$ 8.000,00 · 11/11/2026';
  const pick = (label: string) => choose(user, field(/^Orçamento/), label);

  it('offers approved quotes only, told apart by client, value, day and whether they have a project', async () => {
    await open((tables, userId) => {
      tables.projects.seed(userId, aProject({ quoteId: brand.id }));
    });
    await click('Novo Projeto');
    await openedDialog('Novo Projeto');
    const choice = field(/^Orçamento/);
    expect(choice).toHaveAttribute('placeholder', 'Selecione um orçamento aprovado');
    expect(await offeredLabels(user, choice)).toEqual([SITE, `${BRAND} · já tem projeto`]);
  });

  it('suggests a name, again for another quote, and leaves alone what was typed or edited', async () => {
    await start();
    const name = () => field('Nome do Projeto *');
    await user.type(name(), 'Meu nome');
    await pick(BRAND);
    expect(name()).toHaveValue('Meu nome');
    await user.clear(name());
    await pick(SITE);
    expect(name()).toHaveValue('Desenvolvimento site - Ana Nogueira');
    await pick(BRAND);
    expect(name()).toHaveValue('Identidade visual');
    await user.type(name(), ' 2');
    await pick(SITE);
    expect(name()).toHaveValue('Identidade visual 2');

    await user.clear(name());
    await pick(BRAND);
    await user.clear(field(/^Orçamento/));
    expect(name()).toHaveValue('');
  });

  it('keeps a quote that was made on the way, also when another is made after it', async () => {
    const { store } = await start();
    const {
      id: _id,
      createdAt: _createdAt,
      ...draft
    } = aQuote({
      clientId: ana.id,
      status: 'approved',
      totalValue: 1234,
      items: [anItem({ name: 'Menu' })],
    });
    const make = async () => {
      await click('Fazer um orçamento');
      const { id } = store.getState().workspace.forms.modal!;
      await openedDialog('Novo Orçamento');
      act(() => {
        store.dispatch(quotesActions.createRequested({ id, draft }));
      });
      await openedDialog('Novo Projeto');
    };
    await make();
    expect(field(/^Orçamento/)).toHaveDisplayValue(/^Ana Nogueira · R\$\s1\.234,00/);
    expect(field('Nome do Projeto *')).toHaveValue('Menu');
    await click('Abrir orçamento');
    await openedDialog('Editar Orçamento');
    await click('Salvar');
    await openedDialog('Novo Projeto');
    expect(field(/^Orçamento/)).toHaveDisplayValue(/^Ana Nogueira · R\$\s1\.234,00/);
    expect(field('Nome do Projeto *')).toHaveValue('Menu');
  });

  it('leads to a quote that is there, whatever became of the one chosen', async () => {
    const other = aQuote({ clientId: ana.id, status: 'proposal', totalValue: 99 });
    const { store } = await open((tables, userId) => {
      tables.quotes.seed(userId, other);
    });
    await click('Novo Projeto');
    await openedDialog('Novo Projeto');
    await user.click(screen.getByText(/^Aprovar outro orçamento/));
    const choice = field('Outro Orçamento');
    const [label] = (await offeredLabels(user, choice)).filter((one) => one.includes('R$ 99,00'));
    await choose(user, choice, label!);
    act(() => {
      store.dispatch(quotesActions.deleted({ id: other.id }));
    });
    expect(choice).toHaveDisplayValue(/^Ana Nogueira · R\$\s77,00/);
    await click('Abrir orçamento');
    expect(store.getState().workspace.forms.modal?.id).toBe(waiting.id);
  });

  it('names everything that is missing, a choice before what else can be done, and sends nothing', async () => {
    const { gateway } = await start();
    await user.clear(field('Data de Início *'));
    await click('Adicionar Etapa');
    await click('Criar');
    for (const message of [
      'Orçamento é obrigatório',
      'Nome do projeto é obrigatório',
      'Data de início é obrigatória',
      'Prazo final é obrigatório',
      'Nome da etapa é obrigatório',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    const error = screen.getByText('Orçamento é obrigatório');
    const way = screen.getByRole('button', { name: 'Fazer um orçamento' });
    expect(error.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(gateway.traffic.names('projects.insert')).toEqual([]);
  });

  it('remarks on a deadline before the start without refusing it', async () => {
    const app = await start();
    await pick(BRAND);
    await user.type(field('Prazo Final *'), '2020-01-01');
    expect(screen.getByText(/prazo final é anterior à data de início/i)).toBeVisible();
    await click('Criar');
    await closed();
    expect(saved(app)).toMatchObject([{ deadline: '2020-01-01' }]);
  });

  it('stays open with what was typed when it could not be saved', async () => {
    const { gateway } = await start();
    gateway.traffic.fail('projects.insert', 'refused');
    await pick(BRAND);
    await user.type(field('Prazo Final *'), '2026-12-24');
    await click('Criar');
    expect(await screen.findByText('Erro ao salvar projeto. Tente novamente.')).toBeVisible();
    expect(field('Nome do Projeto *')).toHaveValue('Identidade visual');
  });

  it('comes back as it was typed after the session was lost', async () => {
    const { store, gateway, userId } = await start();
    await pick(SITE);
    await user.type(field('Nome do Projeto *'), ' 2');
    await click('Adicionar Etapa');
    await user.keyboard('Esboço');
    await waitFor(() => {
      expect(flatWorkspace(store.getState().workspace).modal?.draft).toMatchObject({
        values: { stages: [{ name: 'Esboço' }] },
      });
    });
    act(() => {
      store.dispatch(sessionActions.signedOut({ lost: true }));
    });
    await closed();
    act(() => {
      store.dispatch(sessionActions.signedIn(aUser({ id: userId })));
    });
    await openedDialog('Novo Projeto');
    act(() => {
      store.dispatch(quotesActions.loaded(gateway.tables.quotes.of(userId)));
    });
    expect(field(/^Orçamento/)).toHaveDisplayValue(/ · R\$\s8\.000,00 · 11\/11\/2026$/);
    expect(field('Nome do Projeto *')).toHaveValue('Desenvolvimento site - Ana Nogueira 2');
    await user.type(field('Nome da etapa 1 *'), ' a lápis');
    expect(field('Nome da etapa 1 *')).toHaveValue('Esboço a lápis');
  });

  it('asks for another quote when the chosen one is gone', async () => {
    const { gateway, store } = await start();
    await pick(BRAND);
    await user.type(field('Prazo Final *'), '2026-12-24');
    act(() => {
      store.dispatch(quotesActions.deleted({ id: brand.id }));
    });
    await click('Criar');
    expect(await screen.findByText('Orçamento é obrigatório')).toBeVisible();
    expect(field(/^Orçamento/)).toHaveValue('');
    expect(gateway.traffic.names('projects.insert')).toEqual([]);
  });
});

describe('editing', () => {
  const stages = [aStage({ id: 's1', name: 'Esboço' }), aStage({ id: 's2', name: 'Arte' })];
  const start = async (fields: Parameters<typeof aProject>[0]) => {
    const project = aProject({ name: 'Marca', clientId: ana.id, stages, ...fields });
    const app = await open((tables, userId) => {
      tables.projects.seed(userId, project);
    });
    await click('Editar o projeto Marca');
    await openedDialog('Editar Projeto');
    return { ...app, project };
  };

  it.each([
    ['no longer approved', waiting.id, /Ana Nogueira.*77,00/],
    ['deleted', null, /Orçamento não encontrado/],
  ])('shows the locked quote (%s) and does not validate it', async (_case, quoteId, text) => {
    const app = await start({ quoteId });
    const quote = field('Orçamento');
    expect(quote).toBeDisabled();
    expect(quote).toHaveTextContent(text);
    expect(quote).toHaveAccessibleDescription(
      'O orçamento não pode ser alterado após a criação do projeto',
    );
    await user.type(field('Nome do Projeto *'), ' nova');
    await click('Salvar');
    await closed();
    expect(saved(app)).toMatchObject([{ name: 'Marca nova', quoteId, clientId: ana.id }]);
  });

  it('sends only what changed, against the project as it was opened', async () => {
    const app = await start({ quoteId: brand.id });
    const elsewhere = { ...app.project, status: 'paused' as const };
    act(() => {
      app.gateway.tables.projects.seed(app.userId, elsewhere);
      app.store.dispatch(projectsActions.loaded([elsewhere]));
    });
    await user.type(field('Responsável'), 'Caio');
    await click('Salvar');
    await closed();
    const calls = app.gateway.traffic.calls.filter(({ name }) => name === 'projects.update');
    expect(calls).toMatchObject([{ input: { changes: { responsible: 'Caio' } } }]);
    expect(saved(app)).toMatchObject([{ responsible: 'Caio', status: 'paused' }]);
  });

  it('renames, removes, completes and reopens stages', async () => {
    const app = await start({
      stages: [
        ...stages,
        aStage({ id: 's3', completed: true, completedAt: '2026-01-01T00:00:00Z' }),
      ],
    });
    await user.type(field('Nome da etapa 1 *'), ' a lápis');
    await click('Etapa 1 concluída', 'checkbox');
    await click('Etapa 3 concluída', 'checkbox');
    await click('Remover a etapa Arte');
    expect(screen.getByRole('button', { name: 'Adicionar Etapa' })).toHaveFocus();
    await click('Salvar');
    await closed();
    expect(saved(app)[0]?.stages).toMatchObject([
      { id: 's1', name: 'Esboço a lápis', completed: true, completedAt: anInstant },
      { id: 's3', completed: false, completedAt: null },
    ]);
  });

  it('ends gently when the project was deleted elsewhere', async () => {
    const { store, project } = await start({});
    act(() => {
      store.dispatch(projectsActions.deleted({ id: project.id }));
    });
    expect(await screen.findByText('Este projeto não existe mais.')).toBeVisible();
    await click('Fechar');
    await closed();
  });
});

describe('looking at a project', () => {
  const start = async (
    fields: Parameters<typeof aProject>[0] = {},
    beside: (tables: FakeGateway['tables'], userId: string, id: string) => void = () => undefined,
  ) => {
    const project = aProject({
      name: 'Marca',
      stages: [aStage({ name: 'Esboço' }), aStage({ name: 'Arte' })],
      ...fields,
    });
    const app = await open((tables, userId) => {
      tables.projects.seed(userId, project);
      beside(tables, userId, project.id);
    });
    await click('Visualizar o projeto Marca');
    const dialog = await openedDialog('Visualizar Projeto');
    return { ...app, project, dialog: within(dialog) };
  };
  const stage = (name: string) => screen.getByRole('checkbox', { name });
  const stored = (app: RenderedSection) => saved(app)[0]?.stages.map(({ completed }) => completed);

  it('tells what it was quoted at, what came and what it cost, once that is known', async () => {
    let release = (): void => undefined;
    const project = aProject({ name: 'Marca', quoteId: site.id });
    await renderSection(ProjectsSection, ({ tables, traffic }, userId) => {
      tables.quotes.seed(userId, site);
      tables.projects.seed(userId, project);
      tables.payments.seed(
        userId,
        aPayment({ id: 'p1', projectId: project.id, paid: true, receivedAmount: 2500.5 }),
      );
      tables.expenses.seed(userId, anExpense({ id: 'e1', amount: 215 }), anExpense());
      const named = anExpenseProject({ id: 'e1', projectId: project.id });
      tables.expenseProjects.seed(userId, named);
      release = traffic.hold('expenseProjects.list');
    });
    await click('Visualizar o projeto Marca');
    const dialog = within(await openedDialog('Visualizar Projeto'));
    const fact = (label: string) =>
      dialog.getByText(label).nextElementSibling?.textContent.replaceAll('\u00A0', ' ');
    expect(['Orçado', 'Recebido', 'Gasto'].map(fact)).toEqual(['R$ 8.000,00', 'R$ 2.500,50', '—']);
    act(release);
    await waitFor(() => {
      expect(fact('Gasto')).toBe('R$ 215,00');
    });
  });

  it('is started and completed from there, by its status alone, and stays open', async () => {
    const app = await start();
    const { dialog, store, gateway } = app;
    const parts = dialog.getAllByText(/^(Projeto|Etapas|Prazo)$/);
    expect(parts.map((node) => node.textContent)).toEqual(['Projeto', 'Etapas', 'Prazo']);
    await click('Iniciar');
    expect(await dialog.findByText('Em Andamento')).toBeVisible();
    const update = gateway.traffic.calls.find(({ name }) => name === 'projects.update');
    expect(update?.input).toMatchObject({ changes: { status: 'in-progress' } });
    expect(dialog.queryByRole('button', { name: 'Iniciar' })).not.toBeInTheDocument();
    await click('Concluir');
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Concluir' }));
    expect(await dialog.findByText('Concluído')).toBeVisible();
    expect(await screen.findByText('Projeto “Marca” concluído.')).toBeVisible();
    // The page lets notices be pressed over a dialog; jsdom does not know its style sheet.
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await dialog.findByText('Em Andamento')).toBeVisible();
    expect(gateway.tables.projects.of(app.userId)).toMatchObject([{ status: 'in-progress' }]);
    await click('Registrar pagamento');
    expect(store.getState().workspace.forms.modal).toMatchObject({
      entity: 'payments',
      mode: 'create',
      brought: { id: app.project.id },
    });
  });

  it('is charged by one press as its quote has it, and the Pix code of the deposit is the next', async () => {
    const app = await open(({ quoteDetails, projects }, userId) => {
      const terms = { termsKind: 'deposit', depositPercent: 50 } as const;
      quoteDetails.seed(userId, aQuoteDetails({ id: site.id, number: '2026-027', ...terms }));
      projects.seed(userId, aProject({ quoteId: site.id, name: 'Site', status: 'pending' }));
    });
    await click('Visualizar o projeto Site');
    const dialog = within(await openedDialog('Visualizar Projeto'));
    const block = within(await dialog.findByRole('region', { name: 'Cobrança combinada' }));
    expect(block.getByRole('heading')).toHaveTextContent('Sinal de R$ 4.000,00 vence hoje');
    expect(block.getByText(/Das condições do orçamento nº 2026-027. O resto, R\$/)).toBeVisible();
    await user.click(block.getByRole('button', { name: 'Criar pagamento' }));
    const next = within(await dialog.findByRole('region', { name: 'Cobrança combinada' }));
    await user.click(await next.findByRole('button', { name: 'Pix' }));
    const [rest, deposit] = app.gateway.tables.payments.of(app.userId);
    expect([deposit?.receivedAmount, rest?.receivedAmount]).toEqual([4000, 4000]);
    expect(app.store.getState().workspace.forms.modal).toMatchObject({
      mode: 'pix',
      id: deposit?.id,
      part: 1,
    });
  });

  it.each<[string, Partial<QuoteDetails>, Partial<Payment>, Partial<StoredPart>[], string]>([
    [
      'the rest of a deposit',
      { termsKind: 'deposit', depositPercent: 50 },
      { receivedAmount: 4000 },
      [{ within: 1, amount: 1000, receivedOn: '2026-01-10' }],
      'O que falta do sinal, R$ 3.000,00, sem vencimento',
    ],
    [
      'the installments that the payment has',
      { termsKind: 'installments', installments: 3 },
      paymentAmounts(8000, 'pix', 4),
      [],
      '1ª de 4 parcelas, R$ 2.000,00, sem vencimento',
    ],
    [
      'the rest of an installment',
      { termsKind: 'installments', installments: 4 },
      paymentAmounts(8000, 'pix', 4),
      [{ within: 1, amount: 500, receivedOn: '2026-01-10' }],
      'O que falta da 1ª de 4 parcelas, R$ 1.500,00, sem vencimento',
    ],
    [
      'a single payment in place of installments',
      { termsKind: 'installments', installments: 3 },
      { receivedAmount: 8000 },
      [],
      'R$ 8.000,00 à vista sem vencimento',
    ],
  ])('names what is next: %s', async (_what, details, payment, pieces, expected) => {
    const id = madeProjectId(site.id, 0x800);
    await open((tables, userId) => {
      const project = aProject({ quoteId: site.id, name: 'Site', status: 'in-progress' });
      tables.projects.seed(userId, project);
      tables.quoteDetails.seed(userId, aQuoteDetails({ id: site.id, ...details }));
      const amounts = { totalAmount: null, isInstallment: false, paid: false, ...payment };
      tables.payments.seed(userId, aPayment({ id, projectId: project.id, ...amounts }));
      if (details.termsKind === 'deposit') {
        const rest = { id: madeProjectId(site.id, 0x801), projectId: project.id };
        tables.payments.seed(userId, aPayment({ ...rest, ...amounts }));
      }
      const rows = pieces.map((piece) => aPart({ id: partId(id, 501), dueOn: null, ...piece }));
      tables.paymentParts.seed(userId, ...rows);
    });
    await click('Visualizar o projeto Site');
    const dialog = within(await openedDialog('Visualizar Projeto'));
    const block = within(await dialog.findByRole('region', { name: 'Cobrança combinada' }));
    expect(block.getByRole('heading')).toHaveTextContent(expected);
  });

  it('asks before it is completed with open stages, and not where it is edited', async () => {
    const { dialog, gateway } = await start({
      status: 'in-progress',
      stages: [aStage({ id: 's1', completed: true }), aStage({ id: 's2' })],
    });
    const question = () => screen.findByRole('alertdialog');
    await click('Concluir');
    expect(await question()).toHaveTextContent('Concluir o projeto com 1 etapa em aberto?');
    await click('Cancelar');
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(gateway.traffic.names('projects.update')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Concluir' }));
    fireEvent.click(within(await question()).getByRole('button', { name: 'Concluir' }));
    expect(await dialog.findByText('Concluído')).toBeVisible();
    expect(gateway.traffic.names('projects.update')).toHaveLength(1);
  });

  it.each(['pending', 'paused'] as const)(
    'that is %s asks to be started before a payment is begun, which then follows with its amount',
    async (status) => {
      const { dialog, gateway, store, project } = await start({ status });
      await click('Registrar pagamento');
      const question = await screen.findByRole('alertdialog');
      expect(gateway.traffic.names('projects.update')).toEqual([]);
      gateway.traffic.fail('projects.update', 'refused');
      fireEvent.click(within(question).getByRole('button', { name: 'Iniciar e continuar' }));
      expect(await screen.findByText('Erro ao salvar projeto. Tente novamente.')).toBeVisible();
      expect(screen.getByRole('dialog', { name: 'Visualizar Projeto' })).toBeVisible();
      // What was refused is not continued by a start of its own.
      await click(status === 'paused' ? 'Retomar' : 'Iniciar');
      expect(await dialog.findByText('Em Andamento')).toBeVisible();
      expect(store.getState().workspace.forms.modal).toMatchObject({ mode: 'view' });
      await click('Registrar pagamento');
      expect(store.getState().workspace.forms.modal).toMatchObject({
        entity: 'payments',
        mode: 'create',
        brought: { id: project.id },
      });
    },
  );

  it('that is started for a payment opens its form once that is saved', async () => {
    const { gateway, store, project } = await start({ status: 'pending' });
    const release = gateway.traffic.hold('projects.update');
    await click('Registrar pagamento');
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Iniciar e continuar' }));
    await waitFor(() => {
      expect(gateway.traffic.names('projects.update')).toHaveLength(1);
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(store.getState().workspace.forms.modal).toMatchObject({ mode: 'view', saving: true });
    act(release);
    await waitFor(() => {
      expect(store.getState().workspace.forms.modal).toMatchObject({
        entity: 'payments',
        mode: 'create',
        begun: true,
      });
    });
    const update = gateway.traffic.calls.find(({ name }) => name === 'projects.update');
    expect(update?.input).toMatchObject({ changes: { status: 'in-progress' } });
    expect(store.getState().workspace.forms.modal).toMatchObject({ brought: { id: project.id } });
  });

  it('that has an open part offers to ask for it first, and is shown again after that', async () => {
    const { dialog, store, project } = await start(
      { status: 'in-progress' },
      (tables, userId, id) => {
        tables.payments.seed(
          userId,
          aPayment({ id: 'p1', projectId: id, paid: true, ...paymentAmounts(3020, 'pix', 3) }),
          aPayment({ id: 'other', receivedAmount: 5 }),
        );
        tables.paymentParts.seed(
          userId,
          aPart({ id: 'p1-1', receivedOn: '2026-09-28', amount: 1006.67 }),
          aPart({ id: 'p1-2', receivedOn: '2026-10-28', amount: 1006.67 }),
        );
      },
    );
    const charge = await dialog.findByRole('button', { name: /^Cobrar R\$\s1\.006,66$/ });
    await user.click(charge);
    expect(store.getState().workspace.forms.modal).toMatchObject({ mode: 'charge', part: 3 });
    act(() => {
      store.dispatch(workspaceActions.modalClosed());
    });
    expect(store.getState().workspace.forms.modal).toMatchObject({ mode: 'view', id: project.id });
  });

  it('says so where it could not be started, and lets go of it', async () => {
    const { dialog, gateway } = await start();
    gateway.traffic.fail('projects.update', 'refused');
    await click('Iniciar');
    expect(await screen.findByText('Erro ao salvar projeto. Tente novamente.')).toBeVisible();
    expect(dialog.getByText('Pendente')).toBeVisible();
    await click('Fechar');
    await closed();
  });

  it('tells when a stage was completed, on the local day', async () => {
    const { dialog } = await start({
      stages: [
        // 22:30 on 30 November in São Paulo
        aStage({ name: 'Esboço', completed: true, completedAt: '2026-12-01T01:30:00Z' }),
        aStage({ name: 'Arte', completed: true, completedAt: null }),
        aStage({ name: ' ', completed: false }),
      ],
    });
    // The project and the client are above the stages.
    expect(dialog.getByRole('button', { name: 'Fechar' })).toHaveFocus();
    expect(dialog.getByText('Concluído em 30/11/2026')).toBeVisible();
    expect(dialog.getByText('Concluído')).toBeVisible();
    expect(stage('Esboço')).toBeChecked();
    expect(stage('Etapa 3')).not.toBeChecked();
  });

  it('rolls a failed toggle back and says so', async () => {
    const app = await start();
    app.gateway.traffic.fail('projects.update', 'refused');
    await click('Arte', 'checkbox');
    expect(await screen.findByText('Erro ao atualizar etapa. Tente novamente.')).toBeVisible();
    expect(stage('Arte')).not.toBeChecked();
    expect(stored(app)).toEqual([false, false]);
  });

  it('a toggle that fails while the form shows it is saved with the form', async () => {
    const app = await start();
    const answer = app.gateway.traffic.hold('projects.update');
    app.gateway.traffic.fail('projects.update', 'refused');
    await click('Esboço', 'checkbox');
    await click('Arte', 'checkbox');
    await click('Fechar');
    await click('Editar o projeto Marca');
    await openedDialog('Editar Projeto');
    answer();
    await screen.findByText('Erro ao atualizar etapa. Tente novamente.');
    expect(stage('Etapa 2 concluída')).toBeChecked();
    await click('Salvar');
    await closed();
    expect(stored(app)).toEqual([true, true]);
  });
});
