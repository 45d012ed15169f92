import type { Entry } from '../features/app/report/recording';
import type { Divergence } from '../features/app/report/replay';
import type { Environment } from '../features/app/report/report';

/** Who dispatched an action. */
export const dispatcherTexts: Readonly<Record<Entry['by'], string>> = {
  user: 'Intenção',
  saga: 'Fato',
};

/** Explains where the replayed state differs from the recording. */
export function divergenceText({ after, why }: Divergence): string {
  if (after === 0) return 'O estado inicial não é o que foi gravado.';
  const reasons: Readonly<Record<Divergence['why'], string>> = {
    hash: `Depois da ação ${String(after)} o estado não é o que foi gravado.`,
    thrown: `A ação ${String(after)} não pôde ser aplicada. Daqui em diante o estado é outro.`,
    thrownAgain: `A ação ${String(after)} não pôde ser aplicada, nem quando foi gravada: ela é o erro.`,
  };
  return reasons[why];
}

/** An instant in the recorded time zone: '21/11/2026, 22:17:03'. */
export function instantText(at: number, { timeZone }: Environment): string {
  return new Date(at).toLocaleString('pt-BR', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
}

/** Cuts a text that is longer than a given length. */
export const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;

/** A value in one line. A long value is cut. */
export const valueText = (value: unknown): string =>
  value === undefined ? 'nada' : cut(JSON.stringify(value), 300);
