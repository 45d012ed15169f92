import { clientsSelectors } from '../../features/clients/clientsSlice';
import { selectWithoutProject } from '../../features/projects/missingProjects';
import { projectsActions } from '../../features/projects/projectsSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { noticesActions } from '../../features/notices/noticesSlice';
import { useAppSelector } from '../../store/hooks';
import { inWords } from '../kit/text/format';
import { shortName } from './shortName';
import { WordedNotice } from './WordedNotice';

interface MissingProjectsNoticeProps {
  id: number;
  quoteIds: readonly string[];
  isOver: boolean;
}

/** The first three, and how many more. */
const named = (names: readonly string[]): string =>
  inWords([
    ...names.slice(0, 3),
    ...(names.length > 3 ? [`mais ${String(names.length - 3)}`] : []),
  ]);

/** The offer of projects that are missing; it alone follows the lists. Nothing where none is due. */
export function MissingProjectsNotice({ id, quoteIds, isOver }: MissingProjectsNoticeProps) {
  const quotes = useAppSelector(selectWithoutProject).filter((quote) =>
    quoteIds.includes(quote.id),
  );
  const clients = useAppSelector(clientsSelectors.selectEntities);
  const [only] = quotes;
  if (!only) return null;
  const isOne = quotes.length === 1;
  const names = quotes.map(({ clientId }) => shortName(clients[clientId ?? '']?.name) ?? '');
  return (
    <WordedNotice
      tone="info"
      isOver={isOver}
      text={
        isOne
          ? `O orçamento de ${names.join()} foi aprovado e ficou sem projeto.`
          : `${String(quotes.length)} orçamentos foram aprovados e ficaram sem projeto: ${named(names)}.`
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
      close={noticesActions.missingProjectsDeclined({ quoteIds: [...quoteIds] })}
    />
  );
}
