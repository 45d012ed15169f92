import { markingActions } from '../../../features/app/bulk/markingSlice';
import { navigationActions } from '../../../features/app/navigation/navigationSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { CrashBoundary } from '../../kit/chunks/CrashBoundary';
import { IconButton } from '../../kit/form/Button';
import { useMediaQuery } from '../../kit/hooks/useMediaQuery';
import { CARDS_QUERY } from '../../theme/media';
import type { MenuEntry } from '../EntryMenu';
import { EntryMenu } from '../entryMenuChunk';
import { ListExport } from '../exporting';
import type { FoundRows } from './useFound';

const BUTTON = 'mais-da-lista';

interface ListMenuButtonProps<T extends { id: string }> {
  found: Pick<FoundRows<T>, 'list' | 'rows'>;
  /** What else the list offers on phones, where its head has no room for another button. */
  more: readonly MenuEntry[];
}

/**
 * The menu of a list on devices without a pointer that hovers. There the checkboxes are hidden until a row is marked, by
 * a long press or from here.
 */
export function ListMenuButton<T extends { id: string }>({ found, more }: ListMenuButtonProps<T>) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(({ workspace }) => workspace.navigation.panel === 'listMore');
  const isPhone = useMediaQuery(CARDS_QUERY);
  const { rows, list } = found;
  const { entity } = list;
  const close = () => dispatch(navigationActions.panelClosed('listMore'));
  const select: MenuEntry = {
    label: 'Selecionar',
    icon: 'check',
    act: () => dispatch(markingActions.selectionStarted({ entity })),
  };
  return (
    <>
      <IconButton
        icon="more"
        label="Mais ações da lista"
        id={BUTTON}
        width="target"
        height="target"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          if (isOpen) close();
          else dispatch(workspaceActions.panelOpened('listMore'));
        }}
      />
      {isOpen && (
        <CrashBoundary onClose={close}>
          <ListExport entity={entity} rows={rows}>
            {(save) => (
              <EntryMenu
                buttonId={BUTTON}
                placement="bottom-end"
                onClose={close}
                entries={[
                  select,
                  ...(isPhone ? more : []),
                  {
                    label: 'Exportar CSV',
                    icon: 'download',
                    act: save?.disabled === false && rows.length > 0 ? save.onClick : undefined,
                  },
                ]}
              />
            )}
          </ListExport>
        </CrashBoundary>
      )}
    </>
  );
}
