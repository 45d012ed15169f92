import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';

import { countCompleted, progressPercent, type Project } from '../../features/projects/project';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { Card } from '../kit/list/Card';
import { Facts } from '../kit/text/Facts';
import { formatDay } from '../kit/text/format';
import { IconButton } from '../kit/form/IconButton';
import { NotLoaded } from '../kit/text/NotLoaded';
import { ProjectStatusBadge } from './ProjectStatusBadge';
import { TileBar } from '../kit/figures/TileBar';
import { stageCount } from './labels';

const Progress = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 44px',
    alignItems: 'center',
    gap: '3',
    margin: '20px 0 14px',
    fontSize: 'control',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > span': { textAlign: 'end' },
  },
});

interface ProjectCardProps {
  project: Project;
  /** Or the text for a client that is gone; null while it cannot be told. */
  clientName: string | null;
}

/** One project in the grid; rendered again only when it or its client's name changes. */
export const ProjectCard = memo(function ProjectCard({ project, clientName }: ProjectCardProps) {
  const dispatch = useAppDispatch();
  const { id, name, stages, responsible } = project;
  const open = (mode: 'view' | 'edit') => () => {
    dispatch(workspaceActions.modalOpened('projects', mode, id));
  };
  const askToDelete = () => {
    dispatch(workspaceActions.confirmationAsked({ kind: 'delete', entity: 'projects', id }));
  };
  return (
    <Card
      title={name}
      subtitle={clientName ?? <NotLoaded />}
      badge={<ProjectStatusBadge status={project.status} />}
      foot={stageCount(stages.length)}
      actions={
        <>
          <IconButton icon="eye" label={`Visualizar o projeto ${name}`} onClick={open('view')} />
          <IconButton icon="pencil" label={`Editar o projeto ${name}`} onClick={open('edit')} />
          <IconButton icon="trash" label={`Excluir o projeto ${name}`} onClick={askToDelete} />
        </>
      }
    >
      <Progress>
        <TileBar
          done={countCompleted(stages)}
          total={stages.length}
          label={`Progresso de ${name}`}
        />
        <span>{progressPercent(stages)}%</span>
      </Progress>
      <Facts
        items={[
          { label: 'Prazo', value: formatDay(project.deadline) },
          ...(responsible === null ? [] : [{ label: 'Responsável', value: responsible }]),
        ]}
      />
    </Card>
  );
});
