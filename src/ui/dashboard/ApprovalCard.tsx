import { chakra } from '@chakra-ui/react/styled-system';

import { selectApproval } from '../../features/dashboard/dashboard';
import { useAppSelector } from '../../store/hooks';
import { NotLoaded } from '../kit/text/NotLoaded';
import { Ring } from '../kit/figures/Ring';
import { Surface, SurfaceTitle } from '../kit/text/Surface';
import { serif } from '../theme/type';
import { useIsLoaded } from './useIsLoaded';

const Body = chakra('div', {
  base: {
    flex: 1,
    display: 'flex',
    // Beside the sidebar on a small window the text goes below the ring.
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '4',
    columnGap: { base: '6', md: '8' },
    marginTop: '5',
    '& p': { ...serif, flex: '1 1 6.5em', maxWidth: '9em', fontSize: 'small', lineHeight: 1.35 },
  },
});

/** 'Receitas': how many of the quotes were approved. */
export function ApprovalCard() {
  const { approved, all, percent } = useAppSelector(selectApproval);
  const isLoaded = useIsLoaded('quotes');
  return (
    <Surface padded>
      <SurfaceTitle>Receitas</SurfaceTitle>
      {isLoaded ? (
        <Body>
          <Ring percent={percent} label="Orçamentos aprovados" />
          <p>
            {all === 0
              ? 'Nenhum orçamento ainda'
              : `${String(approved)} de ${String(all)} ${all === 1 ? 'orçamento aprovado' : 'orçamentos aprovados'}`}
          </p>
        </Body>
      ) : (
        <NotLoaded />
      )}
    </Surface>
  );
}
