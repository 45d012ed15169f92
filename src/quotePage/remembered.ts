import type { Answer } from '../features/quoteLink/answer';

/*
 * What was answered is kept on the client's own device, under the hash of the very text that was
 * answered, so that the page shows the same when it is opened again.
 */

const keyOf = (snapshot: string): string => `oficio.resposta.${snapshot}`;

function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null) return false;
  const { decision, name, reason, day, time } = value as Partial<Record<keyof Answer, unknown>>; // looked at field by field
  return (
    (decision === 'approved' || decision === 'rejected') &&
    typeof name === 'string' &&
    (reason === null || typeof reason === 'string') &&
    typeof day === 'string' &&
    typeof time === 'string'
  );
}

/** Storage may be forbidden, or absent as in some files; then nothing is remembered. */
export function remembered(snapshot: string): Answer | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(snapshot)) ?? 'null');
    return isAnswer(value) ? value : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function remember(snapshot: string, answer: Answer | null): void {
  try {
    if (answer === null) localStorage.removeItem(keyOf(snapshot));
    else localStorage.setItem(keyOf(snapshot), JSON.stringify(answer));
  } catch {
    // The page still shows it until it is closed.
  }
}
