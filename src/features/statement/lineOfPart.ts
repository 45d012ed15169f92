import { createSelector } from '@reduxjs/toolkit';

import { statementLinesSelectors } from './statementLinesSlice';
import { idsIn, type StoredLine } from './storedLine';

/** By part (`partId`), the line of a bank's statement that paid it. */
export const selectLinesByPart = createSelector(
  [statementLinesSelectors.selectAll],
  (lines): ReadonlyMap<string, StoredLine> =>
    new Map(lines.flatMap((line) => idsIn(line.partIds).map((id) => [id, line] as const))),
);
