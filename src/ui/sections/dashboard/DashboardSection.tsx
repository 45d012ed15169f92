import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { useDeferredValue, useState } from 'react';

import { ENTITIES } from '../../../features/app/entities/entities';
import { isKnownEmpty } from '../../../features/shared/list';
import { useAppSelector } from '../../../store/hooks';
import { formatLongDay } from '../../kit/text/format';
import { useToday } from '../../kit/hooks/useToday';
import { useKeptFigures } from './keptFigures';
import { Metrics } from './Metrics';
import { lazyChunk } from '../../kit/chunks/lazyChunk';
import { ProjectsCard } from './ProjectsCard';
import { LazyTodayCard } from './todayChunk';
import { MONEY_HEIGHT } from '../weeks/moneyHeight';
import { Room } from '../../kit/text/Surface';
import { SeriesPlace } from '../series/seriesChunk';
import { TODAY_HEIGHT } from './todayHeight';
import { TransactionsCard } from './TransactionsCard';

/** Only a new user sees the first steps. */
const FirstSteps = lazyChunk(() => import(/* webpackChunkName: "today" */ './FirstSteps'));

/** The approximate height of the first steps. It is reserved, so that little moves when they appear. */
const firstStepsRoom = {
  minHeight: { base: '405px', md: '402px', xl: '279px' },
  '@media (min-width: 75rem) and (max-width: 89.99rem)': { minHeight: '298px' },
};

/* These cards share a chunk that is loaded after the first screen. */
const Money = lazyChunk(() => import(/* webpackChunkName: "money" */ '../weeks/MoneyCard'));

const TheYear = lazyChunk(() => import(/* webpackChunkName: "money" */ '../year/YearCard'));

const LastCards = lazyChunk(() => import(/* webpackChunkName: "money" */ './LastCards'));

/**
 * Whether room is kept for what must be done today, because the dashboard was painted before that was known, or before
 * the card was loaded. The room stays as it is: giving some of it back would move the figures below it.
 */
function useKeepsRoom(): boolean {
  const today = useToday();
  const kept = useKeptFigures()?.today;
  const areRowsKnown = useAppSelector(
    ({ paymentParts, quoteDetails, profiles }) =>
      paymentParts.loaded && quoteDetails.loaded && profiles.loaded,
  );
  const isKnown = kept ? kept.isKnown && kept.day === today : areRowsKnown;
  const [keepsRoom] = useState(!isKnown || !LazyTodayCard.isLoaded());
  return keepsRoom;
}

/**
 * The dashboard: what must be done today first, then revenue, expenses, profit and projects, what is to be received
 * and the weeks to come, and the other cards. A new user begins with the first steps.
 */
export default function DashboardSection() {
  const today = useToday();
  const hasFirstSteps = useAppSelector(({ workspace }) => workspace.navigation.firstSteps);
  const isBlank = useAppSelector((root) => ENTITIES.every((entity) => isKnownEmpty(root[entity])));
  const hasRows = useKeptFigures() === null;
  const keepsRoom = useKeepsRoom() && !isBlank;
  const hasMoney = useAppSelector(
    ({ payments, expenses }) => payments.ids.length + expenses.ids.length > 0,
  );
  const moneyRoom = (hasMoney || !hasRows) && <Room height={MONEY_HEIGHT} />;
  // The four specified figures are painted first, because the other cards compute the plans of all payments.
  const isPainted = useDeferredValue(hasRows, false);
  return (
    <Grid
      data-blank={isBlank ? '' : undefined}
      position="relative"
      gap={{ base: '3', md: '4' }}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.55fr) minmax(0, 1fr)' }}
    >
      <Box
        gridColumn="1 / -1"
        minWidth="0"
        marginBottom={{ md: '-4px' }}
        display="flex"
        // The link of what comes again stands beside these two, so that nothing moves when it appears.
        flexDirection={{ base: 'column', lg: 'row' }}
        justifyContent="space-between"
        columnGap="2"
        fontSize="label"
        color="muted"
      >
        {/* This text is fixed, as specified: there are no roles. */}
        <span>Usuário / Administrador</span>
        <time dateTime={today}>{formatLongDay(today)}</time>
      </Box>
      {isPainted && <SeriesPlace hasLine />}
      {hasFirstSteps && (
        <Box gridColumn="1 / -1" minWidth="0">
          <FirstSteps waiting={<Box css={firstStepsRoom} />} />
        </Box>
      )}
      <Box gridColumn="1 / -1" minWidth="0" _empty={{ display: 'none' }}>
        <LazyTodayCard
          keepsRoom={keepsRoom}
          waiting={keepsRoom && <Room height={TODAY_HEIGHT} />}
        />
      </Box>
      <Box gridColumn="1 / -1" minWidth="0">
        <Metrics />
      </Box>
      <Box gridColumn="1 / -1" minWidth="0" _empty={{ display: 'none' }}>
        {isPainted ? <Money waiting={moneyRoom} /> : moneyRoom}
      </Box>
      <TransactionsCard />
      <ProjectsCard />
      {isPainted && <LastCards />}
      <Box gridColumn="1 / -1" minWidth="0" _empty={{ display: 'none' }}>
        {isPainted && <TheYear />}
      </Box>
    </Grid>
  );
}
