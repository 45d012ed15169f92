import type { ReactNode } from 'react';

import type { EntityName } from '../../features/entities/entities';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { exportRows, selectIsExportable } from './tables';

interface Props {
  entity: EntityName;
  /** What is shown or marked, in its order. */
  rows: readonly { id: string }[];
  /** The button that saves them. */
  children: (button: { disabled: boolean; onClick: () => void }) => ReactNode;
}

/** Rows of a list as a file for spreadsheets. */
export default function ExportList({ entity, rows, children }: Props) {
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
