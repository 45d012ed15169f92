import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';

import type { EntityName } from '../../features/entities/entities';

/** The state of the export button; null where the chunk could not be loaded. */
export type ExportButton = { disabled: boolean; onClick: () => void } | null;

export interface ExportListProps {
  entity: EntityName;
  /** The shown or marked rows, in order. */
  rows: readonly { id: string }[];
  children: (button: ExportButton) => ReactNode;
}

/** `waiting` is shown until the button is loaded. */
type WaitingProps = ExportListProps & { waiting?: ReactNode };

/**
 * Exports read all lists, so their room is above the lists' rooms. The shell therefore passes the button in
 * by this context. Without it, lists have no export button.
 */
export const ExportListContext = createContext<ComponentType<WaitingProps>>(({ children }) =>
  children(null),
);

/** The button that exports rows for spreadsheets. */
export const ExportList = (props: WaitingProps) => createElement(use(ExportListContext), props);
