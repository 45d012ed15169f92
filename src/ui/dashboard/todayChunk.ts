import { lazyChunk } from '../chunks/lazyChunk';

/** What it says stands in side tables, which come after the first screen, unless this device has kept them. */
export const Today = lazyChunk(() => import(/* webpackChunkName: "today" */ './TodayCard'));
