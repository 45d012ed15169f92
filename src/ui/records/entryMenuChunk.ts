import { lazyChunk } from '../kit/chunks/lazyChunk';

/** It is a chunk of its own, because it needs Chakra's menu. */
export const EntryMenu = lazyChunk(
  () => import(/* webpackChunkName: "entry-menu" */ './EntryMenu'),
);
