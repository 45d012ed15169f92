/** The texts about a project: its name, its stages, its lateness and its quote. */
import type { Client } from '../../../features/business/clients/client';
import type { Project, Stage } from '../../../features/business/projects/project';
import type { Quote } from '../../../features/business/quotes/quote';
import { clientName } from './clientName';
import { formatCurrency, formatInstantDay } from '../../kit/text/format';
import type { LookedUp } from '../useLookup';

/** The fallback text for a deleted project. */
export const PROJECT_NOT_FOUND = 'Projeto não encontrado';

/** The name of a project, or the fallback text; null while it is unknown. */
export const projectName = (project: LookedUp<Project>): string | null =>
  project === undefined ? null : (project?.name ?? PROJECT_NOT_FOUND);

/** The filter value for rows without a project. */
export const NO_PROJECT = { value: 'none', label: 'Sem projeto' } as const;

/** '1 etapa', '4 etapas', '0 etapas'. */
export const stageCountText = (count: number): string =>
  `${count.toString()} ${count === 1 ? 'etapa' : 'etapas'}`;

/** How long ago a deadline passed: 'há 1 dia', 'há 42 dias'. */
export const latenessText = (days: number): string =>
  `há ${days.toString()} ${days === 1 ? 'dia' : 'dias'}`;

/**
 * The name of a stage. A stage without a name, which an item without a name may have created, is called by its
 * number. `index` counts from 0.
 */
export const stageName = ({ name }: Pick<Stage, 'name'>, index: number): string =>
  name.trim() || `Etapa ${(index + 1).toString()}`;

/**
 * When a stage was completed; null while the stage is open. Rows that other programs have written may lack the
 * time.
 */
export function completionText({ completed, completedAt }: Stage): string | null {
  if (!completed) return null;
  return completedAt === null ? 'Concluído' : `Concluído em ${formatInstantDay(completedAt)}`;
}

/**
 * A label that distinguishes quotes of the same client: 'Ana · R$ 3.200,00 · 20/11/2026'. While the client is not
 * loaded, '—' stands for the name.
 */
export const quoteLabel = (quote: Quote, client: LookedUp<Client>): string =>
  [
    clientName(client) ?? '—',
    formatCurrency(quote.totalValue),
    formatInstantDay(quote.createdAt),
  ].join(' · ');
