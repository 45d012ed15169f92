import { lazyChunk } from '../../chunks/lazyChunk';

/**
 * The filter sheet has the dialog's code, which lists do not need. The app loads it ahead, without the list.
 */
export const FilterSheet = lazyChunk(
  () => import(/* webpackChunkName: "filter-sheet" */ './FilterSheet'),
);
