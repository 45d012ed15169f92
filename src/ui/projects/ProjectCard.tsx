import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { countCompleted, progressPercent, type Project } from '../../features/projects/project';
import { TileBar } from '../kit/figures/TileBar';
import { Card } from '../kit/list/Card';
import { NotLoaded } from '../kit/text/NotLoaded';
import { slotClasses } from '../theme/slotClasses';
import { RecordActions } from '../records/RecordActions';
import { figures } from '../theme/type';
import { Deadline } from './Deadline';
import { stageCount } from './projectTexts';
import { ProjectStatusBadge } from './ProjectStatusBadge';

const progressRecipe = defineSlotRecipe({
  slots: ['root', 'percent'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 44px',
      alignItems: 'center',
      gap: '3',
      gridArea: 'bar',
      marginTop: { base: 0, md: '20px' },
    },
    percent: { ...figures, fontSize: 'control', fontWeight: 600, textAlign: 'end' },
  },
});
const progress = slotClasses(progressRecipe);

interface ProjectCardProps {
  project: Project;
  /** The client's name or the fallback text; null while it is unknown. */
  clientName: string | null;
  /** How many days ago the deadline passed; 0 where it has not. */
  daysLate: number;
}

/** A project's card. It is rendered again only when its project, client's name or lateness changes. */
export const ProjectCard = memo(function ProjectCard({
  project,
  clientName,
  daysLate,
}: ProjectCardProps) {
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
      foot={stageCount(stages.length)}
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
