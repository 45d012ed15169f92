import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../kit/form/Button';
import { Notice } from '../kit/dialog/Notice';
import { NoticeStack } from '../kit/dialog/NoticeStack';
import { useNoticeWords } from './useNoticeWords';

/** The notices of the store, newest last; over an open modal, question or menu the newest only. */
export function Notices() {
  const notices = useAppSelector(({ workspace }) => workspace.notices);
  const isDialogOpen = useAppSelector(
    ({ workspace }) => workspace.modal !== null || workspace.confirmation !== null,
  );
  const isDrawerOpen = useAppSelector(({ workspace }) => workspace.drawerOpen);
  const dispatch = useAppDispatch();
  const wordsOf = useNoticeWords();
  const isOver = isDialogOpen || isDrawerOpen;
  const all = notices.flatMap((notice) => {
    const words = wordsOf(notice);
    return words ? [{ ...notice, ...words }] : [];
  });
  return (
    <NoticeStack placement={isDialogOpen ? 'top' : 'bottom'}>
      {(isOver ? all.slice(-1) : all).map(({ id, tone, text, action, close }) => (
        <Notice
          key={id}
          tone={tone}
          // Nothing leads away from what is being worked on.
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
      ))}
    </NoticeStack>
  );
}
