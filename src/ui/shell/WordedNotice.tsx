import type { UnknownAction } from '@reduxjs/toolkit';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import { noticesActions } from '../../features/notices/noticesSlice';
import type { Notice as NoticeState } from '../../features/notices/notices';
import { selectWithoutProject } from '../../features/projects/missingProjects';
import { projectsActions } from '../../features/projects/projectsSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Notice } from '../kit/dialog/Notice';
import { Button } from '../kit/form/Button';
import { Keys } from '../kit/text/Keys';
import { capsOf, type Keys as KeysOf } from '../kit/form/keys';
import { inWords } from '../kit/text/format';
import { shortName } from './noticeTexts';

interface MissingProjectsNoticeProps {
  id: number;
  quoteIds: readonly string[];
  isOverDialog: boolean;
}

/** The first three, and how many more. */
const named = (names: readonly string[]): string =>
  inWords([
    ...names.slice(0, 3),
    ...(names.length > 3 ? [`mais ${String(names.length - 3)}`] : []),
  ]);

/** The offer of projects that are missing; it alone follows the lists. Nothing where none is due. */
export function MissingProjectsNotice({ id, quoteIds, isOverDialog }: MissingProjectsNoticeProps) {
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
      isOverDialog={isOverDialog}
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

type Actions = typeof noticesActions;

export interface NoticeWords {
  text: string;
  /** `keys`: what does the same; with them it stands beside the text, where there is little else. */
  action?: { label: string; intent: UnknownAction; keys?: readonly KeysOf[] };
  /** What closing it means. */
  close: ReturnType<Actions['noticeDismissed'] | Actions['missingProjectsDeclined']>;
}

interface WordedNoticeProps extends NoticeWords {
  tone: NoticeState['tone'];
  /** Something is being worked on, and nothing leads away from that. */
  isOverDialog: boolean;
}

/** A notice of the store in words, and where it leads. */
export function WordedNotice({ tone, text, action, close, isOverDialog }: WordedNoticeProps) {
  const dispatch = useAppDispatch();
  return (
    <Notice
      tone={tone}
      beside={action?.keys !== undefined}
      action={
        action &&
        !isOverDialog && (
          <>
            <Button
              variant={action.keys ? 'plain' : 'outline'}
              size="sm"
              onClick={() => {
                dispatch(action.intent);
              }}
            >
              {action.label}
            </Button>
            {action.keys?.[0] && <Keys keys={capsOf(action.keys[0])} />}
          </>
        )
      }
      onClose={() => {
        dispatch(close);
      }}
    >
      {text}
    </Notice>
  );
}
