/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endPrograms, startProgram } from '../../program';
import { signUpUser } from '../../backend';
import { seededRandom } from '../support/random';
import { killRepeatedly } from './killing';

const CYCLES = 30;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-faults-'));
});
afterAll(async () => {
  endPrograms();
  await rm(root, { recursive: true, force: true });
});

const say = (line: string): void => void process.stderr.write(`${line}\n`);

describe('kill -9', () => {
  test(`loses nothing that was acknowledged, in ${CYCLES} cycles`, async () => {
    const dataDir = path.join(root, 'data');
    const result = await killRepeatedly(dataDir, seededRandom('kill -9'), CYCLES, say);
    say(JSON.stringify(result));
    expect(result.broken).toEqual([]);
    expect(result.acknowledgedWrites).toBeGreaterThan(CYCLES * 10);
    expect((await readdir(dataDir)).sort()).toEqual(['database', 'secret']);
  }, 1_800_000);

  test('during the very first start leaves a folder that starts', async () => {
    const random = seededRandom('kill -9 of a first start');
    for (let cycle = 0; cycle < 5; cycle += 1) {
      const dataDir = path.join(root, `new-${cycle}`);
      const victim = startProgram({ DATA_DIR: dataDir });
      await new Promise((resolve) => setTimeout(resolve, random.below(4_000)));
      victim.child.kill('SIGKILL');
      await victim.ended;
      const second = startProgram({ DATA_DIR: dataDir });
      await signUpUser(await second.url);
      second.child.kill('SIGTERM');
      expect(await second.ended).toBe(0);
      await rm(dataDir, { recursive: true });
    }
  }, 600_000);
});
