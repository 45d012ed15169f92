import type { Choice } from '../kit/form/choices';

export interface DetailedChoice extends Choice {
  /** A fact that stands at the label's end, unless the label has got it already as one of the details. */
  note?: string | null;
  /**
   * Facts that distinguish the choice from others with the same label, the most useful first. It is a function,
   * because only few of thousands of choices need the facts.
   */
  details: () => readonly (string | null)[];
}

/** The labels that more than one choice has. */
function repeated(choices: readonly DetailedChoice[]): Set<string> {
  const [once, again] = [new Set<string>(), new Set<string>()];
  for (const { label } of choices) (once.has(label) ? again : once).add(label);
  return again;
}

const withDetail = (label: string, detail: string): string => `${label} · ${detail}`;

/** Adds numbers to choices whose labels are still equal, counted from the oldest, which stands last. */
function numbered(choices: readonly DetailedChoice[]): readonly DetailedChoice[] {
  const equal = repeated(choices);
  if (equal.size === 0) return choices;
  const left = new Map<string, number>();
  for (const { label } of choices) left.set(label, (left.get(label) ?? 0) + 1);
  return choices.map((choice) => {
    if (!equal.has(choice.label)) return choice;
    const number = left.get(choice.label) ?? 0;
    left.set(choice.label, number - 1);
    return { ...choice, label: withDetail(choice.label, `nº ${number.toString()}`) };
  });
}

/**
 * Adds details to labels that are equal, one after another, until the labels differ. Other labels get no detail.
 * Of choices whose labels stay equal, the newest comes first.
 */
function distinct(choices: readonly DetailedChoice[]): readonly DetailedChoice[] {
  const levels = choices[0]?.details().length ?? 0;
  let detailed = choices;
  for (let level = 0; level < levels; level += 1) {
    const equal = repeated(detailed);
    if (equal.size === 0) return detailed;
    detailed = detailed.map((choice) => {
      const detail = equal.has(choice.label) ? choice.details()[level] : null;
      return detail ? { ...choice, label: withDetail(choice.label, detail) } : choice;
    });
  }
  return numbered(detailed);
}

/** The choices with distinct labels: equal ones get details, and each gets its note. */
export const withDistinctLabels = (choices: readonly DetailedChoice[]): readonly Choice[] =>
  distinct(choices).map((choice, index) => {
    const { note, details } = choice;
    if (!note) return choice;
    const isDetailed = choice.label !== choices[index]?.label;
    return isDetailed && details().includes(note)
      ? choice
      : { ...choice, label: withDetail(choice.label, note) };
  });
