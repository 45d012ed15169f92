import { unparsable } from './restError';
import { splitTopLevel, unquoted } from './scanner';

/**
 * Reads a parameter that lists columns, e.g. `columns=id,"name"`.
 * @param parameter - its name.
 * @throws RestError PGRST100 if a name is missing, or quotes or parentheses do not balance.
 */
export function parseNames(parameter: string, text: string): readonly string[] {
  const names = splitTopLevel(text)?.map((name) => name.trim()) ?? null;
  if (names === null || names.includes('')) throw unparsable(`${parameter} parameter`, text);
  return names.map(unquoted);
}
