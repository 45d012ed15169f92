import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { Fragment, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { selectBulkRun } from '../../features/app/bulk/markingSlice';
import { bulkActions } from '../../features/app/entities/bulk';
import type { Notice as NoticeState, NoticeMessage } from '../../features/app/notices/notice';
import { noticesActions } from '../../features/app/notices/noticesSlice';
import { paymentsActions } from '../../features/business/payments/paymentsSlice';
import { isDeepEqual } from '../../features/shared/changes';
import type { Day } from '../../features/shared/days';
import { FIRST_DAY } from '../../features/shared/limits';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Notice, NoticeStack } from '../kit/dialog/Notice';
import { Button } from '../kit/form/Button';
import { DateInput } from '../kit/form/TextInput';
import { useMediaQuery } from '../kit/hooks/useMediaQuery';
import { useToday } from '../kit/hooks/useToday';
import { Keys } from '../kit/text/Keys';
import { keyLabels } from '../records/keys';
import { nounOfSeveral } from '../records/nouns';
import { CARDS_QUERY } from '../theme/media';
import { alertRecipe } from '../theme/recipes/alert';
import {
  describeNotice,
  selectIsOverDialog,
  selectToldNotices,
  type NoticeView,
} from './describeNotice';

/** Shows the progress of a bulk change, with a button that cancels the remaining rows. */
function BulkProgress() {
  const dispatch = useAppDispatch();
  const run = useAppSelector(selectBulkRun);
  const { frame, root, content, beside } = useSlotRecipe({ recipe: alertRecipe })({
    variant: 'surface',
    status: 'info',
  });
  if (!run) return null;
  const { entity, change, done, total, cancelled } = run;
  const text = `${done.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')}`;
  const label = `${change.kind === 'delete' ? 'Excluindo' : 'Alterando'} ${nounOfSeveral(entity)}`;
  return (
    <chakra.div css={frame} data-beside="">
      <chakra.div
        css={root}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
      >
        <chakra.span css={content}>{`${label}: ${text}`}</chakra.span>
      </chakra.div>
      <chakra.div css={beside}>
        <Button
          variant="plain"
          size="sm"
          aria-disabled={cancelled}
          onClick={() => dispatch(bulkActions.cancelled())}
        >
          Cancelar
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

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

interface ReceiptDayProps {
  id: number;
  message: Extract<NoticeMessage, { code: 'partReceived' }>;
  /** A day that was typed before a reload and is not saved yet. */
  typedDay: Day | undefined;
  today: Day;
  onDone: () => void;
}

/** Lets the user choose another day of receipt in the notice itself. */
function ReceiptDay({ id, message, typedDay, today, onDone }: ReceiptDayProps) {
  const dispatch = useAppDispatch();
  const { id: paymentId, number, on } = message;
  const keepTyped = (day: Day | null) => dispatch(noticesActions.dayTyped({ id, day }));
  return (
    <chakra.form
      display="flex"
      flexWrap="wrap"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        const day = new FormData(event.currentTarget).get('day');
        if (typeof day !== 'string' || day === '') return;
        onDone();
        // The typed day is kept until the notice of the stored one takes this notice's place: a reload may come first.
        if (day !== on) dispatch(paymentsActions.receiptMoved({ id: paymentId, number, on: day }));
      }}
    >
      <DateInput
        ref={openCalendar}
        name="day"
        aria-label="Dia em que foi recebido"
        defaultValue={typedDay ?? on}
        // While only a part of a day is typed, the value is empty.
        onChange={({ currentTarget: { value } }) =>
          keepTyped(value === '' || value === on ? null : value)
        }
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

interface NoticeButtonsProps {
  view: NoticeView;
  /** Whether the buttons stand beside the text. */
  isBeside: boolean;
  onOpenSlot: () => void;
}

/** The buttons of a notice. On phones, buttons below the text stand in line with it, without a padding of their own. */
function NoticeButtons({ view: { actions, beside }, isBeside, onOpenSlot }: NoticeButtonsProps) {
  const dispatch = useAppDispatch();
  const isPair = actions.length > 1;
  const buttons = actions.map(({ label, intent, key }) => (
    <Fragment key={label}>
      <Button
        variant={beside ? 'plain' : 'outline'}
        size="sm"
        {...((isPair || (beside && !isBeside)) && { paddingInline: { base: '0', md: '2' } })}
        onClick={() => (intent ? dispatch(intent) : onOpenSlot())}
      >
        {label}
      </Button>
      {key && <Keys keys={keyLabels(key)} />}
    </Fragment>
  ));
  if (!isPair) return buttons;
  return (
    <chakra.div display="flex" gap={{ base: '5', md: '1' }}>
      {buttons}
    </chakra.div>
  );
}

/** The most letters of a text that has at most two lines beside a button on phones. */
const TWO_LINES = 44;

interface StoredNoticeProps {
  notice: NoticeState;
  today: Day;
  isBehind: boolean;
  isHeld: boolean;
}

/** A notice of the store. Its slot takes the place of the buttons once it is opened. */
function StoredNotice({ notice, today, ...place }: StoredNoticeProps) {
  const { id, message, typedDay } = notice;
  const dispatch = useAppDispatch();
  const view = useAppSelector((root) => describeNotice(root, notice, today), isDeepEqual);
  const isNarrow = useMediaQuery(CARDS_QUERY);
  const [isOpen, setOpen] = useState(typedDay !== undefined);
  if (!view) return null;
  const { tone, title, text, actions, slot, stays, close } = view;
  // On phones a long text takes the whole width, so that it is not cut beside its button.
  const isBeside = view.beside && !(isNarrow && (slot || title.length > TWO_LINES));
  const controls =
    isOpen && slot && message.code === 'partReceived' ? (
      <ReceiptDay {...{ id, message, typedDay, today }} onDone={() => setOpen(false)} />
    ) : (
      <NoticeButtons view={view} isBeside={isBeside} onOpenSlot={() => setOpen(true)} />
    );
  return (
    <Notice
      {...place}
      tone={tone}
      stays={stays}
      beside={isBeside && !(slot && isOpen)}
      action={actions.length > 0 && controls}
      onClose={() => dispatch(close)}
    >
      {text === '' ? title : `${title}\n${text}`}
    </Notice>
  );
}

/**
 * The notices of the store. The newest is in sight, and the earlier ones stand behind it until the user asks for them. All
 * are in the page, so that screen readers announce each when it happens.
 */
export function Notices() {
  const notices = useAppSelector(selectToldNotices, shallowEqual);
  const isOverDialog = useAppSelector(selectIsOverDialog);
  const isCovered = useAppSelector(({ workspace }) => workspace.navigation.drawerOpen);
  const [openOver, setOpenOver] = useState<boolean | null>(null);
  const today = useToday();
  const earlier = Math.max(notices.length - 1, 0);
  // The list is closed again once there is none to show, and where a dialog has opened or closed.
  const isOpen = openOver === isOverDialog;
  if (openOver !== null && (!isOpen || earlier === 0)) setOpenOver(null);
  return (
    <NoticeStack
      earlier={earlier}
      isOpen={isOpen}
      onToggle={(open) => setOpenOver(open ? isOverDialog : null)}
      isCovered={isCovered}
    >
      {!isOverDialog && <BulkProgress />}
      {notices.map((notice, index) => (
        <StoredNotice
          key={notice.id}
          notice={notice}
          today={today}
          isBehind={!isOpen && index < earlier}
          isHeld={isOpen || isCovered}
        />
      ))}
    </NoticeStack>
  );
}
