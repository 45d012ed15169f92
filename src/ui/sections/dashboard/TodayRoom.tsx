import { Surface } from '../../kit/text/Surface';

/** The height of the card 'Para hoje' with all its lines. */
export const TODAY_HEIGHT = { base: '428px', md: '238px' };

/** The room of the card until it is loaded. */
export const TodayRoom = () => <Surface minHeight={TODAY_HEIGHT} aria-busy />;
