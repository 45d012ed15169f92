/** Whether a double quote at this place opens a quoted value: at its start only. */
function opensQuotes(text: string, at: number): boolean {
  return at === 0 || /[,(.{]/.test(text.charAt(at - 1));
}

/**
 * Splits at the commas outside parentheses and quoted values.
 * @returns null if quotes or parentheses do not balance.
 */
export function splitTopLevel(text: string): readonly string[] | null {
  const parts: string[] = [];
  let depth = 0;
  let inQuotes = false;
  let current = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (inQuotes && character === '\\') {
      current += character + text.charAt(at + 1);
      at += 1;
      continue;
    }
    if (character === '"') inQuotes = !inQuotes && opensQuotes(text, at);
    if (!inQuotes) {
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      if (depth < 0) return null;
      if (character === ',' && depth === 0) {
        parts.push(current);
        current = '';
        continue;
      }
    }
    current += character;
  }
  if (depth !== 0 || inQuotes) return null;
  parts.push(current);
  return parts;
}

/** What stands between the outer parentheses, or null. */
export function insideParentheses(text: string): string | null {
  return text.startsWith('(') && text.endsWith(')') ? text.slice(1, -1) : null;
}

/** A value as written inside a list: bare, or in double quotes with backslash escapes. */
export function unquoted(text: string): string {
  if (text.length < 2 || !text.startsWith('"') || !text.endsWith('"')) return text;
  return text.slice(1, -1).replace(/\\(.)/gs, '$1');
}
