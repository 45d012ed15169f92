import { lazyChunk } from '../../kit/chunks/lazyChunk';

/**
 * The panel of filters is a chunk of its own, because it needs the code of dialogs, which lists do not need. The app
 * loads the chunk ahead.
 */
export const FilterSheet = lazyChunk(() => import(/* webpackChunkName: "menus" */ './FilterSheet'));
