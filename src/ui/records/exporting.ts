import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';

import type { EntityName } from '../../features/app/entities/entities';

/** The state of the export button; null where the button's chunk could not be loaded. */
export type ExportButton = { disabled: boolean; onClick: () => void } | null;

export interface ExportListProps {
  entity: EntityName;
  /** The rows that are shown or marked, in order. */
  rows: readonly { id: string }[];
  children: (button: ExportButton) => ReactNode;
}

/** `waiting` is shown until the button's chunk is loaded. */
type WaitingProps = ExportListProps & { waiting?: ReactNode };

/**
 * The component of the export button, which the shell provides. The exports read all lists, so their room stands
 * above the rooms of the lists, which cannot import it. Without this context, lists have no export button.
 */
export const ExportListContext = createContext<ComponentType<WaitingProps>>(({ children }) =>
  children(null),
);

/** The button that exports rows as a file for spreadsheets. */
export const ListExport = (props: WaitingProps) => createElement(use(ExportListContext), props);
