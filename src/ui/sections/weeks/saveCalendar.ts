/** Makes a calendar file of the days on which something is due. */
import { calendarFile, type CalendarEvent } from '../../../features/business/calendar/calendarFile';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { parsePartId, type StoredPart } from '../../../features/business/payments/paymentPart';
import { paymentPartsSelectors } from '../../../features/business/payments/paymentPartsSlice';
import type { Receivable } from '../../../features/business/payments/receivable';
import { selectReceivables } from '../../../features/business/payments/receivableSelectors';
import type { Project } from '../../../features/business/projects/project';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { localDay } from '../../../features/shared/days';
import type { RootState } from '../../../store/hooks';
import { clientName } from '../../records/texts/clientName';
import { saveFile } from '../../records/saveFile';
import { formatCurrency } from '../../kit/text/format';
import { partName } from '../../../features/business/payments/paymentWords';
import { projectName } from '../../records/texts/projectTexts';
import { lookUp } from '../../records/useLookup';

interface Sources {
  open: readonly Receivable[];
  parts: readonly StoredPart[];
  projects: readonly Project[];
  /** The names of a project and of its client, by the project's id. */
  nameOf: (projectId: string | null) => { project: string; client: string };
}

/** The latest of several instants. Instants come in several formats, so they are compared as times, not as texts. */
const latest = (instants: readonly string[]): string | null =>
  instants.reduce<string | null>(
    (last, each) => (last === null || Date.parse(each) > Date.parse(last) ? each : last),
    null,
  );

/** The events of the calendar file: open parts with a due day, and deadlines of unfinished projects. */
export function calendarEvents({ open, parts, projects, nameOf }: Sources): CalendarEvent[] {
  const changes = new Map<string, string[]>();
  for (const { id, updatedAt } of parts) {
    const { id: paymentId } = parsePartId(id);
    changes.set(paymentId, [...(changes.get(paymentId) ?? []), updatedAt]);
  }
  const projectChange = new Map(projects.map(({ id, updatedAt }) => [id, updatedAt]));
  const dues = open.flatMap(({ payment, part, count }): CalendarEvent[] => {
    if (part.dueOn === null) return [];
    const { project, client } = nameOf(payment.projectId);
    const of = projectChange.get(payment.projectId ?? '');
    return [
      {
        uid: `${payment.id}-${part.number.toString()}@oficio`,
        day: part.dueOn,
        title: ['Receber', part.amount === null ? null : formatCurrency(part.amount), project]
          .filter((text) => text !== null && text !== '')
          .join(' · ')
          .replaceAll('\u00A0', ' '),
        text: [partName(part.number, count), client].filter(Boolean).join('\n'),
        changedAt: latest([
          payment.updatedAt,
          ...(changes.get(payment.id) ?? []),
          ...(of === undefined ? [] : [of]),
        ]),
      },
    ];
  });
  const deadlines = projects
    .filter(({ status }) => status !== 'completed')
    .map(({ id, name, deadline, updatedAt }): CalendarEvent => ({
      uid: `${id}@oficio`,
      day: deadline,
      title: `Prazo: ${name}`,
      text: nameOf(id).client,
      changedAt: updatedAt,
    }));
  return [...dues, ...deadlines];
}

/**
 * Saves the due days and deadlines as a calendar file. If the file is imported again, the calendar updates the
 * earlier events.
 */
export function saveCalendar(root: RootState, now: Date): void {
  const projects = projectsSelectors.selectAll(root);
  const nameOf = (id: string | null) => {
    const project = lookUp(root, projectsSelectors, id);
    const client = project && lookUp(root, clientsSelectors, project.clientId);
    return { project: projectName(project) ?? '', client: clientName(client) ?? '' };
  };
  const open = selectReceivables(root, localDay(now));
  const parts = paymentPartsSelectors.selectAll(root);
  const events = calendarEvents({ open, parts, projects, nameOf });
  const content = calendarFile(events, now.toISOString());
  saveFile('oficio.ics', 'text/calendar;charset=utf-8', content);
}
