import { lazyChunk } from '../../kit/chunks/lazyChunk';
import { Surface } from '../../kit/text/Surface';

/**
 * The card 'Para hoje' as a chunk of its own. Its data is in side tables, which are loaded after the first screen
 * unless this device has a snapshot of them.
 */
export const LazyTodayCard = lazyChunk(() => import(/* webpackChunkName: "today" */ './TodayCard'));

/** The height of the card with all its lines. */
export const TODAY_HEIGHT = { base: '428px', md: '238px' };

/** The room of the card until it is loaded. */
export const TodayRoom = () => <Surface minHeight={TODAY_HEIGHT} aria-busy />;
