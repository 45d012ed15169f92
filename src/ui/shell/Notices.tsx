import { selectWorkspace, workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Notice } from '../kit/dialog/Notice';
import { NoticeStack } from '../kit/dialog/NoticeStack';
import { noticeText } from './labels';

/** The notices of the store, newest last; over an open modal, question or menu the newest only. */
export function Notices() {
  const { notices, modal, confirmation, drawerOpen } = useAppSelector(selectWorkspace);
  const dispatch = useAppDispatch();
  const shown = modal || confirmation || drawerOpen ? notices.slice(-1) : notices;
  return (
    <NoticeStack>
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
