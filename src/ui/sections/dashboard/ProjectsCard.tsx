import { selectProjectCounts } from '../../../features/business/dashboard/dashboard';
import { TileBar } from '../../kit/figures/TileBar';
import { coveredArea, SectionLink } from '../../kit/text/SectionLink';
import { slotClasses } from '../../theme/slotClasses';
import { DashboardCard } from './DashboardCard';
import { useFigure, useIsKnown } from './keptFigures';
import { useSectionLink } from './Metrics';
import { slotRecipe } from '../../theme/slotRecipe';

interface ShareProps {
  label: string;
  count: number;
  all: number;
}

const sharesRecipe = slotRecipe({
  className: 'shares',

  base: {
    root: { flex: 1, display: 'grid', alignItems: 'center' },
    share: {
      ...coveredArea,
      paddingBlock: '5',
      '&:not(:first-of-type)': { borderTop: 'hairline' },
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

const classes = slotClasses(sharesRecipe);

/** The number of projects with one status, of all projects. */
function Share({ label, count, all }: ShareProps) {
  const leadTo = useSectionLink();
  return (
    <div className={classes.share}>
      <p className={classes.line}>
        <span className={classes.name}>
          <SectionLink {...leadTo('projects', 'Ver projetos')}>{label}</SectionLink>
        </span>
        <b className={classes.count}>{count}</b>
        <small className={classes.all}>de {all}</small>
      </p>
      <TileBar done={count} total={all} label={`Projetos: ${label}`} quiet />
    </div>
  );
}

/** 'Projetos': completed and active projects. */
export function ProjectsCard() {
  const { completed, active, all } = useFigure('projects', selectProjectCounts);
  return (
    <DashboardCard title="Projetos" isLoaded={useIsKnown('projects')}>
      <div className={classes.root}>
        <Share label="Concluídos" count={completed} all={all} />
        <Share label="Em Andamento" count={active} all={all} />
      </div>
    </DashboardCard>
  );
}
