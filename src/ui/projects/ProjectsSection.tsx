import { useCallback, useMemo } from 'react';

import { clientsSelectors } from '../../features/clients/clientsSlice';
import { daysLate, type Project } from '../../features/projects/project';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { Button } from '../kit/form/Button';
import { CardGrid } from '../kit/list/CardGrid';
import { useToday } from '../kit/text/useToday';
import { CalendarButton } from '../receivables/CalendarButton';
import { countLead } from '../records/countLead';
import { FoundList } from '../records/find/FoundList';
import { useFound } from '../records/find/useFound';
import { ListSection } from '../records/ListSection';
import { useLookup } from '../records/useLookup';
import { ProjectCard } from './ProjectCard';
import { projectFinder } from './projectFinder';

const nameOf = ({ name }: Project) => name;

/** The projects as cards, newest first. */
export default function ProjectsSection() {
  const dispatch = useAppDispatch();
  const projects = useAppSelector(projectsSelectors.selectAll);
  const findClient = useLookup(clientsSelectors);
  const today = useToday();
  const finder = useMemo(() => projectFinder(findClient, today), [findClient, today]);
  const found = useFound('projects', projects, finder);
  const card = useCallback(
    (project: Project) => (
      <ProjectCard
        project={project}
        clientName={clientName(findClient(project.clientId))}
        daysLate={daysLate(project, today)}
      />
    ),
    [findClient, today],
  );
  const goToQuotes = () => {
    dispatch(workspaceActions.sectionChosen('quotes'));
  };
  return (
    <ListSection
      entity="projects"
      lead={countLead('projects', found, finder.controls)}
      beside={
        projects.length > 0 && (
          <CalendarButton variant="surface" icon="download">
            Agenda
          </CalendarButton>
        )
      }
      empty={{
        title: 'Nenhum projeto criado',
        text: 'Aprove um orçamento para criar um projeto automaticamente.',
        action: <Button onClick={goToQuotes}>Ir para Orçamentos</Button>,
      }}
    >
      {projects.length > 0 && (
        <FoundList entity="projects" controls={finder.controls} found={found} cards>
          <CardGrid
            label="Projetos"
            rows={found.rows}
            view={found.sought}
            card={card}
            nameOf={nameOf}
            cardHeight={310}
          />
        </FoundList>
      )}
    </ListSection>
  );
}
