import type { projectsActions } from '../../features/projects/projectsSlice';
import type { Notice as NoticeState } from '../../features/workspace/workspace';
import type { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { Notice } from '../kit/dialog/Notice';
import { Button } from '../kit/form/Button';

type Actions = typeof workspaceActions;
type Intent =
  | ReturnType<Actions['noticeFollowed']>
  | ReturnType<typeof projectsActions.creationFromQuoteRequested>;

export interface NoticeWords {
  text: string;
  action?: { label: string; intent: Intent };
  /** What closing it means. */
  close: ReturnType<Actions['noticeDismissed'] | Actions['missingProjectsDeclined']>;
}

interface WordedNoticeProps extends NoticeWords {
  tone: NoticeState['tone'];
  /** Something is being worked on, and nothing leads away from that. */
  isOver: boolean;
}

/** A notice of the store in words, and where it leads. */
export function WordedNotice({ tone, text, action, close, isOver }: WordedNoticeProps) {
  const dispatch = useAppDispatch();
  return (
    <Notice
      tone={tone}
      action={
        action &&
        !isOver && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              dispatch(action.intent);
            }}
          >
            {action.label}
          </Button>
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
