import { lazyChunk } from '../../chunks/lazyChunk';

/** Chakra's menu comes when it is asked for. */
export const BulkMenu = lazyChunk(() => import(/* webpackChunkName: "bulk-menu" */ './BulkMenu'));
