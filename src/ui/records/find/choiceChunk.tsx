import type { ReactNode } from 'react';

import { lazyChunk } from '../../chunks/lazyChunk';
import { FacetFilter } from './FacetFilter';
import type { ReferenceChoiceProps } from './ReferenceChoice';

/** Shown until the chunk is loaded, or if it cannot be. */
function WaitingChoice({ entity, facet, label, all, value, chosen }: ReferenceChoiceProps) {
  const choices = value === '' ? [] : [{ value, label: chosen }];
  return <FacetFilter {...{ entity, facet, label, all, value, choices }} />;
}

/** A filter by a record, in a chunk of its own. */
export function choiceChunk(
  fetchChunk: () => Promise<{ default: (props: ReferenceChoiceProps) => ReactNode }>,
) {
  const Choice = lazyChunk(() => fetchChunk().catch(() => ({ default: WaitingChoice })));
  return function ChoiceOrWaiting(props: ReferenceChoiceProps) {
    return <Choice {...props} waiting={<WaitingChoice {...props} />} />;
  };
}
