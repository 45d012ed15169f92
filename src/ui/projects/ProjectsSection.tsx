import { useCallback } from 'react';

import type { Project } from '../../features/projects/project';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { Button } from '../kit/form/Button';
import { CardGrid } from '../kit/list/CardGrid';
import { FoundList } from '../records/find/FoundList';
import { useCountLead, useFound } from '../records/find/useFound';
import { ListSection } from '../records/ListSection';
import { useOpenRecord } from '../records/RecordActions';
import { ProjectCard } from './ProjectCard';
import { projectList } from './projectList';

const nameOf = ({ name }: Project) => name;

/** The projects as cards, newest first. */
export default function ProjectsSection() {
  const dispatch = useAppDispatch();
  const found = useFound(projectList);
  const open = useOpenRecord('projects');
  const { context } = found;
  const card = useCallback(
    (project: Project) => (
      <ProjectCard
        project={project}
        clientName={clientName(context.clientOf(project))}
        daysLate={context.daysLate(project)}
      />
    ),
    [context],
  );
  const goToQuotes = () => {
    dispatch(workspaceActions.sectionChosen('quotes'));
  };
  return (
    <ListSection
      entity="projects"
      lead={useCountLead(found)}
      empty={{
        title: 'Nenhum projeto criado',
        text: 'Aprove um orçamento para criar um projeto automaticamente.',
        action: <Button onClick={goToQuotes}>Ir para Orçamentos</Button>,
      }}
    >
      {found.all.length > 0 && (
        <FoundList found={found} cards>
          <CardGrid
            label="Projetos"
            rows={found.rows}
            view={found.sought}
            card={card}
            nameOf={nameOf}
            onOpen={open}
            cardHeight={140}
          />
        </FoundList>
      )}
    </ListSection>
  );
}
