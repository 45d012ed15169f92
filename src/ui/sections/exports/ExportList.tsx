import { useAppSelector, useAppStore } from '../../../store/hooks';
import type { ExportListProps } from '../../records/exporting';
import { exportRows, selectIsExportable } from './tables';

/** The button that exports rows of a list for spreadsheets. */
export default function ExportList({ entity, rows, children }: ExportListProps) {
  const store = useAppStore();
  const isExportable = useAppSelector((root) => selectIsExportable(root, entity));
  return children({
    disabled: !isExportable,
    onClick: () => {
      const ids = rows.map(({ id }) => id);
      exportRows(store.getState(), entity, ids);
    },
  });
}
