import { chakra } from '@chakra-ui/react/styled-system';

import { Surface, SurfaceTitle } from '../kit/text/Surface';
import { TileChart } from '../kit/figures/TileChart';

const Chart = chakra('div', { base: { marginTop: '5' } });

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
    <Surface padded>
      <SurfaceTitle>Estatísticas</SurfaceTitle>
      <Chart>
        <TileChart stacks={STACKS} />
      </Chart>
    </Surface>
  );
}
