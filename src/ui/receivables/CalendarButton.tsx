import { calendarFile } from '../../features/calendar/calendarFile';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import { paymentPartsSelectors } from '../../features/payments/paymentPartsSlice';
import type { Receivable } from '../../features/payments/receivable';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { useAppSelector } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { saveFile } from '../exports/saveFile';
import { Button } from '../kit/form/Button';
import { projectName } from '../projects/projectName';
import { useLookup } from '../records/useLookup';
import { calendarEvents } from './calendarEvents';

/** What is due as a file that any calendar reads; read again it changes what it brought before. */
export function CalendarButton({ open }: { open: readonly Receivable[] }) {
  const parts = useAppSelector(paymentPartsSelectors.selectAll);
  const projects = useAppSelector(projectsSelectors.selectAll);
  const findProject = useLookup(projectsSelectors);
  const findClient = useLookup(clientsSelectors);
  const nameOf = (id: string | null) => {
    const project = findProject(id);
    const client = project && findClient(project.clientId);
    return { project: projectName(project) ?? '', client: clientName(client) ?? '' };
  };
  return (
    <Button
      variant="plain"
      size="sm"
      paddingInline="0"
      onClick={() => {
        const events = calendarEvents({ open, parts, projects, nameOf });
        const content = calendarFile(events, new Date().toISOString());
        saveFile('oficio.ics', 'text/calendar;charset=utf-8', content);
      }}
    >
      Levar à agenda (.ics)
    </Button>
  );
}
