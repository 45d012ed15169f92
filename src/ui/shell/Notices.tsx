import { workspaceActions } from '../../features/workspace/workspaceSlice';
import type { Notice } from '../../features/notices/notices';
import { noticesActions, selectNotices } from '../../features/notices/noticesSlice';
import { useAppSelector } from '../../store/hooks';
import { NoticeStack } from '../kit/dialog/Notice';
import { BulkProgress } from './BulkProgress';
import { isAboutUndo, noticeText } from './labels';
import { MissingProjectsNotice } from './MissingProjectsNotice';
import { ReceivedNotice } from './ReceivedNotice';
import { UndoNotice } from './UndoNotice';
import { WordedNotice } from './WordedNotice';

const { noticeFollowed } = workspaceActions;
const { noticeDismissed } = noticesActions;

function StoredNotice({ notice, isOver }: { notice: Notice; isOver: boolean }) {
  const { id, tone, message } = notice;
  if (message.code === 'projectsMissing') {
    return <MissingProjectsNotice id={id} quoteIds={message.quoteIds} isOver={isOver} />;
  }
  if (message.code === 'partReceived') {
    return <ReceivedNotice id={id} tone={tone} message={message} isOver={isOver} />;
  }
  if (isAboutUndo(message)) {
    return <UndoNotice id={id} tone={tone} message={message} isOver={isOver} />;
  }
  const words = { tone, isOver, text: noticeText(message), close: noticeDismissed({ id }) };
  if (message.code !== 'projectCreated') return <WordedNotice {...words} />;
  const intent = noticeFollowed({ id, section: 'projects', projectId: message.id });
  return <WordedNotice {...words} action={{ label: 'Abrir projeto', intent }} />;
}

/** The notices of the store, newest last; over an open modal, question or menu the newest only. */
export function Notices() {
  const notices = useAppSelector(selectNotices);
  const isDialogOpen = useAppSelector(
    ({ workspace }) =>
      workspace.forms.modal !== null ||
      workspace.forms.confirmation !== null ||
      (workspace.navigation.panel !== null && workspace.navigation.panel !== 'userMenu'),
  );
  const isDrawerOpen = useAppSelector(({ workspace }) => workspace.navigation.drawerOpen);
  const isOver = isDialogOpen || isDrawerOpen;
  return (
    <NoticeStack placement={isDialogOpen ? 'top' : 'bottom'}>
      {!isOver && <BulkProgress />}
      {(isOver ? notices.slice(-1) : notices).map((notice) => (
        <StoredNotice key={notice.id} notice={notice} isOver={isOver} />
      ))}
    </NoticeStack>
  );
}
