import { startSignedIn } from '../../../test/app';
import { aClient, anExpense, aPayment, aProject, aQuote } from '../../../test/builders';
import { deviceActions } from '../../features/app/device/deviceSlice';
import type { BulkUndo } from '../../features/app/entities/bulk';
import type { SomeRows } from '../../features/app/entities/entities';
import type { Notice, NoticeMessage } from '../../features/app/notices/notice';
import { navigationActions } from '../../features/app/navigation/navigationSlice';
import { undoIntentOf } from '../../features/app/workspace/undo';
import { paymentAmounts } from '../../features/business/payments/payment';
import { receivedStep } from '../../features/business/payments/receiptSteps';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { describeNotice, undoText, type NoticeView } from './describeNotice';

const TODAY = '2026-11-20';
const REFUSED = 'Tente novamente.';
const UNKNOWN = 'Não se sabe se foi gravado.';

beforeEach(() => {
  jest.useFakeTimers();
});

const start = () =>
  startSignedIn(({ tables }, { id }) => {
    tables.clients.seed(id, aClient({ id: 'c1', name: 'Bia' }));
    tables.projects.seed(id, aProject({ id: 'j1', name: 'Loja' }));
    tables.payments.seed(
      id,
      aPayment({ id: 'p1', projectId: 'j1', receivedAmount: 810 }),
      aPayment({
        id: 'p3',
        projectId: 'j1',
        ...paymentAmounts(300, 'pix', 3),
        paymentMethod: 'pix',
      }),
    );
    const approved = { clientId: 'c1', status: 'approved' } as const;
    tables.quotes.seed(id, aQuote({ id: 'q1', ...approved }), aQuote({ id: 'q2', ...approved }));
  });

const aNotice = (message: NoticeMessage, rest: Partial<Notice> = {}): Notice => ({
  id: 7,
  tone: 'success',
  about: null,
  message,
  ...rest,
});

const danger = { tone: 'danger' } as const;
const unsure = {
  ...danger,
  unconfirmed: [{ table: 'clients', id: 'c1', wanted: { kind: 'unknown' } }],
} satisfies Partial<Notice>;

const TODAY_STEP = receivedStep(1, TODAY, null);
const receipt = {
  code: 'partReceived' as const,
  ...{ id: 'p1', number: 1, came: null, before: [TODAY_STEP] },
};
const paidOf = (id: string): BulkUndo => ({
  entity: 'payments',
  field: 'paid',
  set: [{ id, from: false, to: true }],
});
const backOf = (id: string): BulkUndo => ({
  entity: 'payments',
  field: 'paid',
  set: [{ id, from: true, to: false }],
});
const ofStatus = (
  entity: 'quotes' | 'projects',
  id: string,
  from: string,
  to: string,
): NoticeMessage => ({ code: 'set', entity, field: 'status', set: [{ id, from, to }] });
const paid: NoticeMessage = { code: 'set', ...paidOf('p1') };
const duty = { code: 'dutyDone' as const, id: 'u', from: null };
const twoMade = {
  code: 'seriesChanged' as const,
  how: 'decided' as const,
  made: ['x1', 'x2'].map((rowId) => ({ kind: 'payment' as const, rowId })),
  rows: [],
};
const bulkFailed: NoticeMessage = {
  code: 'bulkFailed',
  entity: 'clients',
  deletes: true,
  ids: ['c1', 'gone'],
};
const statement: NoticeMessage = {
  code: 'statement',
  outcome: 'done',
  receipts: [],
  expenses: ['e1'],
  lines: [{ id: 'l1', before: null }],
  sum: 0,
  found: 0,
  failed: 1,
};

type Expected = Omit<Partial<NoticeView>, 'actions'> & { actions?: string[] };

/** The view of a notice, with the label of each action, followed by its keys. */
const shown = (view: NoticeView | null) =>
  view && {
    ...view,
    actions: view.actions.map(({ label, key }) => [label, ...(key?.press ?? [])].join(' ')),
  };

test.each<[string, Notice, Expected | null]>([
  [
    'a success',
    aNotice({ code: 'myDataSaved' }),
    { title: 'Seus dados foram salvos.', text: '', actions: [], stays: false, slot: null },
  ],
  [
    'a failure',
    aNotice({ code: 'saveFailed', entity: 'clients' }, danger),
    { title: `Erro ao salvar cliente. ${REFUSED}`, text: '', actions: [], stays: true },
  ],
  [
    'a lost answer',
    aNotice({ code: 'stageFailed' }, unsure),
    { title: `Erro ao atualizar etapa. ${REFUSED}`, text: UNKNOWN },
  ],
  [
    'several rows that failed',
    aNotice(bulkFailed, danger),
    {
      title: 'Não foi possível excluir 2 clientes: “Bia”. Continuam marcados.',
      text: '',
      actions: [],
    },
  ],
  [
    'several rows whose answers were lost',
    aNotice(bulkFailed, unsure),
    { title: 'Sem resposta ao excluir 2 clientes: “Bia”. Continuam marcados.', text: UNKNOWN },
  ],
  [
    'lines of a statement that another tab has used meanwhile',
    aNotice({ ...statement, expenses: [], found: 2, failed: 0 }),
    {
      title:
        '2 linhas já tinham sido usadas, ou as parcelas delas já recebidas, em outra aba ou em outro aparelho.',
    },
  ],
  [
    'a line of a statement that was not saved',
    aNotice({ code: 'statementLineFailed' }, danger),
    { title: 'Erro ao salvar a linha do extrato. Tente novamente.' },
  ],
  [
    'a receipt that has changed since, maybe on this page',
    aNotice({ code: 'receiptKept', paymentId: 'p1', number: 1 }, { tone: 'info' }),
    { title: 'O recebimento mudou depois e ficou como está.' },
  ],
  [
    'a new version',
    aNotice({ code: 'newVersion' }, { tone: 'info' }),
    { title: 'Há uma versão nova.', actions: ['Atualizar'], beside: true, stays: true },
  ],
  [
    'a project that an approval created',
    aNotice({ code: 'projectCreated', id: 'j1', name: 'Loja' }),
    {
      title: 'Projeto "Loja" criado automaticamente!',
      actions: ['Abrir projeto'],
      beside: false,
      stays: false,
    },
  ],
  [
    'a quote without a project',
    aNotice({ code: 'projectsMissing', quoteIds: ['q1', 'gone'] }, { tone: 'info' }),
    {
      title: 'O orçamento de Bia foi aprovado e ficou sem projeto.',
      actions: ['Criar projeto'],
      beside: false,
    },
  ],
  [
    'two quotes without a project',
    aNotice({ code: 'projectsMissing', quoteIds: ['q1', 'q2'] }, { tone: 'info' }),
    {
      title: '2 orçamentos foram aprovados e ficaram sem projeto: Bia e Bia.',
      actions: ['Ver orçamentos'],
    },
  ],
  [
    'quotes that all have a project by now',
    aNotice({ code: 'projectsMissing', quoteIds: ['gone'] }, { tone: 'info' }),
    null,
  ],
  [
    'a receipt of today',
    aNotice({ ...receipt, on: TODAY }),
    {
      title: 'Recebido hoje, 20/11: R$\u00a0810,00 de “Loja”.',
      actions: ['Mudar a data', 'Desfazer'],
      beside: true,
      slot: 'receiptDay',
    },
  ],
  [
    'a receipt of another year',
    aNotice({ ...receipt, number: 2, on: '2025-01-31' }),
    { title: 'Parcela 2 de 1 recebida em 31/01/2025 de “Loja”.' },
  ],
  [
    'another day of a receipt',
    aNotice({
      ...receipt,
      on: '2026-11-15',
      before: [
        {
          number: 1,
          part: { receivedOn: '2026-10-30' },
          payment: { paid: true },
          after: { part: { receivedOn: '2026-11-15' }, payment: { paid: true } },
        },
      ],
    }),
    {
      title: 'Data mudada: recebido em 15/11: R$\u00a0810,00 de “Loja”.',
      actions: ['Mudar a data', 'Desfazer'],
    },
  ],
  [
    'a receipt of another amount',
    aNotice({ ...receipt, on: TODAY, came: 800 }),
    { title: 'Recebido hoje, 20/11: R$\u00a0800,00 de “Loja”.', actions: ['Desfazer'] },
  ],
  [
    'a change of one payment',
    aNotice(paid),
    {
      title: 'Pagamento de “Loja” marcado como pago: R$\u00a0810,00.',
      actions: ['Desfazer'],
      beside: true,
      slot: null,
    },
  ],
  [
    'a client that was created elsewhere',
    aNotice({ code: 'created', entity: 'clients', id: 'c1' }),
    { title: 'Cliente “Bia” criado.', actions: ['Abrir cliente'], beside: true },
  ],
  [
    'a payment that was set back',
    aNotice({ code: 'set', ...backOf('p1') }),
    {
      title: 'Pagamento de “Loja” marcado como pendente: R$\u00a0810,00.',
      actions: ['Desfazer'],
    },
  ],
  [
    'a later part that was taken back',
    aNotice({ code: 'partTakenBack', id: 'p1', number: 2, amount: null, before: [] }),
    { title: 'Parcela 2 de 1 de volta a pendente de “Loja”.', actions: ['Desfazer'] },
  ],
  [
    'what came in part that was taken back',
    aNotice({
      code: 'partTakenBack',
      ...{ id: 'p1', number: 2, amount: 60 },
      before: [
        { number: 501, part: {}, payment: null, after: { part: { amount: null }, payment: null } },
      ],
    }),
    { title: 'R$\u00a060,00 de “Loja” de volta a pendente.', actions: ['Desfazer'] },
  ],
  [
    'a payment that was taken back with its discount',
    aNotice({ code: 'partTakenBack', id: 'p1', number: 1, amount: 710, before: [] }),
    { title: 'Pagamento de volta a pendente: R$\u00a0810,00 de “Loja”.', actions: ['Desfazer'] },
  ],
  [
    'a receipt that could not be taken back',
    aNotice({ code: 'receiptUndoFailed', id: 'p1', number: 1, before: [] }, danger),
    {
      title: 'O recebimento não pôde ser desfeito por inteiro. Tente desfazer de novo.',
      actions: ['Desfazer'],
      stays: true,
    },
  ],
  [
    'a day that could not be stored',
    aNotice({ code: 'receiptDayFailed', paymentId: 'p1', number: 1 }, danger),
    {
      title: 'Erro ao salvar o dia do recebimento.',
      text: 'O pagamento está salvo como pendente.',
    },
  ],
  [
    'an approval from the list',
    aNotice(ofStatus('quotes', 'q1', 'proposal', 'approved')),
    { title: 'Orçamento de “Bia” aprovado.', actions: ['Desfazer'] },
  ],
  [
    'an approval that was taken back',
    aNotice(ofStatus('quotes', 'q1', 'approved', 'analyzing')),
    { title: 'Orçamento de “Bia” de volta a não aprovado.', actions: ['Desfazer'] },
  ],
  [
    'a project that was completed from the list',
    aNotice(ofStatus('projects', 'j1', 'in-progress', 'completed')),
    { title: 'Projeto “Loja” concluído.', actions: ['Desfazer'] },
  ],
  [
    'a project that is no longer completed',
    aNotice(ofStatus('projects', 'j1', 'completed', 'in-progress')),
    { title: 'Projeto “Loja” reaberto.', actions: ['Desfazer'] },
  ],
  [
    'an undo that failed',
    aNotice({ code: 'setBackFailed', ...paidOf('p1') }, danger),
    { title: `Não foi possível desfazer. ${REFUSED}`, actions: ['Desfazer'], stays: true },
  ],
  [
    'a statement that was not saved completely',
    aNotice(statement, danger),
    {
      title: '1 gasto registrado. 1 linha não foi salva por inteiro. Tente de novo.',
      text: '',
      actions: ['Desfazer'],
    },
  ],
])('%s', async (_what, notice, expected) => {
  const app = await start();
  const view = shown(describeNotice(app.state(), notice, TODAY));
  expect(view).toEqual(expected && expect.objectContaining(expected));
});

test.each<[SomeRows, string]>([
  [{ entity: 'clients', rows: [aClient({ name: 'Ana' })] }, 'Cliente “Ana” excluído.'],
  [{ entity: 'quotes', rows: [aQuote({ clientId: 'c1' })] }, 'Orçamento de “Bia” excluído.'],
  [{ entity: 'quotes', rows: [aQuote({ clientId: 'gone' })] }, 'Orçamento excluído.'],
  [{ entity: 'projects', rows: [aProject({ name: 'Site' })] }, 'Projeto “Site” excluído.'],
  [{ entity: 'payments', rows: [aPayment({ projectId: 'j1' })] }, 'Pagamento de “Loja” excluído.'],
  [{ entity: 'payments', rows: [aPayment(), aPayment()] }, '2 pagamentos excluídos.'],
  [{ entity: 'expenses', rows: [anExpense({ description: 'Luz' })] }, 'Gasto “Luz” excluído.'],
])('what was deleted is named, %#: %j', async (deleted, title) => {
  const app = await start();
  const view = describeNotice(app.state(), aNotice({ code: 'deleted', ...deleted }), TODAY);
  expect(view?.title).toBe(title);
});

test.each<[string, Notice, string]>([
  [
    'one row',
    aNotice({ code: 'deleteFailed', entity: 'clients' }, danger),
    'Sem internet: nada foi gravado.',
  ],
  ['one of several rows', aNotice(bulkFailed, danger), 'Sem internet: isso não foi gravado.'],
  ['a lost answer', aNotice(bulkFailed, unsure), 'Sem internet: não se sabe se foi gravado.'],
  ['a statement', aNotice(statement, danger), 'Sem internet: não se sabe se foi gravado.'],
  ['a success', aNotice({ code: 'myDataSaved' }), ''],
])('without a network, %s', async (_what, notice, text) => {
  const app = await start();
  app.dispatch(deviceActions.connectionLost({ since: null }));
  expect(describeNotice(app.state(), notice, TODAY)?.text).toBe(text);
});

describe('the actions', () => {
  test('only the newest change shows the undo keys', async () => {
    const app = await start();
    const state = app.state();
    const older = aNotice(paid);
    const newer = { ...older, id: 8 };
    const notices = { shown: [older, newer], past: [], nextId: 9 };
    const root = { ...state, workspace: { ...state.workspace, notices } };
    expect(shown(describeNotice(root, older, TODAY))?.actions).toEqual(['Desfazer']);
    expect(shown(describeNotice(root, newer, TODAY))?.actions).toEqual(['Desfazer z']);
  });

  test.each<[string, NoticeMessage, string[]]>([
    ['leads away', { code: 'projectCreated', id: 'j1', name: 'Loja' }, []],
    ['opens its slot', { ...receipt, id: 'p2', on: TODAY }, []],
    ['undoes a receipt of the open view', { ...receipt, on: TODAY }, ['Desfazer']],
    ['undoes a change of the open view', paid, ['Desfazer']],
    [
      'undoes what was taken back in it',
      { code: 'partTakenBack', id: 'p1', number: 2, amount: 60, before: [] },
      ['Desfazer'],
    ],
    ['undoes another change', { code: 'set', ...paidOf('p2') }, []],
    ['updates the app', { code: 'newVersion' }, ['Atualizar']],
  ])('over a view, what %s', async (_what, message, actions) => {
    const app = await start();
    app.dispatch(workspaceActions.modalOpened('payments', 'view', 'p1'));
    const view = describeNotice(app.state(), aNotice(message), TODAY);
    expect(shown(view)?.actions).toEqual(actions);
  });

  test('behind the drawer they stay', async () => {
    const app = await start();
    app.dispatch(navigationActions.drawerToggled({ open: true }));
    const notice = aNotice({ ...receipt, on: TODAY });
    const view = describeNotice(app.state(), notice, TODAY);
    expect(shown(view)?.actions).toEqual(['Mudar a data', 'Desfazer']);
  });

  test('they carry the intents of the undo and of the close', async () => {
    const app = await start();
    const notice = aNotice({ ...receipt, on: TODAY });
    const view = describeNotice(app.state(), notice, TODAY);
    expect(view?.actions.map(({ intent }) => intent)).toEqual([null, undoIntentOf(notice.message)]);
    expect(view?.close).toMatchObject({ type: 'notices/noticeDismissed', payload: { id: 7 } });
    const offer = aNotice({ code: 'projectsMissing', quoteIds: ['q1'] });
    expect(describeNotice(app.state(), offer, TODAY)?.close).toMatchObject({
      type: 'notices/missingProjectsDeclined',
      payload: { quoteIds: ['q1'] },
    });
  });
});

describe('what an undo takes back', () => {
  const deleted = (count: number): NoticeMessage => ({
    code: 'deleted',
    entity: 'expenses',
    rows: Array.from({ length: count }, () => anExpense({ description: 'Papel' })),
  });
  const setTo = (
    change: Pick<BulkUndo, 'entity' | 'field'>,
    to: string | boolean,
    ...ids: string[]
  ): NoticeMessage => ({ code: 'set', ...change, set: ids.map((id) => ({ id, from: '', to })) });
  const flag = { entity: 'payments', field: 'paid' } as const;
  const status = { field: 'status' } as const;

  test.each<[NoticeMessage, string[]]>([
    [deleted(1), ['exclusão de Papel', 'Gasto']],
    [deleted(3), ['exclusão de 3 gastos']],
    [
      { code: 'deleted', entity: 'payments', rows: [aPayment({ projectId: 'j1' })] },
      ['exclusão de Loja', 'Pagamento'],
    ],
    [
      { code: 'restoreFailed', entity: 'payments', rows: [aPayment({ projectId: null })] },
      ['exclusão de 1 pagamento'],
    ],
    [{ ...receipt, on: TODAY }, ['recebimento de Loja']],
    [setTo(flag, false, 'p1'), ['alteração de Loja', 'Pagamento', 'Pendente']],
    [
      setTo({ ...flag, field: 'delivered' }, true, 'p1'),
      ['alteração de Loja', 'Pagamento', 'Entregue'],
    ],
    [setTo(flag, true, 'p1', 'p2'), ['alteração de 2 pagamentos']],
    [setTo({ ...status, entity: 'projects' }, 'completed', 'j1'), ['conclusão de Loja', 'Projeto']],
    [setTo({ ...status, entity: 'quotes' }, 'approved', 'q1', 'q2'), ['aprovação de 2 orçamentos']],
    [statement, ['conferência do extrato']],
    [{ ...duty, field: 'dasDone', to: '2026-10' }, ['conclusão do DAS de 10/2026']],
    [{ ...duty, field: 'dasnDone', to: '2025' }, ['conclusão da DASN de 2025']],
    [
      { code: 'charged', projectId: 'j1', paymentIds: ['p1'], from: 'pending' },
      ['criação de Loja', 'Pagamento'],
    ],
    [
      { code: 'charged', projectId: 'j1', paymentIds: [], from: 'pending' },
      ['início de Loja', 'Projeto'],
    ],
  ])('%j is %j', async (message, expected) => {
    const app = await start();
    expect(undoText(app.state(), message)).toEqual(expected);
  });
});

test.each<[Extract<NoticeMessage, { code: 'undone' }>, string]>([
  [{ code: 'undone', of: { ...receipt, on: TODAY }, kept: 0 }, 'Desfeito: recebimento de Loja.'],
  [
    { code: 'undone', of: { code: 'set', ...backOf('p1') }, kept: 0 },
    'Desfeito: alteração de Loja (Pagamento, Pendente).',
  ],
  [
    { code: 'undone', of: { ...receipt, id: 'p3', number: 2, on: TODAY }, kept: 0 },
    'Desfeito: recebimento de Loja (Parcela 2 de 3).',
  ],
  [
    {
      code: 'undone',
      of: { code: 'charged', projectId: 'j1', paymentIds: ['x1'], from: 'pending' },
      kept: 0,
    },
    'Desfeito: criação de Loja (Pagamento).',
  ],
  [
    {
      code: 'undone',
      of: { code: 'charged', projectId: 'j1', paymentIds: ['x1', 'x2'], from: 'pending' },
      kept: 0,
    },
    'Desfeito: criação de 2 pagamentos (Loja).',
  ],
  [
    { code: 'undone', of: twoMade, kept: 1 },
    'Desfeito: criação de 2 pagamentos. 1 registro mudou depois e ficou como está.',
  ],
  [{ code: 'undone', of: twoMade, kept: 2 }, '2 registros mudaram depois e ficaram como estão.'],
])('what was undone is named, also where its records are gone: %j', async (message, title) => {
  const app = await start();
  expect(describeNotice(app.state(), aNotice(message), TODAY)?.title).toBe(title);
});

test.each<[BulkUndo, string]>([
  [backOf('p3'), 'Parcela 1 de 3 de “Loja”: pendente de novo: R$\u00a0100,00.'],
  [paidOf('p3'), 'Parcela 1 de 3 de “Loja”: pago: R$\u00a0100,00.'],
])('the toggle of a payment in parts is that of its first part', async (change, title) => {
  const app = await start();
  const notice = aNotice({ code: 'set', ...change });
  expect(describeNotice(app.state(), notice, TODAY)?.title).toBe(title);
});

test.each<[Partial<Record<'count' | 'changed', number>>, string]>([
  [{ count: 2 }, 'Alteração desfeita em 2 pagamentos.'],
  [
    { count: 2, changed: 1 },
    'Alteração desfeita em 2 pagamentos. 1 mudou ou foi excluído depois e ficou como está.',
  ],
  [{ changed: 2 }, '2 pagamentos mudaram ou foram excluídos depois e ficaram como estão.'],
])('an undo that leaves alone what was changed since: %j', async (counts, title) => {
  const app = await start();
  const message = { code: 'setBack', entity: 'payments', count: 0, changed: 0, ...counts } as const;
  expect(describeNotice(app.state(), aNotice(message), TODAY)?.title).toBe(title);
});
