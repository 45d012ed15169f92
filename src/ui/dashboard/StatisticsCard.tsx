import { Box } from '@chakra-ui/react/box';

import { TileChart } from '../kit/figures/TileChart';
import { DashboardCard } from './DashboardCard';

/** Fixed and decorative, as the specification has it. */
const STACKS = [
  { label: 'Seg', filled: 5 },
  { label: 'Ter', filled: 7 },
  { label: 'Qua', filled: 4 },
  { label: 'Qui', filled: 9 },
  { label: 'Sex', filled: 8 },
  { label: 'Sáb', filled: 3 },
  { label: 'Dom', filled: 2 },
];

export function StatisticsCard() {
  return (
    <DashboardCard title="Estatísticas">
      <Box marginTop="5">
        <TileChart stacks={STACKS} />
      </Box>
    </DashboardCard>
  );
}
