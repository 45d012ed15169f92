import { chakra } from '@chakra-ui/react/styled-system';

import { selectProjectCounts } from '../../features/dashboard/dashboard';
import { useAppSelector } from '../../store/hooks';
import { NotLoaded } from '../kit/text/NotLoaded';
import { Surface, SurfaceTitle } from '../kit/text/Surface';
import { TileBar } from '../kit/figures/TileBar';
import { serif } from '../theme/type';
import { useIsLoaded } from './useIsLoaded';

const Body = chakra('div', {
  base: {
    flex: 1,
    display: 'grid',
    alignItems: 'center',
    '& > div': { paddingBlock: '5' },
    '& > div + div': { borderTop: '1px solid', borderColor: 'hairline' },
    '& p': { display: 'flex', alignItems: 'baseline', gap: '2', marginBottom: '3' },
    '& p > span': { flex: 1, fontSize: 'control' },
    '& b': { ...serif, fontSize: 'figure', lineHeight: 1, fontVariantNumeric: 'lining-nums' },
    '& small': { fontSize: 'label', color: 'muted' },
  },
});

/** 'Projetos': completed and running ones of all. */
export function ProjectsCard() {
  const { completed, active, all } = useAppSelector(selectProjectCounts);
  const isLoaded = useIsLoaded('projects');
  const bars = [
    { label: 'Concluídos', count: completed },
    { label: 'Em Andamento', count: active },
  ];
  return (
    <Surface padded>
      <SurfaceTitle>Projetos</SurfaceTitle>
      {isLoaded ? (
        <Body>
          {bars.map(({ label, count }) => (
            <div key={label}>
              <p>
                <span>{label}</span>
                <b>{count}</b>
                <small>de {all}</small>
              </p>
              <TileBar done={count} total={all} label={`Projetos: ${label}`} quiet />
            </div>
          ))}
        </Body>
      ) : (
        <NotLoaded />
      )}
    </Surface>
  );
}
