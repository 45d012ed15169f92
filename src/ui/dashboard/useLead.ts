import { workspaceActions } from '../../features/workspace/workspaceSlice';
import type { Section } from '../../features/navigation/navigationSlice';
import { useAppDispatch } from '../../store/hooks';

/** For what leads to a section: its title, and what following it does. */
export function useLead() {
  const dispatch = useAppDispatch();
  return (section: Section, title: string) => ({
    title,
    onFollow: () => {
      dispatch(workspaceActions.sectionChosen(section));
    },
  });
}
