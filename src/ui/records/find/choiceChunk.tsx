import type { ReactNode } from 'react';

import { lazyChunk } from '../../chunks/lazyChunk';
import { FacetFilter } from './FacetFilter';
import type { ReferenceChoiceProps } from './ReferenceChoice';

/** In the choice's place until that is there, and where it does not come: the search finds rows by it, too. */
function WaitingChoice({ entity, facet, label, all, value, chosen }: ReferenceChoiceProps) {
  const choices = value === '' ? [] : [{ value, label: chosen }];
  return <FacetFilter {...{ entity, facet, label, all, value, choices }} />;
}

/** A choice that is found by typing, in a chunk of its own. */
export function choiceChunk(
  fetchChunk: () => Promise<{ default: (props: ReferenceChoiceProps) => ReactNode }>,
) {
  const Choice = lazyChunk(() => fetchChunk().catch(() => ({ default: WaitingChoice })));
  return function ChoiceOrWaiting(props: ReferenceChoiceProps) {
    return <Choice {...props} waiting={<WaitingChoice {...props} />} />;
  };
}
