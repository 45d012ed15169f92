import { existsSync } from 'node:fs';
import path from 'node:path';
import { unusedParts } from './unused';

const parts = Object.entries(unusedParts(path.resolve(__dirname, '../..')));

// webpack would not report an alias for a missing file, and would silently bundle the part again.
it.each(parts)('%s is there to be replaced', (part, standIn) => {
  expect(existsSync(path.isAbsolute(part) ? part : require.resolve(part.replace('$', '')))).toBe(
    true,
  );
  expect(existsSync(standIn)).toBe(true);
});
