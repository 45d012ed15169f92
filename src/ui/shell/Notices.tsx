import { selectWorkspace, workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Notice } from '../kit/Notice';
import { NoticeStack } from '../kit/NoticeStack';
import { noticeText } from './labels';

/** The notices of the store, newest last. */
export function Notices() {
  const { notices } = useAppSelector(selectWorkspace);
  const dispatch = useAppDispatch();
  return (
    <NoticeStack>
      {notices.map(({ id, tone, message }) => (
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
