import {
  navigationActions,
  selectPanel,
  type Panel,
} from '../../features/navigation/navigationSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Palette, ShortcutsSheet } from './chunks';
import { CrashBoundary } from '../chunks/CrashBoundary';

function Content({ panel, onClose }: { panel: Panel; onClose: () => void }) {
  switch (panel) {
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
      return <Palette />;
  }
}

/** What floats over the page without being about a record. */
export function PanelHost() {
  const panel = useAppSelector(selectPanel);
  const dispatch = useAppDispatch();
  if (!panel) return null;
  const close = () => {
    dispatch(navigationActions.panelClosed(panel));
  };
  return (
    <CrashBoundary key={panel} onClose={close}>
      <Content panel={panel} onClose={close} />
    </CrashBoundary>
  );
}
