import { markingActions } from '../../../features/app/bulk/markingSlice';
import { useAppDispatch } from '../../../store/hooks';
import { useMediaQuery } from '../../kit/hooks/useMediaQuery';
import { CARDS_QUERY } from '../../theme/media';
import type { MenuEntry } from '../EntryMenu';
import { EntryMenu } from '../entryMenuChunk';
import { ListExport } from '../exporting';
import { PanelMenuButton } from '../PanelMenuButton';
import type { FoundRows } from './useFound';

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
  const isPhone = useMediaQuery(CARDS_QUERY);
  const { rows, list } = found;
  const { entity } = list;
  const select: MenuEntry = {
    label: 'Selecionar',
    icon: 'check',
    act: () => dispatch(markingActions.selectionStarted({ entity })),
  };
  return (
    <PanelMenuButton
      kind="listMore"
      icon="more"
      label="Mais ações da lista"
      width="target"
      height="target"
    >
      {(menu) => (
        <ListExport entity={entity} rows={rows}>
          {(save) => (
            <EntryMenu
              {...menu}
              placement="bottom-end"
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
      )}
    </PanelMenuButton>
  );
}
