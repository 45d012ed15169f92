import type { Answer } from '../features/quoteLink/answer';

/*
 * The answer is stored on the client's own device, under the document's hash, so that the page shows it again
 * when it is reopened.
 */

const keyOf = (snapshot: string): string => `oficio.resposta.${snapshot}`;

function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null) return false;
  const { decision, name, reason, day, time } = value as Partial<Record<keyof Answer, unknown>>; // Each field is checked below.
  return (
    (decision === 'approved' || decision === 'rejected') &&
    typeof name === 'string' &&
    (reason === null || typeof reason === 'string') &&
    typeof day === 'string' &&
    typeof time === 'string'
  );
}

/** Storage may be blocked, or missing as in some files. Then nothing is remembered. */
export function remembered(snapshot: string): Answer | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(snapshot)) ?? 'null');
    return isAnswer(value) ? value : null;
  } catch {
    return null;
  }
}

/** Null removes the stored answer. */
export function remember(snapshot: string, answer: Answer | null): void {
  try {
    if (answer === null) localStorage.removeItem(keyOf(snapshot));
    else localStorage.setItem(keyOf(snapshot), JSON.stringify(answer));
  } catch {
    // The page still shows it until it is closed.
  }
}
