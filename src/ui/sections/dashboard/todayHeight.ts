/** The height of the card 'Para hoje' with all its lines. */
export const TODAY_HEIGHT = { base: '428px', md: '212px' };
