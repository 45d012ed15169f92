/** The height of the card 'A receber' with three groups, without their lines. */
export const RECEIVABLES_HEIGHT = { base: '282px', md: '238px' };
