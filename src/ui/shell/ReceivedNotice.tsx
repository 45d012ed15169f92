import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

import { paymentsActions } from '../../features/business/payments/paymentsSlice';
import type { Day } from '../../features/shared/days';
import { FIRST_DAY } from '../../features/shared/limits';
import { undoIntentOf } from '../../features/app/workspace/undo';
import type { Notice as NoticeState, NoticeMessage } from '../../features/app/notices/notices';
import { noticesActions } from '../../features/app/notices/noticesSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { undoLast } from './commands/firstCommands';
import { Notice } from '../kit/dialog/Notice';
import { Button } from '../kit/form/Button';
import { DateInput } from '../kit/form/TextInput';
import { useMediaQuery } from '../kit/hooks/useMediaQuery';
import { useToday } from '../kit/hooks/useToday';
import { CARDS_QUERY } from '../theme/media';
import { receivedText } from './noticeTexts';

/**
 * Opens the browser's date picker. Where the browser has none, the field gets the focus, and the user types the
 * day.
 */
function openCalendar(input: HTMLInputElement | null): void {
  if (!input) return;
  input.focus();
  try {
    input.showPicker();
  } catch {
    // The browser is too old, or it allows the call only right after a click.
  }
}

interface OtherDayProps {
  day: Day;
  /** Called with each whole day that is typed, and with null while only a part of it is typed. */
  onTyped: (day: Day | null) => void;
  onChosen: (day: Day) => void;
}

/** Lets the user choose another day of receipt in the notice itself. */
function OtherDay({ day, onTyped, onChosen }: OtherDayProps) {
  const today = useToday();
  return (
    <chakra.form
      display="flex"
      flexWrap="wrap"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget).get('day');
        if (typeof chosen === 'string' && chosen !== '') onChosen(chosen);
      }}
    >
      <DateInput
        ref={openCalendar}
        name="day"
        aria-label="Dia em que foi recebido"
        defaultValue={day}
        onChange={({ currentTarget: { value } }) => onTyped(value === '' ? null : value)}
        min={FIRST_DAY}
        max={today}
        required
        width="172px"
      />
      <Button type="submit" size="sm">
        Salvar
      </Button>
    </chakra.form>
  );
}

interface ReceivedNoticeProps {
  id: number;
  tone: NoticeState['tone'];
  message: Extract<NoticeMessage, { code: 'partReceived' }>;
  /** A day that was typed before a reload and is not saved yet. */
  typedDay: Day | undefined;
  isOverDialog: boolean;
}

/** The notice 'Recebido hoje, 23/11.' In it, the user can choose another day or undo the receipt. */
export function ReceivedNotice({ id, tone, message, typedDay, isOverDialog }: ReceivedNoticeProps) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const text = useAppSelector((root) => receivedText(root, message, today));
  const isNarrow = useMediaQuery(CARDS_QUERY);
  const [isMoving, setMoving] = useState(typedDay !== undefined);
  const takeBack = undoIntentOf(message);
  const actions = isMoving ? (
    <OtherDay
      day={typedDay ?? message.on}
      onTyped={(day) =>
        dispatch(noticesActions.dayTyped({ id, day: day === message.on ? null : day }))
      }
      onChosen={(on) => {
        setMoving(false);
        const { paymentId, number } = message;
        // The typed day is kept until the notice of the stored one takes this notice's place: a reload may come first.
        if (on !== message.on) {
          dispatch(paymentsActions.receiptMoved({ id: paymentId, number, on }));
        }
      }}
    />
  ) : (
    <chakra.div display="flex" gap={{ base: '5', md: '1' }}>
      <Button
        variant="plain"
        size="sm"
        paddingInline={{ base: '0', md: '2' }}
        onClick={() => setMoving(true)}
      >
        Outro dia
      </Button>
      {takeBack && (
        <Button
          variant="plain"
          size="sm"
          paddingInline={{ base: '0', md: '2' }}
          onClick={() => dispatch(takeBack)}
        >
          {undoLast.label}
        </Button>
      )}
    </chakra.div>
  );
  return (
    <Notice
      tone={tone}
      beside={!isNarrow && !isMoving}
      action={!isOverDialog && actions}
      onClose={() => dispatch(noticesActions.noticeDismissed({ id }))}
    >
      {text}
    </Notice>
  );
}
