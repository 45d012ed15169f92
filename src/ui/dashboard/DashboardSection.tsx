import { Flex } from '@chakra-ui/react/flex';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { useDeferredValue } from 'react';

import { ENTITIES } from '../../features/entities/entities';
import { isKnownEmpty } from '../../features/shared/list';
import { useAppSelector } from '../../store/hooks';
import { formatLongDay } from '../kit/text/format';
import { useToday } from '../kit/text/useToday';
import { Metrics } from './Metrics';
import { lazyChunk } from '../chunks/lazyChunk';
import { ProjectsCard } from './ProjectsCard';
import { Today } from './todayChunk';
import { TransactionsCard } from './TransactionsCard';

/** Only a new user's dashboard has them. */
const FirstSteps = lazyChunk(() => import(/* webpackChunkName: "first-steps" */ './FirstSteps'));

/** About their final height, so that little moves when they appear. */
const FIRST_STEPS_HEIGHT = { base: '686px', md: '385px', xl: '261px' };

/* Not part of the first screen: they are loaded after it, in one chunk. */
const Receivables = lazyChunk(
  () => import(/* webpackChunkName: "receivables" */ '../receivables/ReceivablesCard'),
);

const TheYear = lazyChunk(() => import(/* webpackChunkName: "receivables" */ '../year/YearCard'));

const LastCards = lazyChunk(() => import(/* webpackChunkName: "receivables" */ './LastCards'));

/** What must be done today first, then revenue, expenses, profit and projects; decorations last. */
export default function DashboardSection() {
  const today = useToday();
  const hasFirstSteps = useAppSelector(({ workspace }) => workspace.navigation.firstSteps);
  const isBlank = useAppSelector((root) => ENTITIES.every((entity) => isKnownEmpty(root[entity])));
  // The specified figures are painted first, because the rest computes the plans of all payments.
  const isPainted = useDeferredValue(true, false);
  return (
    <Grid
      data-blank={isBlank ? '' : undefined}
      gap={{ base: '4', md: '6' }}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.55fr) minmax(0, 1fr)' }}
    >
      <Box gridColumn="1 / -1" minWidth="0" marginBottom={{ md: '-8px' }}>
        <Flex wrap="wrap" justifyContent="space-between" gap="2" fontSize="label" color="muted">
          {/* Fixed text, as the specification has it: there are no roles. */}
          <span>Usuário / Administrador</span>
          <time dateTime={today}>{formatLongDay(today)}</time>
        </Flex>
      </Box>
      <Box gridColumn="1 / -1" minWidth="0" _empty={{ display: 'none' }}>
        <Today />
      </Box>
      <Box gridColumn="1 / -1" minWidth="0">
        <Metrics />
      </Box>
      {hasFirstSteps && (
        <Box gridColumn="1 / -1" minWidth="0">
          <FirstSteps waiting={<Box minHeight={FIRST_STEPS_HEIGHT} />} />
        </Box>
      )}
      <TransactionsCard />
      <ProjectsCard />
      <Box gridColumn="1 / -1" minWidth="0" _empty={{ display: 'none' }}>
        {isPainted && <Receivables />}
      </Box>
      <Box gridColumn="1 / -1" minWidth="0" _empty={{ display: 'none' }}>
        {isPainted && <TheYear />}
      </Box>
      {isPainted && <LastCards />}
    </Grid>
  );
}
