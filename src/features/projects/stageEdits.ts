import { withCompletion, type Stage } from './project';

/** By stage key: the instant of completion that the user wants, or null for open. */
export type StageEdits = Record<string, string | null>;

/**
 * What tells each stage from the others of its project, wherever another device has put it. Stored ids
 * need not be unique: the second of two is told from the first.
 */
function stageKeys(stages: readonly Stage[]): string[] {
  const counts = new Map<string, number>();
  return stages.map(({ id }) => {
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return `${String(count)}:${id}`;
  });
}

/** The key of the stage at a place; where there is none, one that no stage has. */
export const stageKeyAt = (stages: readonly Stage[], index: number): string =>
  stageKeys(stages)[index] ?? `none:${String(index)}`;

/** The stages with the user's edits applied; an edit of a stage that is gone is ignored. */
export function stagesWith(stages: Stage[], edits: StageEdits): Stage[] {
  const keys = stageKeys(stages);
  return stages.map((stage, index) => {
    const completedAt = edits[keys[index] ?? ''];
    return completedAt === undefined ? stage : withCompletion(stage, completedAt);
  });
}

/** Whether every stage that was edited is among these. */
export function hasEdited(stages: readonly Stage[], edits: StageEdits): boolean {
  const keys = stageKeys(stages);
  return Object.keys(edits).every((key) => keys.includes(key));
}
