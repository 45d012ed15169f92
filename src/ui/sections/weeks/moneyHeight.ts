/** The height of 'A receber' with three groups, without their lines. */
export const RECEIVABLES_HEIGHT = { base: '249px', md: '238px' };
/** The height of 'As próximas semanas'. On phones it is a sentence and a button. */
export const NEXT_WEEKS_HEIGHT = { base: '200px', md: '238px' };
/** The height of both: on phones one below the other. */
export const MONEY_HEIGHT = { base: '451px', md: '240px' };
