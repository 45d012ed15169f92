import type { UnknownAction } from '@reduxjs/toolkit';
import { clientsSelectors } from '../../features/business/clients/clientsSlice';
import { noticesActions } from '../../features/app/notices/noticesSlice';
import type { Notice as NoticeState } from '../../features/app/notices/notices';
import { selectQuotesWithoutProject } from '../../features/business/projects/missingProjects';
import { projectsActions } from '../../features/business/projects/projectsSlice';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Notice } from '../kit/dialog/Notice';
import { Button } from '../kit/form/Button';
import { Keys } from '../kit/text/Keys';
import { keyLabels, type Keys as KeysOf } from '../records/keys';
import { joinWithAnd } from '../kit/text/format';
import { shortName } from './recordName';

interface MissingProjectsNoticeProps {
  id: number;
  quoteIds: readonly string[];
  isOverDialog: boolean;
}

/** The first three names, and the number of the others. */
const named = (names: readonly string[]): string =>
  joinWithAnd([
    ...names.slice(0, 3),
    ...(names.length > 3 ? [`mais ${String(names.length - 3)}`] : []),
  ]);

/**
 * A notice that offers to create missing projects. It is the only notice that follows the lists: it disappears
 * once no quote lacks a project.
 */
export function MissingProjectsNotice({ id, quoteIds, isOverDialog }: MissingProjectsNoticeProps) {
  const quotes = useAppSelector(selectQuotesWithoutProject).filter((quote) =>
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
  /**
   * The button of the notice. `keys` is the shortcut for the same action; with a shortcut, the button and the keys
   * stand beside the text.
   */
  action?: { label: string; intent: UnknownAction; keys?: readonly KeysOf[] };
  /** The action that is dispatched when the notice is closed. */
  close: ReturnType<Actions['noticeDismissed'] | Actions['missingProjectsDeclined']>;
}

interface WordedNoticeProps extends NoticeWords {
  tone: NoticeState['tone'];
  /** Whether a dialog is open. The notice then offers no button that leads away from the dialog. */
  isOverDialog: boolean;
}

/** A notice with a text, a button for an action, and a button that closes the notice. */
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
              onClick={() => dispatch(action.intent)}
            >
              {action.label}
            </Button>
            {action.keys?.[0] && <Keys keys={keyLabels(action.keys[0])} />}
          </>
        )
      }
      onClose={() => dispatch(close)}
    >
      {text}
    </Notice>
  );
}
