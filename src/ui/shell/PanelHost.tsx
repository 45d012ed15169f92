import type { Panel } from '../../features/workspace/workspace';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Palette, ShortcutsSheet } from './chunks';
import { CrashBoundary } from '../chunks/CrashBoundary';

function Content({ panel, onClose }: { panel: Panel; onClose: () => void }) {
  switch (panel.kind) {
    case 'userMenu':
    case 'filters':
    case 'bulkChange':
    case 'bulkMore':
    case 'viewMore':
      // They hang where they were asked for.
      return null;
    case 'shortcuts':
      return <ShortcutsSheet onClose={onClose} />;
    case 'palette':
      return <Palette query={panel.query} at={panel.at} />;
  }
}

/** What floats over the page without being about a record. */
export function PanelHost() {
  const panel = useAppSelector(({ workspace }) => workspace.panel);
  const dispatch = useAppDispatch();
  if (!panel) return null;
  const close = () => {
    dispatch(workspaceActions.panelClosed(panel.kind));
  };
  return (
    <CrashBoundary key={panel.kind} onClose={close}>
      <Content panel={panel} onClose={close} />
    </CrashBoundary>
  );
}
