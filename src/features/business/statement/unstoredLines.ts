import type { StatementState } from './statementSlice';

/** The number of lines that were confirmed and are not stored yet. An undo that is running stores no lines. */
export const selectUnstoredLineCount = ({
  statement,
}: {
  statement?: Pick<StatementState, 'run'>;
}): number =>
  statement?.run && !statement.run.isUndo ? statement.run.total - statement.run.done : 0;
