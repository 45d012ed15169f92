import { lazyChunk } from '../../chunks/lazyChunk';

/** With the dialog's machinery, which a list does without. The app fetches it ahead, without the list. */
export const FilterSheet = lazyChunk(
  () => import(/* webpackChunkName: "filter-sheet" */ './FilterSheet'),
);
