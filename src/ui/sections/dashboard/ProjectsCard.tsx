import {
  chakra,
  defineSlotRecipe,
  useSlotRecipe,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system';

import { selectProjectCounts } from '../../../features/business/dashboard/dashboard';
import { TileBar } from '../../kit/figures/TileBar';
import { coveredArea, SectionLink } from '../../kit/text/SectionLink';
import { DashboardCard } from './DashboardCard';
import { useFigure, useIsKnown } from './keptFigures';
import { useSectionLink } from './Metrics';

interface ShareProps {
  label: string;
  count: number;
  all: number;
  styles: Record<string, SystemStyleObject>;
}

const sharesRecipe = defineSlotRecipe({
  className: 'shares',
  slots: ['root', 'share', 'line', 'name', 'count', 'all'],
  base: {
    root: { flex: 1, display: 'grid', alignItems: 'center' },
    share: {
      ...coveredArea,
      paddingBlock: '5',
      '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'hairline' },
    },
    line: { display: 'flex', alignItems: 'baseline', gap: '2', marginBottom: '3' },
    name: { flex: 1, fontSize: 'control' },
    count: {
      textStyle: 'title',
      fontSize: 'figure',
      lineHeight: 1,
      fontVariantNumeric: 'lining-nums',
    },
    all: { fontSize: 'label', color: 'muted' },
  },
});

/** The number of projects with one status, of all projects. */
function Share({ label, count, all, styles }: ShareProps) {
  const leadTo = useSectionLink();
  return (
    <chakra.div css={styles['share']}>
      <chakra.p css={styles['line']}>
        <chakra.span css={styles['name']}>
          <SectionLink {...leadTo('projects', 'Ver projetos')}>{label}</SectionLink>
        </chakra.span>
        <chakra.b css={styles['count']}>{count}</chakra.b>
        <chakra.small css={styles['all']}>de {all}</chakra.small>
      </chakra.p>
      <TileBar done={count} total={all} label={`Projetos: ${label}`} quiet />
    </chakra.div>
  );
}

/** 'Projetos': completed and active projects. */
export function ProjectsCard() {
  const styles = useSlotRecipe({ recipe: sharesRecipe })();
  const { completed, active, all } = useFigure('projects', selectProjectCounts);
  return (
    <DashboardCard title="Projetos" isLoaded={useIsKnown('projects')}>
      <chakra.div css={styles.root}>
        <Share label="Concluídos" count={completed} all={all} styles={styles} />
        <Share label="Em Andamento" count={active} all={all} styles={styles} />
      </chakra.div>
    </DashboardCard>
  );
}
