/** What comes again and can be made now, at the top of a section, and the dialog of a series. */
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { blockedBy, readyNumbers } from '../../../features/business/series/ready';
import type { Occurrence } from '../../../features/business/series/series';
import type { SeriesKind } from '../../../features/business/series/seriesRow';
import {
  selectAllSeries,
  selectSettledNumbers,
} from '../../../features/business/series/seriesSelectors';
import {
  selectSeriesWork,
  seriesWorkActions,
  type FailedDecision,
} from '../../../features/business/series/seriesWorkSlice';
import { isSameMonth, type Day } from '../../../features/shared/days';
import { sumMoney } from '../../../features/shared/money';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../kit/form/Button';
import { Checkbox } from '../../kit/form/Checkbox';
import { useToday } from '../../kit/hooks/useToday';
import { Ledger } from '../../kit/list/Ledger';
import { formatCount, formatCurrency, formatDay, joinWithAnd } from '../../kit/text/format';
import { Surface, SurfaceTitle } from '../../kit/text/Surface';
import { PROJECT_NOT_FOUND } from '../../records/texts/projectTexts';
import { useIsLoaded, useLookup } from '../../records/useLookup';
import { ledgerHeading } from '../../theme/recipes/ledger';
import { OpenedSeries } from './OpenedSeries';
import { SeriesMark } from './SeriesMark';
import { selectRepeat } from './seriesTexts';
import { slotRecipe } from '../../theme/slotRecipe';

const stripRecipe = slotRecipe({
  className: 'series-strip',

  base: {
    root: {
      gridColumn: '1 / -1',
      minWidth: 0,
      marginBottom: '3',
      borderInlineStart: '4px solid',
      borderInlineStartColor: 'accent',
    },
    head: { ...ledgerHeading, alignItems: 'center', rowGap: '3' },
    note: { fontSize: 'label', color: 'muted' },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    // It stands beside texts that are there already, so that nothing moves when it appears, and leaves them their room.
    link: {
      position: 'absolute',
      top: { base: '-2px', lg: 0 },
      insetInlineStart: '11.5rem',
      insetInlineEnd: { base: 0, lg: '11.5rem' },
      minHeight: { base: '44px', lg: '24px' },
      textAlign: { base: 'end', lg: 'center' },
      lineHeight: 1.25,
      textStyle: 'link',
      fontSize: 'label',
      fontWeight: 600,
    },
  },
});

const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** '3 cobranças e 2 gastos deste mês estão prontos' */
function readyText(all: readonly Occurrence[], today: Day): string {
  const payments = all.filter(({ kind }) => kind === 'payment').length;
  const expenses = all.length - payments;
  const named = joinWithAnd([
    ...(payments > 0 ? [counted(payments, 'cobrança', 'cobranças')] : []),
    ...(expenses > 0 ? [counted(expenses, 'gasto', 'gastos')] : []),
  ]);
  const end = expenses > 0 ? 'o' : 'a';
  const are = all.length === 1 ? `está pront${end}` : `estão pront${end}s`;
  const isOfThisMonth = all.every(({ due }) => isSameMonth(due, today));
  return `${named}${isOfThisMonth ? ' deste mês' : ''} ${are}`;
}

interface LeftOverProps {
  failed: FailedDecision | null;
  elsewhere: number;
  isBusy: boolean;
}

/** What of the last decision could not be done, with its repetition, and what another device had decided before. */
function LeftOver({ failed, elsewhere, isBusy }: LeftOverProps) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: stripRecipe })();
  const sentences = [
    ...(failed
      ? [
          failed.isUnsent
            ? 'Sem internet, nada foi enviado.'
            : `${formatCount(failed.make.length + failed.skip.length)} sem confirmação.`,
        ]
      : []),
    ...(elsewhere > 0
      ? [
          `${counted(elsewhere, 'já estava decidido', 'já estavam decididos')} em outra aba ou em outro aparelho, e vale o que está lá.`,
        ]
      : []),
  ];
  return (
    <chakra.div css={styles.head}>
      <chakra.p role="status">{sentences.join(' ')}</chakra.p>
      <chakra.div css={styles.buttons}>
        {failed && (
          <Button loading={isBusy} onClick={() => dispatch(seriesWorkActions.decided(failed))}>
            Tentar novamente
          </Button>
        )}
        <Button variant="outline" onClick={() => dispatch(seriesWorkActions.failureClosed())}>
          Fechar
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

interface TickedLineProps {
  isTicked: boolean;
  onTurn: () => void;
  name: string;
  detail: string;
  amount: number | null;
  /** The marks that open its series. */
  marks: ReactNode;
  /** Leaves it out. Only what the app itself has not ticked has a button of its own for that. */
  onLeaveOut?: (() => void) | undefined;
}

/** What can be made, or not: a tick, with what it is about. */
const TickedLine = ({
  isTicked,
  onTurn,
  name,
  detail,
  amount,
  marks,
  onLeaveOut,
}: TickedLineProps) => (
  <Ledger.Line
    actions={
      onLeaveOut && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Deixar de fora: ${name}`}
          onClick={onLeaveOut}
        >
          Deixar de fora
        </Button>
      )
    }
  >
    <Ledger.Sign>
      <Checkbox hideLabel checked={isTicked} onToggle={onTurn}>
        {name}
      </Checkbox>
    </Ledger.Sign>
    <Ledger.Name>{name}</Ledger.Name>
    <Ledger.Detail>
      {detail} {marks}
    </Ledger.Detail>
    <Ledger.Amount>
      {amount === null ? 'Valor não informado' : formatCurrency(amount)}
    </Ledger.Amount>
  </Ledger.Line>
);

/** Why something waits. */
const BLOCK_TEXT = {
  waiting: 'o projeto não está em andamento',
  gone: 'o projeto foi excluído',
} as const;

export interface SeriesStripProps {
  /** Only what this section lists; everything by default. */
  kind?: SeriesKind;
  /** Whether the section has a line above, in which a link stands if something is ready only after the section is shown. */
  hasLine?: boolean;
  /** Whether this script was loaded before the section was opened. */
  isEarly: boolean;
}

/** What can be made now, with a tick each. Nothing is made before the user says so. */
function Strip({ kind, hasLine = false, isEarly }: SeriesStripProps) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const series = useAppSelector(selectAllSeries);
  const settled = useAppSelector(selectSettledNumbers);
  const { isBusy, failed, elsewhere, hiddenOn } = useAppSelector(selectSeriesWork);
  const repeatOf = useAppSelector(selectRepeat);
  const findProject = useLookup(projectsSelectors);
  const findClient = useLookup(clientsSelectors);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const styles = useSlotRecipe({ recipe: stripRecipe })();
  const isKnown = useIsLoaded('series', 'payments', 'expenses', 'projects');
  const { single, earlier } = useMemo(() => {
    const own = series.filter(({ segments: [{ terms }] }) => !kind || terms.kind === kind);
    return readyNumbers(own, settled, today);
  }, [series, settled, today, kind]);
  const isShown = isKnown && hiddenOn !== today && single.length + earlier.length > 0;
  // What a section was shown without waits for a press or for the next visit, so that it moves nothing.
  const [isOpen, setOpen] = useState(isEarly && isShown);
  const isInSight = isShown && isOpen;
  useLayoutEffect(() => {
    if (!isInSight) return undefined;
    dispatch(seriesWorkActions.sighted(true));
    return () => {
      dispatch(seriesWorkActions.sighted(false));
    };
  }, [dispatch, isInSight]);
  const isLeftOver = failed !== null || elsewhere > 0;
  if (!isShown && !isLeftOver) return null;
  const title = readyText([...single, ...earlier], today);
  if (!isOpen) {
    return (
      hasLine && (
        <chakra.button type="button" css={styles.link} onClick={() => setOpen(true)}>
          {title}
        </chakra.button>
      )
    );
  }

  const blockOf = (each: Occurrence) => blockedBy(each, findProject(each.project));
  const isTicked = (each: Occurrence) => (blockOf(each) === null) !== turned.has(each.rowId);
  const isTickedTogether = turned.has('earlier');
  const turn = (id: string) => {
    setTurned(
      (before) => new Set(before.has(id) ? [...before].filter((of) => of !== id) : [...before, id]),
    );
  };
  const ticked = [
    ...single.filter((each) => isTicked(each) && blockOf(each) !== 'gone'),
    ...(isTickedTogether ? earlier.filter((each) => blockOf(each) === null) : []),
  ];
  // What the app has not ticked stays, because the user has not said anything about it.
  const skipped = single.filter((each) => !isTicked(each) && !blockOf(each));
  const leaveOut = (some: Occurrence[]) =>
    dispatch(seriesWorkActions.decided({ make: [], skip: some }));
  const nameOf = ({ kind: of, name, project }: Occurrence) =>
    of === 'expense' ? (name ?? '') : (findProject(project)?.name ?? PROJECT_NOT_FOUND);
  const detailOf = (each: Occurrence): string => {
    const block = blockOf(each);
    const client = findClient(findProject(each.project)?.clientId ?? null)?.name;
    const day = formatDay(each.due);
    return [client, block && BLOCK_TEXT[block], each.kind === 'expense' ? day : `vence ${day}`]
      .filter((text) => text !== null && text !== undefined)
      .join(' · ');
  };
  /** Opens the series of these, also where none of their records is in a list. */
  const marksOf = (some: readonly Occurrence[]): ReactNode => {
    const ofSeries = [...new Map(some.map((each) => [each.seriesId, each])).values()];
    return ofSeries.map((each) => {
      const word = repeatOf(each.rowId)?.word ?? '';
      return (
        <SeriesMark
          key={each.seriesId}
          seriesId={each.seriesId}
          word={ofSeries.length === 1 ? word : `${nameOf(each)}, ${word}`}
          subject={nameOf(each)}
        />
      );
    });
  };
  const first = earlier[0];
  const isDecided = ticked.length + skipped.length > 0;
  return (
    <Surface aria-label="O que se repete" tabIndex={-1} css={styles.root}>
      {isLeftOver && <LeftOver failed={failed} elsewhere={elsewhere} isBusy={isBusy} />}
      {isShown && (
        <>
          <chakra.div css={styles.head}>
            <div>
              <SurfaceTitle>{title}</SurfaceTitle>
              <chakra.p css={styles.note}>
                {isDecided
                  ? `${ticked.length > 0 ? `${formatCurrency(sumMoney(ticked.map(({ amount }) => amount ?? 0)))}. ` : ''}Desmarque o que não vale: não volta a ser oferecido.`
                  : 'Marque o que criar. O resto continua aqui.'}
              </chakra.p>
            </div>
            <chakra.div css={styles.buttons}>
              <Button variant="outline" onClick={() => dispatch(seriesWorkActions.hidden(today))}>
                Agora não
              </Button>
              {isDecided && (
                <Button
                  loading={isBusy}
                  onClick={() => {
                    setTurned(new Set());
                    dispatch(seriesWorkActions.decided({ make: ticked, skip: skipped }));
                  }}
                >
                  {ticked.length === 0
                    ? 'Deixar de fora'
                    : ticked.length === 1
                      ? 'Criar 1'
                      : `Criar ${ticked.every(({ kind: of }) => of === 'payment') ? 'as' : 'os'} ${formatCount(ticked.length)}`}
                </Button>
              )}
            </chakra.div>
          </chakra.div>
          <Ledger.Root aria-label={title} detail="column">
            {first && (
              <TickedLine
                isTicked={isTickedTogether}
                onTurn={() => turn('earlier')}
                name={`${formatCount(earlier.length)} de meses anteriores`}
                detail={`desde ${formatDay(first.due)}`}
                amount={sumMoney(earlier.map(({ amount }) => amount ?? 0))}
                marks={marksOf(earlier)}
                onLeaveOut={isTickedTogether || isBusy ? undefined : () => leaveOut(earlier)}
              />
            )}
            {single.map((each) => (
              <TickedLine
                key={each.rowId}
                isTicked={isTicked(each)}
                onTurn={() => turn(each.rowId)}
                name={nameOf(each)}
                detail={detailOf(each)}
                amount={each.amount}
                marks={marksOf([each])}
                onLeaveOut={
                  blockOf(each) && !isBusy && !ticked.includes(each)
                    ? () => leaveOut([each])
                    : undefined
                }
              />
            ))}
          </Ledger.Root>
        </>
      )}
    </Surface>
  );
}

/** What can be made now, and the dialog of the series that was opened. */
export default function SeriesStrip(props: SeriesStripProps) {
  const isRunning = useAppSelector((root) => root.seriesWork !== undefined);
  return (
    <>
      {isRunning && <Strip {...props} />}
      <OpenedSeries />
    </>
  );
}
