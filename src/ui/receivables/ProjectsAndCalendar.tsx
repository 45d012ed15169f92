import ProjectsSection from '../projects/ProjectsSection';
import { CalendarButton } from './CalendarButton';

/** The projects, and their deadlines with what is due as a file for calendars. */
export default function ProjectsAndCalendar() {
  return (
    <ProjectsSection
      beside={
        <CalendarButton variant="surface" icon="download">
          Agenda
        </CalendarButton>
      }
    />
  );
}
