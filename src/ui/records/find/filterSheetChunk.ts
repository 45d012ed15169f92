import { lazyChunk } from '../../chunks/lazyChunk';

/** With the dialog's machinery, which a list does without. */
export const FilterSheet = lazyChunk(
  () => import(/* webpackChunkName: "filter-sheet" */ './FilterSheet'),
);
