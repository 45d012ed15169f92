import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Notice } from '../kit/dialog/Notice';
import { NoticeStack } from '../kit/dialog/NoticeStack';
import { noticeText } from './labels';

/** The notices of the store, newest last; over an open modal, question or menu the newest only. */
export function Notices() {
  const notices = useAppSelector(({ workspace }) => workspace.notices);
  const isDialogOpen = useAppSelector(
    ({ workspace }) => workspace.modal !== null || workspace.confirmation !== null,
  );
  const isDrawerOpen = useAppSelector(({ workspace }) => workspace.drawerOpen);
  const dispatch = useAppDispatch();
  const shown = isDialogOpen || isDrawerOpen ? notices.slice(-1) : notices;
  return (
    <NoticeStack placement={isDialogOpen ? 'top' : 'bottom'}>
      {shown.map(({ id, tone, message }) => (
        <Notice
          key={id}
          tone={tone}
          onClose={() => {
            dispatch(workspaceActions.noticeDismissed({ id }));
          }}
        >
          {noticeText(message)}
        </Notice>
      ))}
    </NoticeStack>
  );
}
