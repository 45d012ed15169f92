import { withCompletion, type Stage } from './project';

/** For each edited stage, by its key, the instant of completion that the user wants; null for an open stage. */
export type StageEdits = Record<string, string | null>;

/**
 * A key for each stage. The keys stay the same if another device reorders the stages. Stored ids need not be
 * unique, so an id that is repeated gets a counter.
 */
function stageKeys(stages: readonly Stage[]): string[] {
  const counts = new Map<string, number>();
  return stages.map(({ id }) => {
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return `${String(count)}:${id}`;
  });
}

/** The key of the stage at an index. If there is no stage, a key that no stage has. */
export const stageKeyAt = (stages: readonly Stage[], index: number): string =>
  stageKeys(stages)[index] ?? `none:${String(index)}`;

/** The stages with the user's edits applied. Edits of removed stages are ignored. */
export function applyStageEdits(stages: Stage[], edits: StageEdits): Stage[] {
  const keys = stageKeys(stages);
  return stages.map((stage, index) => {
    const completedAt = edits[keys[index] ?? ''];
    return completedAt === undefined ? stage : withCompletion(stage, completedAt);
  });
}

/** Whether these stages still include every stage that the user edited. */
export function hasAllEditedStages(stages: readonly Stage[], edits: StageEdits): boolean {
  const keys = stageKeys(stages);
  return Object.keys(edits).every((key) => keys.includes(key));
}
