/** @jest-environment node */
import { engineModule } from './engineModule';

test('finds and compiles the engine where this version of PGlite has it', async () => {
  const compiled = await engineModule();
  expect(compiled).not.toBeNull();
  expect(await engineModule()).toBe(compiled);
});
