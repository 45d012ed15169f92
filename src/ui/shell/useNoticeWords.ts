import { clientsSelectors } from '../../features/clients/clientsSlice';
import { selectWithoutProject } from '../../features/projects/missingProjects';
import { projectsActions } from '../../features/projects/projectsSlice';
import type { Notice } from '../../features/workspace/workspace';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppSelector } from '../../store/hooks';
import { noticeText } from './labels';

const { noticeDismissed, noticeFollowed, missingProjectsDeclined } = workspaceActions;

type Intent =
  ReturnType<typeof noticeFollowed> | ReturnType<typeof projectsActions.creationFromQuoteRequested>;

export interface NoticeWords {
  text: string;
  action?: { label: string; intent: Intent };
  /** What closing it means. */
  close: ReturnType<typeof noticeDismissed> | ReturnType<typeof missingProjectsDeclined>;
}

/** What a notice says and where it leads; null for an offer that has come to nothing since. */
export function useNoticeWords(): (notice: Notice) => NoticeWords | null {
  const withoutProject = useAppSelector(selectWithoutProject);
  const clients = useAppSelector(clientsSelectors.selectEntities);

  function offerOf(id: number, quoteIds: readonly string[]): NoticeWords | null {
    const quotes = withoutProject.filter((quote) => quoteIds.includes(quote.id));
    const [only] = quotes;
    if (!only) return null;
    const close = missingProjectsDeclined({ quoteIds: [...quoteIds] });
    if (quotes.length > 1) {
      return {
        text: `${String(quotes.length)} orçamentos foram aprovados e ficaram sem projeto.`,
        action: { label: 'Ver orçamentos', intent: noticeFollowed({ id, section: 'quotes' }) },
        close,
      };
    }
    const name = clients[only.clientId ?? '']?.name ?? '';
    const intent = projectsActions.creationFromQuoteRequested({ quoteId: only.id });
    return {
      text: `O orçamento de ${name} foi aprovado e ficou sem projeto.`,
      action: { label: 'Criar projeto', intent },
      close,
    };
  }

  return ({ id, message }) => {
    if (message.code === 'projectsMissing') return offerOf(id, message.quoteIds);
    const words = { text: noticeText(message), close: noticeDismissed({ id }) };
    if (message.code !== 'projectCreated') return words;
    const intent = noticeFollowed({ id, section: 'projects', recordId: message.id });
    return { ...words, action: { label: 'Abrir projeto', intent } };
  };
}
