import ProjectsSection from '../projects/ProjectsSection';
import { CalendarButton } from './CalendarButton';

/** The projects section with its button for the calendar file. */
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
