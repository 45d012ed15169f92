import { projectsSelectors } from '../../features/projects/projectsSlice';
import { useAppSelector } from '../../store/hooks';
import { NO_PROJECT, PROJECT_NOT_FOUND } from '../projects/projectName';
import { choiceChunk } from '../records/find/choiceChunk';
import type { FacetControlProps } from '../records/list';

const ProjectChoice = choiceChunk(
  () => import(/* webpackChunkName: "project-choice" */ './ProjectChoice'),
);

/** Shows what was spent on one project, or on none. */
export function ProjectFilter({ entity, value = '' }: FacetControlProps) {
  const project = useAppSelector((root) => projectsSelectors.selectById(root, value));
  const chosen = value === NO_PROJECT.value ? NO_PROJECT.label : project?.name;
  return (
    <ProjectChoice
      entity={entity}
      facet="project"
      label="Projeto"
      all="Todos os projetos"
      value={value}
      chosen={value === '' ? '' : (chosen ?? PROJECT_NOT_FOUND)}
    />
  );
}
