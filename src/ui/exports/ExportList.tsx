import { useAppSelector, useAppStore } from '../../store/hooks';
import type { ExportListProps } from '../records/exporting';
import { exportRows, selectIsExportable } from './tables';

/** Rows of a list as a file for spreadsheets. */
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
