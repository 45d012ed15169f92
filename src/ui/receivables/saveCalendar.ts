import { calendarFile } from '../../features/calendar/calendarFile';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import {
  paymentPartsSelectors,
  selectPartsByPayment,
} from '../../features/payments/paymentPartsSlice';
import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import { receivables } from '../../features/payments/receivable';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { localDay } from '../../features/shared/days';
import { clientName } from '../clients/clientName';
import type { Root } from '../exports/tables';
import { saveFile } from '../exports/saveFile';
import { projectName } from '../projects/projectName';
import { lookUp } from '../records/useLookup';
import { calendarEvents } from './calendarEvents';

/** What is due, and the deadlines of projects, as a file that any calendar reads; read again it changes what it brought before. */
export function saveCalendar(root: Root, now: Date): void {
  const projects = projectsSelectors.selectAll(root);
  const findProject = (id: string | null) =>
    lookUp(projectsSelectors.selectEntities(root), projectsSelectors.selectIsLoaded(root), id);
  const findClient = (id: string | null) =>
    lookUp(clientsSelectors.selectEntities(root), clientsSelectors.selectIsLoaded(root), id);
  const nameOf = (id: string | null) => {
    const project = findProject(id);
    const client = project && findClient(project.clientId);
    return { project: projectName(project) ?? '', client: clientName(client) ?? '' };
  };
  const payments = paymentsSelectors.selectAll(root);
  const open = receivables(payments, selectPartsByPayment(root), localDay(now));
  const parts = paymentPartsSelectors.selectAll(root);
  const events = calendarEvents({ open, parts, projects, nameOf });
  const content = calendarFile(events, now.toISOString());
  saveFile('oficio.ics', 'text/calendar;charset=utf-8', content);
}
