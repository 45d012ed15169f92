import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ShortcutsSheet } from './chunks';
import { CrashBoundary } from './CrashBoundary';

/** What floats over the page without being about a record; the user's menu hangs at its button. */
export function PanelHost() {
  const panel = useAppSelector(({ workspace }) => workspace.panel);
  const dispatch = useAppDispatch();
  if (panel?.kind !== 'shortcuts') return null;
  const close = () => {
    dispatch(workspaceActions.panelClosed('shortcuts'));
  };
  return (
    <CrashBoundary onClose={close}>
      <ShortcutsSheet onClose={close} />
    </CrashBoundary>
  );
}
