import { clientsSelectors } from '../../features/clients/clientsSlice';
import { selectWithoutProject } from '../../features/projects/missingProjects';
import { projectsActions } from '../../features/projects/projectsSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppSelector } from '../../store/hooks';
import { WordedNotice } from './WordedNotice';

interface MissingProjectsNoticeProps {
  id: number;
  quoteIds: readonly string[];
  isOver: boolean;
}

/** The offer of projects that are missing; it alone follows the lists. Nothing where none is due. */
export function MissingProjectsNotice({ id, quoteIds, isOver }: MissingProjectsNoticeProps) {
  const quotes = useAppSelector(selectWithoutProject).filter((quote) =>
    quoteIds.includes(quote.id),
  );
  const clients = useAppSelector(clientsSelectors.selectEntities);
  const [only] = quotes;
  if (!only) return null;
  const isOne = quotes.length === 1;
  return (
    <WordedNotice
      tone="info"
      isOver={isOver}
      text={
        isOne
          ? `O orçamento de ${clients[only.clientId ?? '']?.name ?? ''} foi aprovado e ficou sem projeto.`
          : `${String(quotes.length)} orçamentos foram aprovados e ficaram sem projeto.`
      }
      action={
        isOne
          ? {
              label: 'Criar projeto',
              intent: projectsActions.creationFromQuoteRequested({ quoteId: only.id }),
            }
          : {
              label: 'Ver orçamentos',
              intent: workspaceActions.noticeFollowed({ id, section: 'quotes' }),
            }
      }
      close={workspaceActions.missingProjectsDeclined({ quoteIds: [...quoteIds] })}
    />
  );
}
