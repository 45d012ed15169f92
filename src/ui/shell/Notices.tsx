import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { bulkActions } from '../../features/app/entities/bulk';
import { selectModal } from '../../features/app/forms/formsSlice';
import { selectIsOffline } from '../../features/app/device/deviceSlice';
import { selectBulkRun } from '../../features/app/bulk/markingSlice';
import { selectUndoableNotice, undoIntentOf } from '../../features/app/workspace/undo';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import type { Notice } from '../../features/app/notices/notices';
import { noticesActions, selectNotices } from '../../features/app/notices/noticesSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { undoLast } from './commands/firstCommands';
import { NoticeStack } from '../kit/dialog/Notice';
import { Button } from '../kit/form/Button';
import { nounOfSeveral } from '../records/nouns';
import { alertRecipe } from '../theme/recipes/alert';
import {
  deletedText,
  failedText,
  isAboutUndo,
  noticeText,
  notUndoneText,
  whyText,
  changedText,
  type UndoMessage,
} from './noticeTexts';
import { ReceivedNotice } from './ReceivedNotice';
import { MissingProjectsNotice, WordedNotice } from './WordedNotice';

/** Shows the progress of a bulk change, with a button that cancels the remaining rows. */
function BulkProgress() {
  const dispatch = useAppDispatch();
  const run = useAppSelector(selectBulkRun);
  const { frame, root, content, beside } = useSlotRecipe({ recipe: alertRecipe })({
    variant: 'surface',
    status: 'info',
  });
  if (!run) return null;
  const { entity, change, done, total, cancelled } = run;
  const text = `${done.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')}`;
  const label = `${change.kind === 'delete' ? 'Excluindo' : 'Alterando'} ${nounOfSeveral(entity)}`;
  return (
    <chakra.div css={frame} data-beside="">
      <chakra.div
        css={root}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
      >
        <chakra.span css={content}>{`${label}: ${text}`}</chakra.span>
      </chakra.div>
      <chakra.div css={beside}>
        <Button
          variant="plain"
          size="sm"
          aria-disabled={cancelled}
          onClick={() => dispatch(bulkActions.cancelled())}
        >
          Cancelar
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

interface UndoNoticeProps {
  id: number;
  tone: Notice['tone'];
  message: UndoMessage;
  isUnsure: boolean;
  isOverDialog: boolean;
}

/** A notice about a change that can be undone, or about an undo or a bulk change that failed. */
function UndoNotice({ id, tone, message, isUnsure, isOverDialog }: UndoNoticeProps) {
  const isOffline = useAppSelector(selectIsOffline);
  const text = useAppSelector((root) => {
    switch (message.code) {
      case 'deleted':
        return deletedText(root, message, 'excluído');
      case 'restored':
        return deletedText(root, message, 'recuperado');
      case 'set':
        return changedText(root, message);
      case 'bulkFailed':
        return failedText(root, message, isUnsure);
      case 'setBackFailed':
      case 'restoreFailed':
        return notUndoneText(isUnsure);
      default:
        return noticeText(message);
    }
  });
  // A statement is confirmed by many requests, and its notice does not follow each of them.
  const isLost = isUnsure || (isOffline && message.code === 'statement');
  const why = tone === 'danger' ? whyText({ isOffline, isUnsure: isLost }, 'isso') : '';
  const intent = undoIntentOf(message);
  // The undo keys only undo the most recent change, so only its notice shows them.
  const hasKeys = useAppSelector((root) => selectUndoableNotice(root)?.id === id) && !isOverDialog;
  // The undo of a change that was made in a view leads nowhere else, so it is offered over that view.
  const isOfOpenView = useAppSelector((root) => {
    const modal = selectModal(root);
    return modal?.mode === 'view' && 'set' in message && message.set[0]?.id === modal.id;
  });
  return (
    <WordedNotice
      tone={tone}
      isOverDialog={isOverDialog && !isOfOpenView}
      text={text + why}
      close={noticesActions.noticeDismissed({ id })}
      {...(intent && {
        action: { label: undoLast.label, intent, keys: hasKeys ? undoLast.keys : [] },
      })}
    />
  );
}

const { noticeFollowed } = workspaceActions;
const { noticeDismissed, updateRequested } = noticesActions;

function StoredNotice({ notice, isOverDialog }: { notice: Notice; isOverDialog: boolean }) {
  const { id, tone, message, typedDay } = notice;
  const isUnsure = notice.unconfirmed !== undefined;
  const isOffline = useAppSelector(selectIsOffline);
  if (message.code === 'projectsMissing') {
    return (
      <MissingProjectsNotice id={id} quoteIds={message.quoteIds} isOverDialog={isOverDialog} />
    );
  }
  if (message.code === 'partReceived') {
    return <ReceivedNotice {...{ id, tone, message, typedDay, isOverDialog }} />;
  }
  if (isAboutUndo(message)) {
    return <UndoNotice {...{ id, tone, message, isUnsure, isOverDialog }} />;
  }
  const text = noticeText(message);
  const why = tone === 'danger' ? whyText({ isOffline, isUnsure }, 'nada') : '';
  const words = { tone, isOverDialog, text: text + why, close: noticeDismissed({ id }) };
  if (message.code === 'newVersion') {
    // The button is also offered over an open form, because drafts survive the update.
    const action = { label: 'Atualizar', intent: updateRequested(), keys: [] };
    return <WordedNotice {...words} isOverDialog={false} action={action} />;
  }
  if (message.code !== 'projectCreated') return <WordedNotice {...words} />;
  const intent = noticeFollowed({ id, section: 'projects', projectId: message.id });
  return <WordedNotice {...words} action={{ label: 'Abrir projeto', intent }} />;
}

/**
 * The notices of the store, the newest last. Over an open modal, confirmation or menu, only the newest notice is
 * shown.
 */
export function Notices() {
  const notices = useAppSelector(selectNotices);
  const isDialogOpen = useAppSelector(
    ({ workspace }) =>
      workspace.forms.modal !== null ||
      workspace.forms.confirmation !== null ||
      (workspace.navigation.panel !== null && workspace.navigation.panel !== 'userMenu'),
  );
  const isDrawerOpen = useAppSelector(({ workspace }) => workspace.navigation.drawerOpen);
  const isOverDialog = isDialogOpen || isDrawerOpen;
  return (
    <NoticeStack placement={isDialogOpen ? 'top' : 'bottom'}>
      {!isOverDialog && <BulkProgress />}
      {(isOverDialog ? notices.slice(-1) : notices).map((notice) => (
        <StoredNotice key={notice.id} notice={notice} isOverDialog={isOverDialog} />
      ))}
    </NoticeStack>
  );
}
