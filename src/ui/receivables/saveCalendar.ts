import { calendarFile } from '../../features/calendar/calendarFile';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import { paymentPartsSelectors } from '../../features/payments/paymentPartsSlice';
import { selectReceivables } from '../../features/payments/receivableSelectors';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { localDay } from '../../features/shared/days';
import type { RootState } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { saveFile } from '../exports/saveFile';
import { projectName } from '../projects/projectTexts';
import { lookUp } from '../records/useLookup';
import { calendarEvents } from './calendarEvents';

/** Saves due days and deadlines as a calendar file. Importing it again updates the earlier events. */
export function saveCalendar(root: RootState, now: Date): void {
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
  const open = selectReceivables(root, localDay(now));
  const parts = paymentPartsSelectors.selectAll(root);
  const events = calendarEvents({ open, parts, projects, nameOf });
  const content = calendarFile(events, now.toISOString());
  saveFile('oficio.ics', 'text/calendar;charset=utf-8', content);
}
