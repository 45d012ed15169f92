import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { DUTY_KINDS, isDas, type Duty } from '../../../features/business/dashboard/duties';
import { DONE_FIELD } from '../../../features/business/profile/profile';
import {
  selectTodayShown,
  type Delivery,
  type TodayShown,
} from '../../../features/business/dashboard/today';
import { formsActions } from '../../../features/app/forms/formsSlice';
import { selectUser } from '../../../features/app/session/sessionSlice';
import { profilesActions } from '../../../features/business/profile/profilesSlice';
import { countCompleted } from '../../../features/business/projects/project';
import { goesOn } from '../../../features/business/series/ready';
import { noRepeat } from '../../../features/business/series/repeatForm';
import { selectSeriesWork } from '../../../features/business/series/seriesWorkSlice';
import { selectAllSeries } from '../../../features/business/series/seriesSelectors';
import { seriesSelectors } from '../../../features/business/series/seriesSlice';
import { findingActions } from '../../../features/app/finding/findingSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { clientName } from '../../records/texts/clientName';
import { Icon, type IconName } from '../../kit/art/Icon';
import { Button } from '../../kit/form/Button';
import { Ledger } from '../../kit/list/Ledger';
import {
  capitalised,
  formatCount,
  formatCurrency,
  formatDay,
  formatWeekday,
} from '../../kit/text/format';
import { Room, Surface, SurfaceTitle } from '../../kit/text/Surface';
import { useMediaQuery } from '../../kit/hooks/useMediaQuery';
import { useToday } from '../../kit/hooks/useToday';
import { daysText } from '../../records/texts/paymentTexts';
import { projectName } from '../../records/texts/projectTexts';
import { CARDS_QUERY, MEDIUM_QUERY } from '../../theme/media';
import { ledgerHeading, lineSides, ruleAbove } from '../../theme/recipes/ledger';
import { dutyWords } from './dutyWords';
import { useFigure } from './keptFigures';
import { TODAY_HEIGHT } from './todayHeight';
import { slotRecipe } from '../../theme/slotRecipe';

/** The look of the card 'Para hoje', without its lines. */
const todayRecipe = slotRecipe({
  className: 'today',

  base: {
    head: { ...ledgerHeading, paddingBlock: { base: '4', md: '3' }, rowGap: 0 },
    day: { display: 'flex', columnGap: '4', fontSize: 'label', color: 'muted' },
    // The area of the link reaches beyond its text, and makes the head no higher.
    headLink: {
      textStyle: 'link',
      minWidth: 'target',
      paddingBlock: '3',
      marginBlock: '-3',
    },
    // The link makes the line no higher.
    detail: { display: 'flex', alignItems: 'baseline', columnGap: '3' },
    text: { minWidth: 0, lineClamp: 2, overflowWrap: 'anywhere' },
    // In narrow windows the links stand in a row of their own, below the lines.
    links: {
      ...lineSides,
      ...ruleAbove,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      paddingBlock: '1',
    },
    link: {
      textStyle: 'link',
      fontSize: 'label',
      flex: 'none',
      minWidth: '44px',
      textAlign: 'start',
      minHeight: { base: '44px', md: '24px' },
    },
  },
});

interface LineWords {
  sign: IconName;
  name: string;
  detail: string;
  amount?: number | null;
  isLate?: boolean;
  /** The button's visible label. Its accessible name also contains the client's name. */
  action: string;
  intent: UnknownAction;
}

interface LineProps extends LineWords {
  /** The link to the other items of this kind, which stands behind the detail. */
  more?: ReactNode;
  /** Whether this is the card's first line, the only one with a main button, unless what comes again is asked above. */
  isFirst: boolean;
  onPress?: () => void;
}

function Line({
  sign,
  name,
  detail,
  amount = null,
  isLate,
  more = null,
  action,
  intent,
  isFirst,
  onPress,
}: LineProps) {
  const dispatch = useAppDispatch();
  const late = isLate ? { 'data-late': '' } : {};
  const styles = useSlotRecipe({ recipe: todayRecipe })();
  const isMain = useAppSelector((root) => !selectSeriesWork(root).isInSight) && isFirst;
  const isPhone = useMediaQuery(CARDS_QUERY);
  return (
    <Ledger.Line
      actions={
        <Button
          variant={isMain ? 'solid' : 'surface'}
          size="sm"
          aria-label={`${action}: ${name}`}
          onClick={() => {
            onPress?.();
            dispatch(intent);
          }}
        >
          {action}
        </Button>
      }
    >
      <Ledger.Sign {...late}>
        <Icon name={sign} />
      </Ledger.Sign>
      <Ledger.Name as="b">{name}</Ledger.Name>
      {more === null ? (
        <Ledger.Detail {...late}>
          {/* On phones the amount begins the text, so that no line is higher than the room that is kept for it. */}
          {isPhone && amount !== null && <b>{`${formatCurrency(amount)} · `}</b>}
          {detail}
        </Ledger.Detail>
      ) : (
        <Ledger.Detail {...late} css={styles.detail}>
          <chakra.span css={styles.text}>{detail}</chakra.span> {more}
        </Ledger.Detail>
      )}
      {!isPhone && amount !== null && <Ledger.Amount>{formatCurrency(amount)}</Ledger.Amount>}
    </Ledger.Line>
  );
}

const { modalOpened, partOpened, sectionChosen } = workspaceActions;
const { facetsChosen } = findingActions;

function dueWords({ project, client, ...due }: NonNullable<TodayShown['due']>): LineWords {
  const projectText = projectName(project) ?? '';
  const isLate = due.group === 'late';
  return {
    sign: isLate ? 'alert' : 'payments',
    isLate,
    name: client ? `Cobrar ${client.name}` : `Cobrar ${projectText}`,
    detail: `${isLate ? `Venceu ${daysText(due.days ?? 0)}` : 'Vence hoje'}: ${projectText}`,
    amount: due.part.amount,
    action: 'Cobrar',
    intent: partOpened({ mode: 'charge', id: due.payment.id, part: due.part.number }),
  };
}

function unansweredWords({
  quote,
  wasSent,
  version,
  isExpired,
  days,
  client,
}: NonNullable<TodayShown['unanswered']>): LineWords {
  const verb = isExpired ? 'Renovar o orçamento de' : wasSent ? 'Lembrar' : 'Enviar o orçamento a';
  return {
    sign: 'quotes',
    name: client ? `${verb} ${client.name}` : (clientName(client) ?? ''),
    detail: isExpired
      ? `Venceu sem resposta, enviado ${daysText(-days)}`
      : wasSent
        ? `Sem resposta ${daysText(-days)}`
        : version > 1
          ? `Versão ${formatCount(version)} ainda não enviada`
          : days === 0
            ? 'Feito hoje, ainda não enviado'
            : `Feito ${daysText(-days)}, ainda não enviado`,
    amount: quote.totalValue,
    action: isExpired ? 'Renovar' : wasSent ? 'Lembrar' : 'Enviar',
    intent: modalOpened('quotes', 'send', quote.id),
  };
}

function stagesText({ stages }: Delivery['project']): string {
  const done = countCompleted(stages);
  if (stages.length === 0) return '';
  if (done === 0) return ' · nenhuma etapa pronta';
  if (done === stages.length) return ' · etapas prontas';
  return ` · ${done.toString()} de ${stages.length.toString()} etapas ${done === 1 ? 'pronta' : 'prontas'}`;
}

function deliveryWords({ project, days }: Delivery): LineWords {
  const when =
    days === 0 ? 'Hoje' : `${capitalised(formatWeekday(project.deadline))}, ${daysText(days)}`;
  return {
    sign: days < 0 ? 'alert' : 'projects',
    isLate: days < 0,
    name: `Entregar ${project.name}`,
    detail: `${when}${stagesText(project)}`,
    action: 'Abrir',
    intent: modalOpened('projects', 'view', project.id),
  };
}

/** Opens what a duty is about: an expense that repeats each month, or the year with its report and its declaration. */
function DutyLink({ duty, isBelow }: { duty: Duty; isBelow: boolean }) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const styles = useSlotRecipe({ recipe: todayRecipe })();
  const { kind, dueOn } = duty;
  const { subject, link } = dutyWords(duty);
  const open = () => {
    const values = {
      ...{ description: 'DAS', category: 'Impostos', amount: '', date: dueOn },
      ...{ paymentMethod: '', notes: '' },
      // The next ones are due on the 20th again, whatever business day this one has moved to.
      repeat: {
        ...{ ...noRepeat, repeats: 'month' as const, shift: true },
        nominalDay: `${dueOn.slice(0, 7)}-20`,
      },
    };
    const year = duty.period.slice(0, 4);
    dispatch(
      kind === 'das'
        ? formsActions.formOpenedAbove('expenses', 'create', undefined, { values, baseline: null })
        : workspaceActions.yearChosen({
            section: 'mei',
            year: today.startsWith(year) ? null : Number(year),
          }),
    );
  };
  return (
    <chakra.button
      type="button"
      css={styles.link}
      aria-label={`${subject}: ${link}`}
      onClick={open}
    >
      {isBelow ? `${subject}: ${link}` : link}
    </chakra.button>
  );
}

/** What a MEI has to do by a day. Once it is marked as done, the line stays until the card closes, to be taken back. */
function DutyLine({
  duty,
  isDone,
  isFirst,
  more,
  onMarked,
}: {
  duty: Duty;
  isDone: boolean;
  isFirst: boolean;
  more: ReactNode;
  onMarked: () => void;
}) {
  const userId = useAppSelector(selectUser)?.id ?? '';
  const { kind, period, dueOn, days } = duty;
  const { sign, name, about } = dutyWords(duty);
  return (
    <Line
      sign={isDone ? 'check' : sign}
      more={more}
      name={name}
      detail={
        isDone ? 'Feito' : `Até ${formatDay(dueOn).slice(0, 5)}, ${daysText(days)} · ${about}`
      }
      action={isDone ? 'Desfazer' : 'Feito'}
      isFirst={isFirst}
      intent={profilesActions.saveRequested({
        id: userId,
        changes: { [DONE_FIELD[kind]]: isDone ? null : period },
      })}
      onPress={onMarked}
    />
  );
}

/** Whether the DAS can be made to repeat: not if it does already, nor while that is unknown. */
function useOffersDas(): boolean {
  const today = useToday();
  const isKnown = useAppSelector(seriesSelectors.selectIsLoaded);
  const all = useAppSelector(selectAllSeries);
  if (!isKnown) return false;
  return !all.some((series) => {
    const terms = series.segments.at(-1)?.terms;
    return terms?.kind === 'expense' && isDas(terms.name ?? '') && goesOn(series, today);
  });
}

/** The links to the other items of the kinds of which the card shows one; null where there are none. */
function useOtherLinks({ due, unanswered }: Pick<TodayShown, 'due' | 'unanswered'>) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: todayRecipe })();
  const link = (
    text: string,
    entity: 'payments' | 'quotes',
    facets: Record<string, string | null>,
  ) =>
    text === '' ? null : (
      <chakra.button
        type="button"
        css={styles.link}
        onClick={() => {
          dispatch(facetsChosen({ entity, facets }));
          dispatch(sectionChosen(entity));
        }}
      >
        {`Mais ${text}`}
      </chakra.button>
    );
  const { others = 0, othersToday = 0 } = due ?? {};
  const quotes = unanswered?.others ?? 0;
  const dueText = [
    others > 0 && `${formatCount(others)} ${others === 1 ? 'atrasado' : 'atrasados'}`,
    othersToday > 0 && `${formatCount(othersToday)} para hoje`,
  ]
    .filter((words) => words !== false)
    .join(' e ');
  // What is due today is in another group than what is overdue, so all that is open is shown where there is some.
  const facets = othersToday > 0 ? { paid: 'no' } : { due: 'late' };
  return {
    due: link(dueText, 'payments', facets),
    unanswered: link(quotes === 0 ? '' : `${formatCount(quotes)} sem resposta`, 'quotes', {
      answer: 'waiting',
      status: null,
    }),
  };
}

/** How many lines the room has that is kept for the card. */
const ROOM_LINES = 3;

/**
 * The card 'Para hoje': what must be done today, with a button for each item. Overdue money and sent quotes are known
 * from side tables, which are loaded after the first screen. Until then the card is empty.
 * @param keepsRoom - whether the card stays as high as with three lines, because its room was painted before it was known
 * how many there are. The others are then shown once the user asks for them. Otherwise, if there is nothing to do, the
 * card is hidden.
 */
export default function TodayCard({ keepsRoom }: { keepsRoom: boolean }) {
  const today = useToday();
  const shown = useFigure('today', (root) => selectTodayShown(root, today));
  const { due, unanswered, delivery } = shown;
  const [marked, setMarked] = useState<readonly Duty[]>([]);
  const [isWhole, setWhole] = useState(!keepsRoom);
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    flushSync(() => setWhole(true));
    list.current?.children.item(ROOM_LINES)?.querySelector('button')?.focus();
  };
  const isOpen = (duty: Duty): boolean => shown.duties.includes(duty);
  const duties = DUTY_KINDS.flatMap(
    (kind) => [...shown.duties, ...marked].find((duty) => duty.kind === kind) ?? [],
  );
  const others = useOtherLinks(shown);
  const offersDas = useOffersDas();
  const hasLink = ({ kind }: Duty): boolean => kind !== 'das' || offersDas;
  const linked = duties.filter(hasLink);
  const areBelow = useMediaQuery(MEDIUM_QUERY);
  const styles = useSlotRecipe({ recipe: todayRecipe })();
  const count =
    [due, unanswered, delivery].filter((each) => each !== null).length + shown.duties.length;
  // Those of another day only reserve their space.
  const isKnown = shown.isKnown && shown.day === today;
  if (!isKnown && keepsRoom) return <Room height={TODAY_HEIGHT} />;
  if (count === 0 && duties.length === 0 && !keepsRoom) return null;
  const lines: ReactElement[] = [];
  if (due !== null) {
    const more = areBelow ? null : others.due;
    lines.push(<Line key="due" {...dueWords(due)} isFirst more={more} />);
  }
  if (unanswered !== null) {
    const more = areBelow ? null : others.unanswered;
    const isFirst = lines.length === 0;
    lines.push(
      <Line key="unanswered" {...unansweredWords(unanswered)} isFirst={isFirst} more={more} />,
    );
  }
  if (delivery !== null) {
    const isFirst = lines.length === 0;
    lines.push(<Line key="delivery" {...deliveryWords(delivery)} isFirst={isFirst} />);
  }
  duties.forEach((duty, index) => {
    lines.push(
      <DutyLine
        key={duty.kind}
        duty={duty}
        isDone={!isOpen(duty)}
        isFirst={index === 0 && count === shown.duties.length}
        more={!areBelow && hasLink(duty) ? <DutyLink duty={duty} isBelow={false} /> : null}
        onMarked={() => setMarked((before) => [duty, ...before])}
      />,
    );
  });
  const hidden = isWhole ? 0 : Math.max(0, lines.length - ROOM_LINES);
  return (
    <Surface
      aria-label="Para hoje"
      minHeight={keepsRoom ? TODAY_HEIGHT : undefined}
      style={isKnown ? undefined : { visibility: 'hidden' }}
    >
      <chakra.div css={styles.head}>
        <SurfaceTitle>
          {count === 0 ? 'Nada para hoje' : `Para hoje: ${formatCount(count)}`}
        </SurfaceTitle>
        <chakra.span css={styles.day}>
          {hidden > 0 && (
            <chakra.button type="button" css={styles.headLink} onClick={showAll}>
              {`Ver mais ${formatCount(hidden)}`}
            </chakra.button>
          )}
          {formatWeekday(today)}
        </chakra.span>
      </chakra.div>
      <Ledger.Root ref={list} detail="column" oneAction>
        {lines.slice(0, lines.length - hidden)}
      </Ledger.Root>
      {areBelow && (others.due ?? others.unanswered ?? linked[0]) && (
        <chakra.div css={styles.links}>
          {others.due}
          {others.unanswered}
          {linked.map((duty) => (
            <DutyLink key={duty.kind} duty={duty} isBelow />
          ))}
        </chakra.div>
      )}
    </Surface>
  );
}
