/** The section 'Projetos': the card of a project, and the list of cards. */
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { memo, useCallback } from 'react';
import {
  countCompleted,
  progressPercent,
  type Project,
} from '../../../features/business/projects/project';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { clientName } from '../../records/texts/clientName';
import { TileBar } from '../../kit/figures/TileBar';
import { Button } from '../../kit/form/Button';
import { Card } from '../../kit/list/Card';
import { CardGrid } from '../../kit/list/CardGrid';
import { NotLoaded } from '../../kit/text/NotLoaded';
import { ListSection } from '../../records/ListSection';
import { RecordActions, useOpenRecord } from '../../records/RecordActions';
import { FoundList } from '../../records/finding/FoundList';
import { useCountLead, useFound } from '../../records/finding/useFound';
import { slotClasses } from '../../theme/slotClasses';
import { Deadline } from './Deadline';
import { ProjectStatusBadge } from '../../records/texts/ProjectStatusBadge';
import { projectList } from './projectList';
import { stageCountText } from '../../records/texts/projectTexts';

const progressRecipe = defineSlotRecipe({
  slots: ['root', 'percent'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 44px',
      alignItems: 'center',
      gap: '3',
      gridArea: 'bar',
      marginTop: { base: 0, md: '5' },
    },
    percent: { textStyle: 'digits', fontSize: 'control', fontWeight: 600, textAlign: 'end' },
  },
});
const progress = slotClasses(progressRecipe);

interface ProjectCardProps {
  project: Project;
  /** The client's name, or the text for a deleted client; null while the name is unknown. */
  clientName: string | null;
  /** How many days ago the deadline passed; 0 where it has not passed. */
  daysLate: number;
}

/** The card of a project. It is rendered again only when its project, its client's name or its lateness changes. */
const ProjectCard = memo(function ProjectCard({ project, clientName, daysLate }: ProjectCardProps) {
  const { id, name, stages, responsible, deadline } = project;
  return (
    <Card
      title={name}
      opens
      subtitle={clientName ?? <NotLoaded />}
      badge={<ProjectStatusBadge status={project.status} inRow />}
      facts={[
        { label: 'Prazo', value: <Deadline deadline={deadline} daysLate={daysLate} /> },
        ...(responsible === null ? [] : [{ label: 'Responsável', value: responsible }]),
      ]}
      foot={stageCountText(stages.length)}
      actions={<RecordActions entity="projects" id={id} subject={`o projeto ${name}`} />}
    >
      <div className={progress.root}>
        <TileBar
          done={countCompleted(stages)}
          total={stages.length}
          label={`Progresso de ${name}`}
        />
        <span className={progress.percent}>{progressPercent(stages)}%</span>
      </div>
    </Card>
  );
});

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
  const goToQuotes = () => dispatch(workspaceActions.sectionChosen('quotes'));
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
