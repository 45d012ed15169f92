/**
 * Two facts of one line with a dot between them; where they take two lines, the dot stands outside and is
 * not seen. `line`: around both, `dot`: first in the second one.
 */
export const dotted = {
  line: { display: 'flex', flexWrap: 'wrap', columnGap: '1em', overflow: 'clip' },
  second: { position: 'relative' },
  dot: { position: 'absolute', left: '-1em', width: '1em', textAlign: 'center' },
} as const;
