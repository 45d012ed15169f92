import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';

import type { EntityName } from '../../features/entities/entities';

/** What the button that saves rows does; null where the files' part of the app did not come. */
export type ExportButton = { disabled: boolean; onClick: () => void } | null;

export interface ExportListProps {
  entity: EntityName;
  /** What is shown or marked, in its order. */
  rows: readonly { id: string }[];
  children: (button: ExportButton) => ReactNode;
}

/** `waiting` stands in until the button is there. */
type WaitingProps = ExportListProps & { waiting?: ReactNode };

/**
 * Files are made of all lists, and so above them: what saves rows is passed in by whoever shows the
 * section. Without it the lists are there, and no button saves them.
 */
export const ExportListContext = createContext<ComponentType<WaitingProps>>(({ children }) =>
  children(null),
);

/** Saves rows as a file for spreadsheets. */
export const ExportList = (props: WaitingProps) => createElement(use(ExportListContext), props);
