import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';

import { selectApproval } from '../../features/dashboard/dashboard';
import { useAppSelector } from '../../store/hooks';
import { Ring } from '../kit/figures/Ring';
import { useIsLoaded } from '../records/useLookup';
import { serif } from '../theme/type';
import { DashboardCard } from './DashboardCard';

/** 'Receitas': how many of the quotes were approved. */
export function ApprovalCard() {
  const { approved, all, percent } = useAppSelector(selectApproval);
  return (
    <DashboardCard title="Receitas" isLoaded={useIsLoaded('quotes')}>
      {/* Beside the sidebar on a small window the text goes below the ring. */}
      <Flex
        flex="1"
        wrap="wrap"
        alignItems="center"
        rowGap="4"
        columnGap={{ base: '6', md: '8' }}
        marginTop="5"
      >
        <Ring percent={percent} label="Orçamentos aprovados" />
        <chakra.p {...serif} flex="1 1 6.5em" maxWidth="9em" fontSize="small" lineHeight="1.35">
          {all === 0
            ? 'Nenhum orçamento ainda'
            : `${String(approved)} de ${String(all)} ${all === 1 ? 'orçamento aprovado' : 'orçamentos aprovados'}`}
        </chakra.p>
      </Flex>
    </DashboardCard>
  );
}
