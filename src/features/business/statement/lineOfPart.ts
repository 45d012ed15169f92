import { createSelector } from '@reduxjs/toolkit';

import { statementLinesSelectors } from './statementLinesSlice';
import { parseIdList, type StoredLine } from './storedLine';

/** By `partId`, the line of a bank's statement that paid the part. */
export const selectLinesByPart = createSelector(
  [statementLinesSelectors.selectAll],
  (lines): ReadonlyMap<string, StoredLine> =>
    new Map(lines.flatMap((line) => parseIdList(line.partIds).map((id) => [id, line] as const))),
);
