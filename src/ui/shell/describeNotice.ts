import type { UnknownAction } from '@reduxjs/toolkit';
import type { BulkUndo } from '../../features/app/entities/bulk';
import type { EntityName, SomeRow, SomeRows } from '../../features/app/entities/entities';
import { selectModal } from '../../features/app/forms/formsSlice';
import { selectProjectMadeFrom } from '../../features/app/bulk/markingSlice';
import { selectIsOffline } from '../../features/app/device/deviceSlice';
import { openingOf } from '../../features/app/forms/modal';
import type { Notice, NoticeMessage } from '../../features/app/notices/notice';
import { noticesActions, selectNotices } from '../../features/app/notices/noticesSlice';
import type { LinkOutcome } from '../../features/app/session/session';
import { selectUndoableNotice, undoIntentOf } from '../../features/app/workspace/undo';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { clientsSelectors } from '../../features/business/clients/clientsSlice';
import { installmentCount, type Payment } from '../../features/business/payments/payment';
import { FIRST_PIECE } from '../../features/business/payments/paymentPart';
import { selectPartsByPayment } from '../../features/business/payments/paymentPartsSlice';
import { paymentsSelectors, type TakeBack } from '../../features/business/payments/paymentsSlice';
import {
  closingAmount,
  paymentPlan,
  type PlannedPart,
} from '../../features/business/payments/plan';
import { selectQuotesWithoutProject } from '../../features/business/projects/missingProjects';
import { projectsActions, projectsSelectors } from '../../features/business/projects/projectsSlice';
import { seriesKey } from '../../features/business/series/seriesMembers';
import { seriesSelectors, type SeriesChange } from '../../features/business/series/seriesSlice';
import { isIn } from '../../features/business/payments/receiptSteps';
import type { StatementOutcome } from '../../features/business/statement/confirmation';
import type { Day } from '../../features/shared/days';
import { sumMoney } from '../../features/shared/money';
import { quoted } from '../../features/shared/quoted';
import type { RootState } from '../../store/hooks';
import {
  formatCount,
  formatCurrency,
  formatShortDay,
  capitalised,
  joinWithAnd,
} from '../kit/text/format';
import type { Keys } from '../records/keys';
import { inGenderOf, countText, nounOfOne } from '../records/nouns';
import { deliveredLabel, paidLabel } from '../records/texts/paymentTexts';
import { undoLast } from './commands/firstCommands';
import { shortName, recordName } from './recordName';

interface NoticeAction {
  label: string;
  /** The intent of the button. It is null if the button opens the slot. */
  intent: UnknownAction | null;
  /** The shortcut for the same action, which stands next to the button. */
  key?: Keys | undefined;
}

/** What a notice shows and offers. */
export interface NoticeView {
  tone: Notice['tone'];
  /** What happened. */
  title: string;
  /** The lines below the title; empty if there are none. */
  text: string;
  actions: readonly NoticeAction[];
  /** Whether the actions stand to the right of the text instead of below it. */
  beside: boolean;
  /** Whether the notice stays until it is closed. */
  stays: boolean;
  /** The intent of closing the notice. */
  close: UnknownAction;
  /** A control that the notice contains once its button is clicked. */
  slot: 'receiptDay' | null;
}

type Message<Code extends NoticeMessage['code']> = Extract<NoticeMessage, { code: Code }>;

/** The payment's project as part of a sentence: ' de “Marca”'. Empty if the payment has none. */
function ofProject(root: RootState, payment: Payment | null): string {
  const project = projectsSelectors.selectById(root, payment?.projectId ?? null);
  const name = shortName(project?.name);
  return name === null ? '' : ` de ${quoted(name)}`;
}

/** What the receipt of a part has brought, or would bring; null without a part or an amount. */
const amountOf = (part: PlannedPart | undefined): number | null =>
  part ? closingAmount(part) : null;

/** The amount on which a payment's toggle acts: that of its first part. */
const firstAmount = (root: RootState, payment: Payment): number | null =>
  amountOf(paymentPlan(payment, selectPartsByPayment(root)[payment.id]).parts[0]);

/** A day as part of a sentence: 'hoje, 23/11', 'em 20/11', 'em 20/11/2025'. */
const dayText = (day: Day, today: Day): string =>
  `${day === today ? 'hoje,' : 'em'} ${formatShortDay(day, today)}`;

/** What a notice about a part names: ': R$ 900,25 de “Marca”'. */
function ofPart(root: RootState, id: string, number: number): string {
  const payment = paymentsSelectors.selectById(root, id);
  if (!payment) return '';
  const { parts, outside } = paymentPlan(payment, selectPartsByPayment(root)[id]);
  const amount = amountOf([...parts, ...outside].find((part) => part.number === number));
  return `${amount === null ? '' : `: ${formatCurrency(amount)}`}${ofProject(root, payment)}`;
}

/** What a notice calls a part: 'Parcela 2 de 6'; null if it is the whole payment. */
function partName(root: RootState, id: string, number: number): string | null {
  const payment = paymentsSelectors.selectById(root, id);
  const count = payment ? installmentCount(payment) : 1;
  return count === 1 && number === 1 ? null : `Parcela ${number.toString()} de ${count.toString()}`;
}

/**
 * The text about a part: 'Recebido hoje, 23/11: R$ 810,00 de “Marca”.', or 'Parcela 2 de 6 recebida em 20/11: …'. Of a
 * receipt that only has another day it says so first.
 */
function partText(root: RootState, message: Message<'partReceived'>, today: Day): string {
  const text = receiptText(root, message, today);
  const isMoved = receiptNoun(message) === MOVED;
  return isMoved ? `Data mudada: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

function receiptText(
  root: RootState,
  { id, number, on, came }: Message<'partReceived'>,
  today: Day,
): string {
  const payment = paymentsSelectors.selectById(root, id) ?? null;
  if (came !== null)
    return `Recebido ${dayText(on, today)}: ${formatCurrency(came)}${ofProject(root, payment)}.`;
  const part = partName(root, id, number);
  const end = `${dayText(on, today)}${ofPart(root, id, number)}.`;
  return part === null ? `Recebido ${end}` : `${part} recebida ${end}`;
}

const MOVED = 'mudança de data';

/** What was done to a part: it was received, its receipt has another day, or nothing of it is received any more. */
function receiptNoun({ before: steps }: TakeBack): string {
  if (steps.length === 0) return 'recebimento';
  if (!steps.some(({ after }) => isIn(after))) return 'volta a pendente';
  return steps.every(isIn) ? MOVED : 'recebimento';
}

/**
 * The text about what was taken back: 'Parcela 2 de 6 de volta a pendente: …', or of what came in part 'R$ 60,00 de
 * “Marca” de volta a pendente.'
 */
function takenBackText(
  root: RootState,
  { id, number, amount, before }: Message<'partTakenBack'>,
): string {
  const isPiece = before.some((row) => row.number >= FIRST_PIECE);
  if (isPiece && amount !== null) {
    const payment = paymentsSelectors.selectById(root, id) ?? null;
    return `${formatCurrency(amount)}${ofProject(root, payment)} de volta a pendente.`;
  }
  return `${partName(root, id, number) ?? 'Pagamento'} de volta a pendente${ofPart(root, id, number)}.`;
}

/** The text about a day that could not be stored, although the payment was. */
function failedDayText(
  root: RootState,
  { paymentId, number }: Message<'receiptDayFailed'>,
): string {
  const said = 'Erro ao salvar o dia do recebimento.';
  const payment = paymentsSelectors.selectById(root, paymentId);
  if (number > 1 || !payment) return `${said} Tente novamente.`;
  return `${said}\nO pagamento está salvo como ${paidLabel(payment.paid).toLowerCase()}.`;
}

/** The name of a record in a notice; null if neither the record nor its owner has a name. */
function nameOf(root: RootState, entity: EntityName, row: object | undefined) {
  if (row === undefined) return null;
  const { name, of } = recordName(root, { entity, row } as SomeRow); // cast: the row is of that entity's list
  return of === 'nothing' ? null : { name, of };
}

/** A record at the start of a sentence: 'Pagamento de “Marca”', 'Projeto “Site”'. */
function titleOf(root: RootState, entity: EntityName, row: object | undefined): string {
  const suffix = nameOf(root, entity, row);
  const name = suffix ? `${suffix.of === 'owner' ? ' de' : ''} ${quoted(suffix.name ?? '')}` : '';
  return `${capitalised(nounOfOne[entity])}${name}`;
}

/**
 * Returns the text about a change of one row or of many: 'Pagamento de “Marca” marcado como pago.', 'Projeto “Marca”
 * concluído.', '3 pagamentos alterados.', or '2 orçamentos aprovados.'. One more sentence follows for each project that the approvals created.
 */
function changedText(root: RootState, { entity, field, set }: BulkUndo): string {
  const count = set.length;
  const [only] = set;
  if (only && (field === 'paid' || field === 'delivered')) {
    const on = only.to === true;
    const state = (field === 'paid' ? paidLabel(on) : deliveredLabel(on)).toLowerCase();
    const payments = set.flatMap(({ id }) => paymentsSelectors.selectById(root, id) ?? []);
    const amounts = payments.map((payment) => firstAmount(root, payment));
    const sum =
      field === 'paid' && amounts.some(Boolean) ? `: ${formatCurrency(sumMoney(amounts))}` : '';
    const of = ofProject(root, payments[0] ?? null);
    const part = field === 'paid' && count === 1 ? partName(root, only.id, 1) : null;
    if (part !== null) return `${part}${of}: ${on ? state : 'pendente de novo'}${sum}.`;
    return count === 1
      ? `Pagamento${of} marcado como ${state}${sum}.`
      : `${countText(count, 'payments')} marcados como ${state}s${sum}.`;
  }
  const plural = count === 1 ? '' : 's';
  const row = count === 1 && only ? root[entity].entities[only.id] : undefined;
  // A single record is named, so that taking a status back is told like giving it.
  const what = row ? titleOf(root, entity, row) : countText(count, entity);
  const isApproval = entity === 'quotes' && field === 'status' && only?.to === 'approved';
  if (!isApproval) {
    const change = set.every(({ to }) => to === 'completed')
      ? 'concluído'
      : set.every(({ from }) => from === 'completed')
        ? 'reaberto'
        : 'alterado';
    if (entity === 'quotes' && set.every(({ from }) => from === 'approved'))
      return `${what} de volta a não aprovado${plural}.`;
    return `${what} ${inGenderOf(entity, change)}${plural}.`;
  }
  const approved = `${what} aprovado${plural}.`;
  // A single created project has a notice of its own, with a button that opens the project.
  if (count === 1) return approved;
  const made = set.flatMap(({ id }) => {
    const project = projectsSelectors.selectById(root, selectProjectMadeFrom(root, id));
    return project ? createdText(project.name) : [];
  });
  return [approved, ...made].join('\n');
}

/** The text about payments that the terms of a quote have become: '2 pagamentos de “Marca” criados.' */
function chargedText(root: RootState, { projectId, paymentIds }: Message<'charged'>): string {
  const name = shortName(projectsSelectors.selectById(root, projectId)?.name);
  const of = name === null ? '' : ` de ${quoted(name)}`;
  const count = paymentIds.length;
  if (count === 0) return `Projeto${name === null ? '' : ` ${quoted(name)}`} em andamento.`;
  return count === 1 ? `Pagamento${of} criado.` : `${countText(count, 'payments')}${of} criados.`;
}

/** The specified sentence about a project that an approval created. */
const createdText = (project: string): string => `Projeto "${project}" criado automaticamente!`;

const answered = { approved: 'aprovado', rejected: 'rejeitado' } as const;

const NO_PASSWORD_HERE = {
  recovery: 'A senha continua a mesma: quem cuida do projeto pode trocá-la.',
  invite: 'A conta ainda não tem senha: quem cuida do projeto pode criar uma.',
  confirmation: '',
};

/** The text about the outcome of a link from an e-mail. The app cannot set passwords, so the texts say who can. */
function linkText(outcome: LinkOutcome): string {
  switch (outcome.end) {
    case 'entered':
      return `Você entrou pelo link. ${NO_PASSWORD_HERE[outcome.purpose]}`;
    case 'unused':
      return `O link não foi usado: você já estava na sua conta. ${NO_PASSWORD_HERE[outcome.purpose]}`;
    case 'spent':
      return 'O link do email já foi usado ou venceu. Você continua na sua conta.';
    case 'refused':
      return 'O link do email não pôde ser usado. Você continua na sua conta.';
  }
}

/**
 * Returns the text about a confirmed statement. It begins like '6 parcelas recebidas: R$ 11.568,66.' and adds what else
 * the confirmation did.
 */
function statementText({
  outcome,
  receipts,
  expenses,
  sum,
  found,
  failed,
}: StatementOutcome): string {
  if (outcome === 'kept') return 'Nem tudo foi desfeito. Tente desfazer de novo.';
  if (outcome === 'takenBack') {
    const back = 'A conferência foi desfeita.';
    if (found === 0) return back;
    return `${back} ${countText(found, 'expenses')} ${found === 1 ? 'mudou depois e ficou como está.' : 'mudaram depois e ficaram como estão.'}`;
  }
  const parts = receipts.length;
  const spent = expenses.length;
  const sentences = [
    parts > 0 &&
      `${parts === 1 ? '1 parcela recebida' : `${parts.toLocaleString('pt-BR')} parcelas recebidas`}: ${formatCurrency(sum)}.`,
    spent > 0 && `${countText(spent, 'expenses')} ${spent === 1 ? 'registrado' : 'registrados'}.`,
    found > 0 &&
      (found === 1
        ? '1 linha já tinha sido usada, ou a parcela dela já recebida, em outra aba ou em outro aparelho.'
        : `${found.toLocaleString('pt-BR')} linhas já tinham sido usadas, ou as parcelas delas já recebidas, em outra aba ou em outro aparelho.`),
    failed > 0 &&
      (failed === 1
        ? '1 linha não foi salva por inteiro. Tente de novo.'
        : `${failed.toLocaleString('pt-BR')} linhas não foram salvas por inteiro. Tente de novo.`),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

const seriesNoun: Record<SeriesChange['how'], string> = {
  decided: 'dispensa',
  changed: 'mudança',
  paused: 'pausa',
  resumed: 'retomada',
  ended: 'fim',
};

const seriesParticiple: Record<SeriesChange['how'], string> = {
  decided: '',
  changed: 'mudou daqui para a frente',
  paused: 'está em pausa',
  resumed: 'voltou a se repetir',
  ended: 'não se repete mais',
};

/** The name of the one series that was changed: its expense's description, or its project's name. */
function seriesName(root: RootState, { how, rows: [changed] }: SeriesChange): string[] {
  if (how === 'decided' || !changed) return [];
  const key = seriesKey(changed.id.slice(0, 36));
  const row = seriesSelectors
    .selectAll(root)
    .find(({ id, kind }) => kind !== null && seriesKey(id.slice(0, 36)) === key);
  const name = row?.name ?? projectsSelectors.selectById(root, row?.project ?? null)?.name;
  return name === undefined ? [] : [name];
}

/** '2 pagamentos e 1 gasto' */
const madeText = (made: SeriesChange['made']): string =>
  joinWithAnd(
    (['payment', 'expense'] as const).flatMap((of) => {
      const count = made.filter(({ kind }) => kind === of).length;
      return count === 0 ? [] : countText(count, `${of}s`);
    }),
  );

const dutyNoun = { dasDone: 'do DAS', reportDone: 'do relatório', dasnDone: 'da DASN' } as const;

/** What an undo of it takes back: 'criação de 2 pagamentos e 1 gasto', 'pausa do que se repete' and 'Aluguel'. */
const seriesUndoText = (root: RootState, change: SeriesChange): readonly [string, ...string[]] =>
  change.made.length > 0
    ? [`criação de ${madeText(change.made)}`]
    : [`${seriesNoun[change.how]} do que se repete`, ...seriesName(root, change)];

/** What was done with what comes again: '2 pagamentos e 1 gasto criados. 1 ficou de fora.', '“Aluguel” está em pausa.' */
function seriesText(root: RootState, change: SeriesChange): string {
  const { how, made, rows } = change;
  if (how !== 'decided') {
    const [name] = seriesName(root, change);
    const what = name === undefined ? 'O que se repete' : quoted(shortName(name) ?? '');
    return `${what} ${seriesParticiple[how]}.`;
  }
  const created = made.length === 1 ? 'criado' : 'criados';
  const sentences = [
    made.length > 0 && `${madeText(made)} ${created}.`,
    rows.length > 0 &&
      `${formatCount(rows.length)} ${rows.length === 1 ? 'ficou' : 'ficaram'} de fora.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

/**
 * Returns the words for what an undo takes back, and details that tell it from others: 'exclusão de Ensaio fotográfico' and
 * 'Projeto'.
 */
export function undoText(root: RootState, message: NoticeMessage): readonly [string, ...string[]] {
  switch (message.code) {
    case 'deleted':
    case 'restoreFailed':
      return ofRecords(root, 'exclusão', message.entity, message.rows);
    case 'partReceived':
    case 'partTakenBack':
    case 'receiptUndoFailed': {
      const { id, number } = message;
      const payment = paymentsSelectors.selectById(root, id);
      const count = payment ? installmentCount(payment) : 1;

      const [what] = ofRecords(root, receiptNoun(message), 'payments', payment ? [payment] : [], 1);
      return count === 1 ? [what] : [what, `Parcela ${String(number)} de ${String(count)}`];
    }
    case 'set':
    case 'setBackFailed': {
      const { entity, field, set } = message;
      const rows = set.flatMap(({ id }) => root[entity].entities[id] ?? []);
      const of = (what: string) => ofRecords(root, what, entity, rows, set.length);
      const [only] = set;
      if (only?.to === 'approved') return of('aprovação');
      if (only?.to === 'completed') return of('conclusão');
      const [what, ...details] = of('alteração');
      if (set.length > 1 || typeof only?.to !== 'boolean') return [what, ...details];
      const label = field === 'paid' ? paidLabel(only.to) : deliveredLabel(only.to);
      const part = field === 'paid' ? partName(root, only.id, 1) : null;
      return [what, ...(part === null ? details : [part]), label];
    }
    case 'charged':
    case 'chargeUndoFailed': {
      const { paymentIds, projectId } = message;
      const count = paymentIds.length;
      const project = projectsSelectors.selectById(root, projectId);
      if (count === 0) return ofRecords(root, 'início', 'projects', project ? [project] : [], 1);
      // Once they are taken back, only their project tells which payments they were.
      const [what, ...details] = ofRecords(root, 'criação', 'payments', [{ projectId }], count);
      return count === 1 || !project ? [what, ...details] : [what, project.name];
    }
    case 'seriesChanged':
    case 'seriesUndoFailed':
      return seriesUndoText(root, message);
    case 'dutyDone': {
      const period = message.to.split('-').reverse().join('/');
      return [`conclusão ${dutyNoun[message.field]} de ${period}`];
    }
    case 'statement':
      return ['conferência do extrato'];
    case 'formClosed':
      return ['formulário fechado sem salvar', capitalised(nounOfOne[message.modal.entity])];
    default:
      return [''];
  }
}

/**
 * What was done to records: the name and the noun of a single one, or the number of several.
 * @param rows - those of them that are there.
 */
function ofRecords(
  root: RootState,
  what: string,
  entity: EntityName,
  rows: readonly object[],
  count = rows.length,
): [string, ...string[]] {
  const name = count === 1 ? nameOf(root, entity, rows[0])?.name : null;
  return name
    ? [`${what} de ${name}`, capitalised(nounOfOne[entity])]
    : [`${what} de ${countText(count, entity)}`];
}

/**
 * The text about deleted or restored records: 'Pagamento de “Marca” excluído.', '3 pagamentos excluídos.'
 * @param what - the participle in the masculine singular, such as 'excluído'.
 */
function deletedText(root: RootState, deleted: SomeRows, what: string): string {
  const { entity, rows } = deleted;
  const count = rows.length;
  const participle = inGenderOf(entity, what);
  if (count !== 1) {
    return `${countText(count, entity)} ${participle}s.`;
  }
  return `${titleOf(root, entity, rows[0])} ${participle}.`;
}

/** The most records whose names a text lists. */
const MAX_NAMED = 3;

/**
 * The text about records that could not be changed: 'Não foi possível excluir 2 pagamentos: “Marca” e “Site”.
 * Continuam marcados.'
 */
function failedText(
  root: RootState,
  { entity, ids, deletes }: Message<'bulkFailed'>,
  isUnsure: boolean,
): string {
  const rows = ids.flatMap((id) => root[entity].entities[id] ?? []);
  const names = rows.slice(0, MAX_NAMED).flatMap((row) => nameOf(root, entity, row)?.name ?? []);
  const more = ids.length > MAX_NAMED ? '…' : '';
  const all = names.map(quoted);
  const list = more ? all.join(', ') : joinWithAnd(all);
  const which = names.length > 0 ? `: ${list}${more}` : '';
  const stillMarked = ids.length === 1 ? 'Continua' : 'Continuam';
  const verb = deletes ? 'excluir' : 'alterar';
  const start = isUnsure ? 'Sem resposta ao' : 'Não foi possível';
  return `${start} ${verb} ${countText(ids.length, entity)}${which}. ${stillMarked} ${inGenderOf(entity, ids.length === 1 ? 'marcado' : 'marcados')}.`;
}

/**
 * The text about an undone change: 'Desfeito: recebimento de Ensaio fotográfico (Parcela 2 de 3).' It is that of its palette
 * option. 'Desfeito: criação de 2 pagamentos. 1 registro mudou depois e ficou como está.'
 */
function undoneText(root: RootState, { of, kept }: Message<'undone'>): string {
  const [what, ...details] = undoText(root, of);
  const which = details.length > 0 ? ` (${details.join(', ')})` : '';
  const all = 'made' in of ? of.made.length + of.rows.length : Infinity;
  return [
    ...(kept < all ? [`Desfeito: ${what}${which}.`] : []),
    ...(kept > 0 ? [keptText(kept)] : []),
  ].join(' ');
}

/** The text about records that an undo has left alone. */
const keptText = (count: number): string =>
  count === 1
    ? '1 registro mudou depois e ficou como está.'
    : `${formatCount(count)} registros mudaram depois e ficaram como estão.`;

/** The text about a change that others have followed: 'Alteração desfeita em 2 pagamentos. 1 mudou ou foi excluído depois e ficou como está.' */
function setBackText({ entity, count, changed }: Message<'setBack'>): string {
  const kept =
    changed === 1
      ? `mudou ou foi ${inGenderOf(entity, 'excluído')} depois e ficou como está.`
      : `mudaram ou foram ${inGenderOf(entity, 'excluídos')} depois e ficaram como estão.`;
  if (count === 0) return `${countText(changed, entity)} ${kept}`;
  const back = `Alteração desfeita em ${countText(count, entity)}.`;
  return changed === 0 ? back : `${back} ${formatCount(changed)} ${kept}`;
}

/** The first three names, and the number of the others. */
const named = (names: readonly string[]): string =>
  joinWithAnd([
    ...names.slice(0, MAX_NAMED),
    ...(names.length > MAX_NAMED ? [`mais ${String(names.length - MAX_NAMED)}`] : []),
  ]);

/** The quotes of the notice that still lack a project. */
const missingQuotes = (root: RootState, { quoteIds }: Message<'projectsMissing'>) =>
  selectQuotesWithoutProject(root).filter(({ id }) => quoteIds.includes(id));

/** The notices that still have something to tell: the offer to create missing projects may have none left. */
export const selectToldNotices = (root: RootState): Notice[] =>
  selectNotices(root).filter(
    ({ message }) => message.code !== 'projectsMissing' || missingQuotes(root, message).length > 0,
  );

function missingText(root: RootState, message: Message<'projectsMissing'>): string {
  const clients = clientsSelectors.selectEntities(root);
  const names = missingQuotes(root, message).map(
    ({ clientId }) => shortName(clients[clientId ?? '']?.name) ?? '',
  );
  return names.length === 1
    ? `O orçamento de ${names.join()} foi aprovado e ficou sem projeto.`
    : `${String(names.length)} orçamentos foram aprovados e ficaram sem projeto: ${named(names)}.`;
}

/** The words about what happened. Some have several lines. */
function wordsOf(root: RootState, { message, unconfirmed }: Notice, today: Day): string {
  const isUnsure = unconfirmed !== undefined;
  switch (message.code) {
    case 'saveFailed':
      return `Erro ao salvar ${nounOfOne[message.entity]}. Tente novamente.`;
    case 'deleteFailed':
      return `Erro ao deletar ${nounOfOne[message.entity]}. Tente novamente.`;
    case 'stageFailed':
      return 'Erro ao atualizar etapa. Tente novamente.';
    case 'deliveredFailed':
      return 'Erro ao atualizar entrega. Tente novamente.';
    case 'paidFailed':
      return 'Erro ao atualizar pagamento. Tente novamente.';
    case 'answerRegistered':
      return `Orçamento nº ${message.number ?? ''} ${answered[message.decision]}: resposta registrada.`;
    case 'accountSwitched':
      return `Em outra aba entrou a conta ${message.email}, e esta passou para ela.${message.kept ? ' O que você digitava na outra conta está guardado até que ela volte.' : ''}`;
    case 'linkEnded':
      return linkText(message.outcome);
    case 'refreshed':
      return 'A internet voltou. Tudo atualizado.';
    case 'fileToAttach':
      return 'O arquivo do orçamento está salvo. Anexe-o à mensagem.';
    case 'myDataSaved':
      return 'Seus dados foram salvos.';
    case 'myDataFailed':
      return 'Erro ao salvar seus dados. Tente novamente.';
    case 'statementLineFailed':
      return 'Erro ao salvar a linha do extrato. Tente novamente.';
    case 'seriesFailed':
      return 'Erro ao salvar a repetição. Tente novamente.';
    case 'seriesChanged':
      return seriesText(root, message);
    case 'seriesKept':
      return keptText(message.count);
    case 'meiReportFailed':
      return 'Erro ao salvar o relatório mensal. Tente novamente.';
    case 'statement':
      return statementText(message);
    case 'projectCreated':
      return createdText(message.name);
    case 'projectKept':
      return `O projeto ${quoted(shortName(message.name) ?? '')} continua: ele mudou ou tem pagamentos.`;
    case 'approvedBefore':
      return message.count === 1
        ? 'Este orçamento já estava aprovado, por outra janela ou outro aparelho. Nenhum outro projeto foi criado.'
        : `${countText(message.count, 'quotes')} já estavam aprovados, por outra janela ou outro aparelho. Nenhum outro projeto foi criado para eles.`;
    case 'projectsMissing':
      return missingText(root, message);
    case 'created':
      return `${titleOf(root, message.entity, root[message.entity].entities[message.id])} ${inGenderOf(message.entity, 'criado')}.`;
    case 'deleted':
      return deletedText(root, message, 'excluído');
    case 'restored':
      return deletedText(root, message, 'recuperado');
    case 'partReceived':
      return partText(root, message, today);
    case 'partTakenBack':
      return takenBackText(root, message);
    case 'receiptUndoFailed':
      return 'O recebimento não pôde ser desfeito por inteiro. Tente desfazer de novo.';
    case 'receiptDayFailed':
      return failedDayText(root, message);
    case 'set':
      return changedText(root, message);
    case 'setBack':
      return setBackText(message);
    case 'dutyDone':
      return capitalised(`${undoText(root, message)[0]}.`);
    case 'undone':
      return undoneText(root, message);
    case 'receiptOutdated':
      return 'Nada foi recebido: este pagamento mudou desde que você o abriu.\nConfira o que falta e tente de novo.';
    case 'receiptKept':
      return 'O recebimento mudou depois e ficou como está.';
    case 'bulkFailed':
      return failedText(root, message, isUnsure);
    case 'charged':
      return chargedText(root, message);
    case 'chargeKept':
      return message.entity === 'payments'
        ? 'O pagamento já foi alterado e continua como está.'
        : 'O projeto tem outro pagamento e continua em andamento.';
    case 'setBackFailed':
    case 'restoreFailed':
    case 'chargeUndoFailed':
    case 'seriesUndoFailed':
      return `${isUnsure ? 'Sem resposta ao desfazer' : 'Não foi possível desfazer'}. Tente novamente.`;
    case 'newVersion':
      return 'Há uma versão nova.';
    case 'installHelp':
      return 'Toque em Compartilhar e depois em Adicionar à Tela de Início.';
    case 'formClosed':
      return `Formulário de ${nounOfOne[message.modal.entity]} fechado sem salvar.`;
  }
}

/** The failures of changes of which other rows may have been stored. */
const OF_SEVERAL: readonly NoticeMessage['code'][] = [
  'receiptDayFailed',
  'receiptUndoFailed',
  'bulkFailed',
  'restoreFailed',
  'setBackFailed',
  'chargeUndoFailed',
  'seriesUndoFailed',
  'statement',
];

/** The line that says what a failed request has stored. It is empty if that goes without saying. */
function whyText(root: RootState, { tone, message: { code }, unconfirmed }: Notice): string {
  if (tone !== 'danger') return '';
  const isUnsure = unconfirmed !== undefined;
  if (!selectIsOffline(root)) return isUnsure ? 'Não se sabe se foi gravado.' : '';
  // A statement is confirmed by many requests, and its notice does not follow each of them.
  if (isUnsure || code === 'statement') return 'Sem internet: não se sabe se foi gravado.';
  return `Sem internet: ${OF_SEVERAL.includes(code) ? 'isso não' : 'nada'} foi gravado.`;
}

/** Whether the notices float over a dialog. Behind the drawer they wait. */
export const selectIsOverDialog = ({ workspace: { forms, navigation } }: RootState): boolean =>
  forms.modal !== null ||
  forms.confirmation !== null ||
  (navigation.panel !== null && navigation.panel !== 'userMenu');

/** Whether the open dialog is the view in which the change was made. */
function isOfOpenView(root: RootState, message: NoticeMessage): boolean {
  const modal = selectModal(root);
  if (modal?.mode !== 'view') return false;
  // Payments are made from the view of the quote or of the project.
  if (message.code === 'charged' || message.code === 'chargeUndoFailed') return true;
  if ('before' in message) return message.id === modal.id;
  return 'set' in message && message.set[0]?.id === modal.id;
}

/** The control of a notice. A dialog keeps the focus, and that of a payment has a field for the day. */
const slotOf = (root: RootState, message: NoticeMessage): NoticeView['slot'] =>
  message.code === 'partReceived' && message.came === null && !selectIsOverDialog(root)
    ? 'receiptDay'
    : null;

/** The buttons of a notice. Over a dialog, it has none that leads away from the dialog. */
function actionsOf(root: RootState, { id, message }: Notice): NoticeAction[] {
  const { noticeFollowed } = workspaceActions;
  if (message.code === 'newVersion') {
    // The button is also offered over an open form, because drafts survive the update.
    return [{ label: 'Atualizar', intent: noticesActions.updateRequested() }];
  }
  const isOverDialog = selectIsOverDialog(root);
  // The undo of a change that was made in a view leads nowhere else.
  if (isOverDialog && !isOfOpenView(root, message)) return [];
  if (message.code === 'projectCreated' || message.code === 'projectKept') {
    const intent = noticeFollowed({ id, section: 'projects', projectId: message.id });
    return [{ label: 'Abrir projeto', intent }];
  }
  if (message.code === 'created') {
    const intent = workspaceActions.recordShown(openingOf(message.entity, message.id));
    return [{ label: `Abrir ${nounOfOne[message.entity]}`, intent }];
  }
  if (message.code === 'projectsMissing') {
    const [quote, ...others] = missingQuotes(root, message);
    if (!quote || others.length > 0) {
      return [{ label: 'Ver orçamentos', intent: noticeFollowed({ id, section: 'quotes' }) }];
    }
    const intent = projectsActions.creationFromQuoteRequested({ quoteId: quote.id });
    return [{ label: 'Criar projeto', intent }];
  }
  const intent = undoIntentOf(message);
  if (!intent) return [];
  const undo = { label: undoLast.label, intent };
  if (slotOf(root, message)) return [{ label: 'Mudar a data', intent: null }, undo];
  // The undo keys only undo the most recent change, so only its notice shows them.
  const hasKeys = !isOverDialog && selectUndoableNotice(root)?.id === id;
  return [{ ...undo, key: hasKeys ? undoLast.keys[0] : undefined }];
}

/**
 * Describes a notice. Returns null if there is nothing left to tell: the offer to create missing projects follows
 * the lists, and ends once no quote lacks a project.
 * @param today - the user's local day.
 */
export function describeNotice(root: RootState, notice: Notice, today: Day): NoticeView | null {
  const { id, tone, message } = notice;
  const isOffer = message.code === 'projectsMissing';
  if (isOffer && missingQuotes(root, message).length === 0) return null;
  const [title = '', ...lines] = wordsOf(root, notice, today).split('\n');
  const why = whyText(root, notice);
  return {
    tone,
    title,
    text: [...lines, ...(why === '' ? [] : [why])].join('\n'),
    actions: actionsOf(root, notice),
    beside: ['newVersion', 'created'].includes(message.code) || undoIntentOf(message) !== null,
    stays: tone !== 'success',
    close: isOffer
      ? noticesActions.missingProjectsDeclined({ quoteIds: [...message.quoteIds] })
      : noticesActions.noticeDismissed({ id }),
    slot: slotOf(root, message),
  };
}
