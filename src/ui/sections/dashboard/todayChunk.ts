import { lazyChunk } from '../../kit/chunks/lazyChunk';

/**
 * The card 'Para hoje' as a chunk of its own. Its data is in side tables, which are loaded after the first screen
 * unless this device has a snapshot of them.
 */
export const LazyTodayCard = lazyChunk(() => import(/* webpackChunkName: "today" */ './TodayCard'));
