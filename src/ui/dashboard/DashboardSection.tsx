import { chakra } from '@chakra-ui/react/styled-system';

import { formatLongDay } from '../kit/text/format';
import { useToday } from '../kit/text/useToday';
import { ApprovalCard } from './ApprovalCard';
import { Metrics } from './Metrics';
import { ProjectsCard } from './ProjectsCard';
import { StatisticsCard } from './StatisticsCard';
import { TransactionsCard } from './TransactionsCard';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.55fr) minmax(0, 1fr)' },
    '& > .of-head': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '2',
      marginBottom: { md: '-8px' },
      fontSize: 'label',
      color: 'muted',
    },
    '& > .of-head, & > .of-metrics': { gridColumn: '1 / -1', minWidth: 0 },
    '& > section': { display: 'flex', flexDirection: 'column' },
  },
});

/** Revenue, expenses, profit and projects at a glance. */
export default function DashboardSection() {
  const today = useToday();
  return (
    <Root>
      <div className="of-head">
        {/* Fixed text, as the specification has it: there are no roles. */}
        <span>Usuário / Administrador</span>
        <time dateTime={today}>{formatLongDay(today)}</time>
      </div>
      <div className="of-metrics">
        <Metrics />
      </div>
      <StatisticsCard />
      <ApprovalCard />
      <TransactionsCard />
      <ProjectsCard />
    </Root>
  );
}
