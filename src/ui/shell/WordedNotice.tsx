import type { UnknownAction } from '@reduxjs/toolkit';

import type { noticesActions } from '../../features/notices/noticesSlice';
import type { Notice as NoticeState } from '../../features/notices/notices';
import { useAppDispatch } from '../../store/hooks';
import { Notice } from '../kit/dialog/Notice';
import { Button } from '../kit/form/Button';
import { Keys } from '../kit/text/Keys';
import { capsOf, type Keys as KeysOf } from '../kit/form/keys';

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
  isOver: boolean;
}

/** A notice of the store in words, and where it leads. */
export function WordedNotice({ tone, text, action, close, isOver }: WordedNoticeProps) {
  const dispatch = useAppDispatch();
  return (
    <Notice
      tone={tone}
      beside={action?.keys !== undefined}
      action={
        action &&
        !isOver && (
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
