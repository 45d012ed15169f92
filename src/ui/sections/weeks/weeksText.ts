/** The texts of the weeks to come. */
import { createSelector, type UnknownAction } from '@reduxjs/toolkit';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { partName } from '../../../features/business/payments/paymentWords';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { seriesWorkActions } from '../../../features/business/series/seriesWorkSlice';
import type { Expected } from '../../../features/business/weeks/expected';
import { WEEK_COUNT, type Week, type Weeks } from '../../../features/business/weeks/weeks';
import { formatCurrency, formatDay } from '../../kit/text/format';
import { clientName } from '../../records/texts/clientName';
import { projectName } from '../../records/texts/projectTexts';
import { lookupIn } from '../../records/useLookup';

/** A day without its year: no day comes twice in thirteen weeks. */
export const dayMonth = (day: string): string => formatDay(day).slice(0, 5);

/** 'Semana de 10/01 a 16/01'. */
export const weekName = ({ from, to }: Week): string =>
  `Semana de ${dayMonth(from)} a ${dayMonth(to)}`;

/** What a week does, for those who do not see its tiles. */
export const weekReadOut = (week: Week, hasBalance: boolean): string =>
  `${weekName(week)}: entra ${formatCurrency(week.comes)}, sai ${formatCurrency(week.goes)}` +
  (hasBalance ? `, fica com ${formatCurrency(week.end)}` : '');

export const ASKS_BALANCE = 'Diga quanto há na conta, e o Ofício diz se o dinheiro dá.';

/** The day of the least that there is, where the week ends with more. */
const lowestDay = ({ end, least: { amount, day } }: Week): string =>
  amount < end ? ` em ${dayMonth(day)}` : '';

const redText = (week: Week): string =>
  `A semana de ${dayMonth(week.from)} fica ${formatCurrency(-week.least.amount)} no vermelho` +
  lowestDay(week);

const leastText = (week: Week): string =>
  `A menor sobra é de ${formatCurrency(week.least.amount)}${lowestDay(week)}, na semana de ${dayMonth(week.from)}.`;

/** The lowest week in one sentence. */
export function lowestText({ weeks, lowest }: Weeks): string {
  const week = weeks[lowest];
  if (!week) return '';
  return week.least.amount < 0 ? `${redText(week)}.` : leastText(week);
}

/** Whether the money lasts, and what the answer counts. */
export function answerText({ weeks, lowest }: Weeks): { title: string; note: string } {
  const week = weeks[lowest];
  const red = weeks.filter(({ least }) => least.amount < 0).length;
  const isWithoutExpenses = weeks.every(({ goes }) => goes === 0);
  const basis = `Soma o que está combinado e o que se repete${isWithoutExpenses ? '; nenhum gasto está previsto' : ''}.`;
  if (!week || red === 0) {
    const title = `O dinheiro dá nas ${WEEK_COUNT.toString()} semanas`;
    return { title, note: week ? `${leastText(week)} ${basis}` : basis };
  }
  const others =
    red === 1
      ? `Nas outras ${(WEEK_COUNT - 1).toString()} semanas o dinheiro dá.`
      : `Em ${red.toString()} das ${WEEK_COUNT.toString()} semanas o dinheiro não dá.`;
  return { title: redText(week), note: `${others} ${basis}` };
}

/** An expected amount in words, and what opens the record or the series that it comes from. */
export interface ExpectedText {
  name: string;
  detail: string;
  opens: UnknownAction;
}

/** Returns a function that says where an expected amount comes from. */
export const selectExpectedText = createSelector(
  [lookupIn(projectsSelectors), lookupIn(clientsSelectors)],
  (findProject, findClient) => {
    const ofProject = (id: string | null, place: string | null) => {
      const project = findProject(id);
      const client = project && findClient(project.clientId);
      const name = projectName(project) ?? '';
      return {
        name: place === null ? name : `${name}, ${place}`,
        detail: clientName(client) ?? '',
      };
    };
    return ({ source }: Expected): ExpectedText => {
      switch (source.of) {
        case 'part': {
          const { payment, part, count } = source.receivable;
          const place = partName(part.number, count);
          const opens = workspaceActions.modalOpened('payments', 'view', payment.id);
          return { ...ofProject(payment.projectId, place), opens };
        }
        case 'receipt': {
          const { payment } = source.receipt;
          const opens = workspaceActions.modalOpened('payments', 'view', payment.id);
          return { ...ofProject(payment.projectId, null), opens };
        }
        case 'expense': {
          const { id, description, category } = source.expense;
          const opens = workspaceActions.modalOpened('expenses', 'edit', id);
          return { name: description, detail: category, opens };
        }
        case 'series': {
          const { name, project, seriesId } = source.occurrence;
          const detail = 'se repete, ainda não foi criado';
          const own = name ?? ofProject(project, null).name;
          return { name: own, detail, opens: seriesWorkActions.viewed(seriesId) };
        }
      }
    };
  },
);
