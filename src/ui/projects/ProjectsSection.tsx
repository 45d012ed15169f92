import { useCallback } from 'react';

import { clientsSelectors } from '../../features/clients/clientsSlice';
import { daysLate, type Project } from '../../features/projects/project';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { Button } from '../kit/form/Button';
import { CardGrid } from '../kit/list/CardGrid';
import { useToday } from '../kit/text/useToday';
import { countLead } from '../records/countLead';
import { ListSection } from '../records/ListSection';
import { useFind } from '../records/useFind';
import { ProjectCard } from './ProjectCard';

/** The projects as cards, newest first. */
export default function ProjectsSection() {
  const dispatch = useAppDispatch();
  const projects = useAppSelector(projectsSelectors.selectAll);
  const findClient = useFind(clientsSelectors);
  const today = useToday();
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
      lead={countLead(projects.length, 'projeto', 'projetos')}
      create="Novo Projeto"
      empty={{
        title: 'Nenhum projeto criado',
        text: 'Aprove um orçamento para criar um projeto automaticamente.',
        action: <Button onClick={goToQuotes}>Ir para Orçamentos</Button>,
      }}
    >
      {projects.length > 0 && (
        <CardGrid label="Projetos" rows={projects} card={card} cardHeight={310} />
      )}
    </ListSection>
  );
}
