import { lazyChunk } from '../../kit/chunks/lazyChunk';

/** It is in the chunk of the menus, because it needs the code of dialogs, which lists do not need. */
export const FilterSheet = lazyChunk(() => import(/* webpackChunkName: "menus" */ './FilterSheet'));
