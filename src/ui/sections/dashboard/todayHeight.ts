/**
 * The height of the card 'Para hoje' with three lines of any length, and with the row of its links where these do not
 * stand in the lines: up to the width of `MEDIUM_QUERY`.
 */
export const TODAY_HEIGHT = {
  base: '421px',
  md: 'clamp(212px, calc(212px + (77.49rem - 100vw) * 99), 245px)',
};
