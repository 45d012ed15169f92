import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';

import { selectApprovalRate } from '../../../features/business/dashboard/dashboard';
import { useAppSelector } from '../../../store/hooks';
import { Ring } from '../../kit/figures/Ring';
import { TileChart } from '../../kit/figures/TileChart';
import { useIsLoaded } from '../../records/useLookup';
import { DashboardCard } from './DashboardCard';

/** A ring with its text beside it, or below it in a narrow window. */
const RingBeside = chakra('div', {
  base: {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '4',
    columnGap: { base: '6', md: '8' },
    marginTop: '5',
    '& > p': {
      textStyle: 'title',
      flex: '1 1 6.5em',
      maxWidth: '9em',
      fontSize: 'small',
      lineHeight: 1.35,
    },
  },
});

/** 'Receitas': how many of the quotes were approved. */
function ApprovalCard() {
  const { approved, all, percent } = useAppSelector(selectApprovalRate);
  return (
    <DashboardCard title="Receitas" isLoaded={useIsLoaded('quotes')}>
      <RingBeside>
        <Ring percent={percent} label="Orçamentos aprovados" />
        <p>
          {all === 0
            ? 'Nenhum orçamento ainda'
            : `${String(approved)} de ${String(all)} ${all === 1 ? 'orçamento aprovado' : 'orçamentos aprovados'}`}
        </p>
      </RingBeside>
    </DashboardCard>
  );
}

/** The fixed values of the decorative chart, as specified. */
const STACKS = [
  { label: 'Seg', filled: 5 },
  { label: 'Ter', filled: 7 },
  { label: 'Qua', filled: 4 },
  { label: 'Qui', filled: 9 },
  { label: 'Sex', filled: 8 },
  { label: 'Sáb', filled: 3 },
  { label: 'Dom', filled: 2 },
];

function StatisticsCard() {
  return (
    <DashboardCard title="Estatísticas">
      <Box marginTop="5">
        <TileChart stacks={STACKS} />
      </Box>
    </DashboardCard>
  );
}

/** The cards at the end of the dashboard. */
export default function LastCards() {
  return (
    <>
      <StatisticsCard />
      <ApprovalCard />
    </>
  );
}
