import { useMemo } from 'react';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { expenseProjectsSelectors } from '../../../features/business/expenses/expenseProjectsSlice';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { useAppSelector } from '../../../store/hooks';
import type { Choice } from '../../kit/form/choices';
import { projectChoices } from '../projects/projectChoices';
import { NO_PROJECT } from '../../records/texts/projectTexts';
import { ReferenceChoice, type ReferenceChoiceProps } from '../../records/finding/ReferenceChoice';
import { useLookup } from '../../records/useLookup';

function useProjectChoices(isAsked: boolean): readonly Choice[] {
  const projects = useAppSelector(projectsSelectors.selectAll);
  const named = useAppSelector(expenseProjectsSelectors.selectAll);
  const findClient = useLookup(clientsSelectors);
  return useMemo(() => {
    if (!isAsked) return [NO_PROJECT];
    const ids = new Set(named.map(({ projectId }) => projectId));
    const offered = projects.filter(({ id }) => ids.has(id));
    return [NO_PROJECT, ...projectChoices(offered, findClient)];
  }, [isAsked, named, projects, findClient]);
}

/** The filter by project. It offers the projects to which expenses belong, newest first. */
export default function ProjectChoice(props: ReferenceChoiceProps) {
  return <ReferenceChoice {...props} useChoices={useProjectChoices} />;
}
