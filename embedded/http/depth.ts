const QUOTE = 0x22;
const BACKSLASH = 0x5c;
// The closing ones stand two places after the opening ones.
const BRACKET = 0x5b;
const BRACE = 0x7b;

/**
 * How deep a JSON text is nested: 0 for a number, 1 for a list of numbers. One pass whatever the
 * text holds; it need not be JSON. Parsers and writers of JSON exhaust their stacks on deep ones.
 */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (inString) {
      if (character === BACKSLASH) at += 1;
      else if (character === QUOTE) inString = false;
    } else if (character === QUOTE) inString = true;
    else if (character === BRACKET || character === BRACE) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (character === BRACKET + 2 || character === BRACE + 2) depth -= 1;
  }
  return deepest;
}
