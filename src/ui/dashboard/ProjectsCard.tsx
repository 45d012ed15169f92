import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';

import { selectProjectCounts } from '../../features/dashboard/dashboard';
import { useAppSelector } from '../../store/hooks';
import { TileBar } from '../kit/figures/TileBar';
import { LeadLink } from '../kit/text/LeadLink';
import { useIsLoaded } from '../records/useLookup';
import { serif } from '../theme/type';
import { DashboardCard } from './DashboardCard';
import { useLead } from './Metrics';

interface ShareProps {
  label: string;
  count: number;
  all: number;
}

/** How many of all projects are in one state. */
function Share({ label, count, all }: ShareProps) {
  const leadTo = useLead();
  return (
    <chakra.div
      position="relative"
      paddingBlock="5"
      css={{ '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'hairline' } }}
    >
      <Flex as="p" alignItems="baseline" gap="2" marginBottom="3">
        <chakra.span flex="1" fontSize="control">
          <LeadLink {...leadTo('projects', 'Ver projetos')}>{label}</LeadLink>
        </chakra.span>
        <chakra.b {...serif} fontSize="figure" lineHeight="1" fontVariantNumeric="lining-nums">
          {count}
        </chakra.b>
        <chakra.small fontSize="label" color="muted">
          de {all}
        </chakra.small>
      </Flex>
      <TileBar done={count} total={all} label={`Projetos: ${label}`} quiet />
    </chakra.div>
  );
}

/** 'Projetos': completed and running ones of all. */
export function ProjectsCard() {
  const { completed, active, all } = useAppSelector(selectProjectCounts);
  return (
    <DashboardCard title="Projetos" isLoaded={useIsLoaded('projects')}>
      <Grid flex="1" alignItems="center">
        <Share label="Concluídos" count={completed} all={all} />
        <Share label="Em Andamento" count={active} all={all} />
      </Grid>
    </DashboardCard>
  );
}
