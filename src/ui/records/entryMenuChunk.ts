import { lazyChunk } from '../kit/chunks/lazyChunk';

/** It is in the chunk of the menus, because it needs Chakra's menu. */
export const EntryMenu = lazyChunk(() => import(/* webpackChunkName: "menus" */ './EntryMenu'));
