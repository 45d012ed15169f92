import type { Answer } from '../features/business/documents/link/answer';
import { readStored, writeStored } from '../features/shared/storedJson';

/*
 * The answer is stored on the client's device under the document's hash. If the page is reopened, it shows the answer
 * again.
 */

/** An answer, and whether a way to send it was pressed. Whether it was sent cannot be known. */
export type RememberedAnswer = Answer & { isTried?: boolean };

const keyOf = (hash: string): string => `oficio.resposta.${hash}`;

function isAnswer(value: unknown): value is RememberedAnswer {
  if (typeof value !== 'object' || value === null) return false;
  // cast: each field is checked below
  const { decision, name, reason, day, time } = value as Partial<Record<keyof Answer, unknown>>;
  return (
    (decision === 'approved' || decision === 'rejected') &&
    typeof name === 'string' &&
    (reason === null || typeof reason === 'string') &&
    typeof day === 'string' &&
    typeof time === 'string'
  );
}

/**
 * Returns the stored answer; null if there is none. The storage may be blocked, and some browsers have none for a file.
 */
export function remembered(hash: string): RememberedAnswer | null {
  const value = readStored(() => localStorage, keyOf(hash));
  return isAnswer(value) ? value : null;
}

/** Stores an answer. Null removes the stored answer. */
export const remember = (hash: string, answer: RememberedAnswer | null): void =>
  writeStored(() => localStorage, keyOf(hash), answer);
