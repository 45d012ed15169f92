/** Where this device remembers, for an account, what the columns of its spreadsheets are. */
export const sheetHeadsKey = (userId: string): string => `oficio.sheet-heads.${userId}`;
