import { lazyChunk } from '../lazyChunk';

/** Where it does not come, the list is there without it. */
export const ExportList = lazyChunk(() =>
  import(/* webpackChunkName: "export-list" */ '../exports/ExportList').catch(() => ({
    default: () => null,
  })),
);
