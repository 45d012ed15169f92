/** Names may have 100,000 characters; what a sentence is about stands behind them. */
const MAX_NAME = 80;

/** As much of a name as a sentence has room for. */
export const shortName = (name: string | null = null): string | null =>
  name !== null && name.length > MAX_NAME ? `${name.slice(0, MAX_NAME).trimEnd()}…` : name;
