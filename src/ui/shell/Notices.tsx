import { useCallback } from 'react';

import type { Notice as StoredNotice } from '../../features/workspace/workspace';
import { selectWorkspace, workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Notice } from '../kit/Notice';
import { NoticeStack } from '../kit/NoticeStack';
import { noticeText } from './labels';

function ShownNotice({ notice: { id, tone, message } }: { notice: StoredNotice }) {
  const dispatch = useAppDispatch();
  const dismiss = useCallback(() => {
    dispatch(workspaceActions.noticeDismissed({ id }));
  }, [dispatch, id]);
  return (
    <Notice tone={tone} onClose={dismiss}>
      {noticeText(message)}
    </Notice>
  );
}

/** The notices of the store, newest last; over an open modal, question or menu the newest only. */
export function Notices() {
  const { notices, modal, confirmation, drawerOpen } = useAppSelector(selectWorkspace);
  const shown = modal || confirmation || drawerOpen ? notices.slice(-1) : notices;
  return (
    <NoticeStack>
      {shown.map((notice) => (
        <ShownNotice key={notice.id} notice={notice} />
      ))}
    </NoticeStack>
  );
}
