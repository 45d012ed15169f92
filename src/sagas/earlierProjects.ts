import type { Project, ProjectDraft } from '../features/business/projects/project';
import { isMadeProjectId } from '../features/business/projects/projectFromQuote';
import type { Quote, QuoteDraft } from '../features/business/quotes/quote';
import { GatewayError, type Repository } from '../gateway/gateway';
import { isAmbiguous } from './failures';

/** What is known about a quote from just before its approval was sent. */
export interface EarlierProjects {
  /** The projects that the quote had. */
  rows: readonly Project[];
  /** The ids of its projects that this page was creating. */
  inCreation: readonly string[];
  /** Whether the approval got no answer, so that it may be the approval of another device that is found later. */
  isUnsure: boolean;
}

/** Tells a deleted project from a later one that was created under the same id. */
const identityOf = ({ id, createdAt }: Project): string => `${id} ${createdAt}`;

/** Returns a project that an approval of the quote has made since; null if there is none. */
export function madeSince(
  quoteId: string,
  { rows, inCreation }: EarlierProjects,
  now: readonly Project[],
): Project | null {
  const known = new Set([...inCreation, ...rows.map(identityOf)]);
  // A project from the form can have the same quote, but not such an id.
  const made = now.filter(({ id }) => isMadeProjectId(id, quoteId));
  return made.find((row) => !known.has(row.id) && !known.has(identityOf(row))) ?? null;
}

export type EarlierProjectsByQuote = ReturnType<typeof createEarlierProjects>;

/**
 * Notes which projects a quote has, just before it is approved. A project that is there afterwards and was not there
 * before belongs to the approval. Read any later, the project of another device could not be told from an earlier one.
 */
export function createEarlierProjects(
  projects: Pick<Repository<Project, ProjectDraft>, 'findWith'>,
) {
  const byQuote = new Map<string, EarlierProjects>();
  /** The ids of the projects that this page is creating, by quote. */
  const inCreation = new Map<string, readonly string[]>();

  /**
   * Reads the projects of a quote.
   * @throws GatewayError, with `unsent` if there was no answer. What depends on it is not sent then.
   */
  async function read(userId: string, quoteId: string): Promise<Project[]> {
    try {
      return await projects.findWith(userId, { quoteId });
    } catch (error) {
      if (!isAmbiguous(error)) throw error;
      throw new GatewayError('unsent', 'The projects could not be read', { cause: error });
    }
  }

  return {
    read,

    /** What was noted before the last approval of a quote. */
    of: (quoteId: string): EarlierProjects | undefined => byQuote.get(quoteId),

    creationBegan(quoteId: string, projectId: string): void {
      inCreation.set(quoteId, [...(inCreation.get(quoteId) ?? []), projectId]);
    },

    creationEnded(quoteId: string, projectId: string): void {
      const left = (inCreation.get(quoteId) ?? []).filter((id) => id !== projectId);
      if (left.length > 0) inCreation.set(quoteId, left);
      else inCreation.delete(quoteId);
    },

    isCreating: (quoteId: string): boolean => inCreation.has(quoteId),

    /** Returns the same repository, but its approvals note the earlier projects first. */
    notedBy: (quotes: Repository<Quote, QuoteDraft>): Repository<Quote, QuoteDraft> => ({
      ...quotes,
      async update(userId, id, changes, held) {
        const isApproval =
          changes.status === 'approved' && held?.status !== undefined && held.status !== 'approved';
        if (!isApproval) return quotes.update(userId, id, changes, held);
        const creating = inCreation.get(id) ?? [];
        const rows = await read(userId, id);
        const earlier: EarlierProjects = { rows, inCreation: creating, isUnsure: false };
        byQuote.set(id, earlier);
        try {
          return await quotes.update(userId, id, changes, held);
        } catch (error) {
          earlier.isUnsure = isAmbiguous(error);
          throw error;
        }
      },
    }),
  };
}
