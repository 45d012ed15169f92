import { selectUndoable, undoOf } from '../../features/workspace/undo';
import type { Notice } from '../../features/notices/notices';
import { noticesActions } from '../../features/notices/noticesSlice';
import { useAppSelector } from '../../store/hooks';
import { undo } from '../commands/firstCommands';
import { deletedText, failedText } from './deletedText';
import { noticeText, type UndoMessage } from './labels';
import { setText } from './setText';
import { WordedNotice } from './WordedNotice';

interface UndoNoticeProps {
  id: number;
  tone: Notice['tone'];
  message: UndoMessage;
  isOver: boolean;
}

/** A notice of what can be taken back, or of what was. */
export function UndoNotice({ id, tone, message, isOver }: UndoNoticeProps) {
  const text = useAppSelector((root) => {
    switch (message.code) {
      case 'deleted':
        return deletedText(root, message, 'excluído');
      case 'restored':
        return deletedText(root, message, 'recuperado');
      case 'set':
        return setText(root, message);
      case 'bulkFailed':
        return failedText(root, message);
      default:
        return noticeText(message);
    }
  });
  const intent = undoOf(message);
  // Its keys take back what was done last.
  const hasKeys = useAppSelector((root) => selectUndoable(root)?.id === id);
  return (
    <WordedNotice
      tone={tone}
      isOver={isOver}
      text={text}
      close={noticesActions.noticeDismissed({ id })}
      {...(intent && { action: { label: undo.label, intent, keys: hasKeys ? undo.keys : [] } })}
    />
  );
}
