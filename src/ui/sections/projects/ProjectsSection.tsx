/** The section 'Projetos': the card of a project, and the list of cards. */
import { memo, useCallback } from 'react';
import {
  countCompleted,
  progressPercent,
  type Project,
} from '../../../features/business/projects/project';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { clientName } from '../../records/texts/clientName';
import { TileBar } from '../../kit/figures/TileBar';
import { Glyph, Icon } from '../../kit/art/Icon';
import { Button } from '../../kit/form/Button';
import { Card } from '../../kit/list/Card';
import { CardGrid } from '../../kit/list/CardGrid';
import { formatCurrency } from '../../kit/text/format';
import { NotLoaded } from '../../kit/text/NotLoaded';
import { ListSection } from '../../records/ListSection';
import { RecordActions, useOpenRecord } from '../../records/RecordActions';
import { FoundList } from '../../records/finding/FoundList';
import { useListHead, useFound } from '../../records/finding/useFound';
import { slotClasses } from '../../theme/slotClasses';
import { Deadline } from './Deadline';
import { ProjectStatusBadge } from '../../records/texts/ProjectStatusBadge';
import { NO_PAYMENT_YET } from '../../records/texts/paymentTexts';
import { projectList, type ProjectSums } from './projectList';
import { stageCountText } from '../../records/texts/projectTexts';
import { slotRecipe } from '../../theme/slotRecipe';

const cardPartsRecipe = slotRecipe({
  base: {
    progress: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 44px',
      alignItems: 'center',
      gap: '2',
      minHeight: '22px',
    },
    percent: { textStyle: 'digits', fontWeight: 600, textAlign: 'end' },
    money: {
      display: { base: 'flex', md: 'grid' },
      flexWrap: 'wrap',
      justifyContent: { base: 'space-between', md: 'stretch' },
      columnGap: '3',
      rowGap: '0.5',
      minHeight: { md: '46px' },
      alignContent: 'center',
    },
    line: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '2',
      '& b': { textStyle: 'digits', fontWeight: 600 },
      '& span': { textStyle: 'digits' },
    },
    // On phones the amounts say themselves what they are.
    label: { color: 'muted', mdDown: { '&[data-self-evident]': { srOnly: true } } },
    came: { color: 'muted', '& b': { color: 'ink' } },
    state: { color: 'muted', '&[data-late]': { color: 'danger', fontWeight: 600 } },
    sign: { hideFrom: 'md', display: 'inline-flex', verticalAlign: 'text-bottom', color: 'danger' },
    word: { mdDown: { '[data-late] > &': { srOnly: true } } },
    nothing: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      color: 'success',
      fontWeight: 600,
    },
  },
});
const parts = slotClasses(cardPartsRecipe);

/** What came of a project's money, and what is missing. The room is kept while that is unknown. */
function ProjectMoney({ sums }: { sums: ProjectSums | null }) {
  if (sums?.total === 0) return <div className={parts.money}>{NO_PAYMENT_YET}</div>;
  const state = sums?.state ?? null;
  return (
    <dl className={parts.money}>
      <div className={parts.line}>
        <dt className={parts.label} data-self-evident="">
          Recebido
        </dt>
        <dd className={parts.came}>
          {sums ? (
            <>
              <b>{formatCurrency(sums.received)}</b> de <span>{formatCurrency(sums.total)}</span>
            </>
          ) : (
            <NotLoaded />
          )}
        </dd>
      </div>
      <div className={parts.line}>
        <dt
          className={parts.label}
          data-self-evident={state === null || sums?.isLate ? undefined : ''}
        >
          Falta
        </dt>
        <dd>
          {sums === null ? (
            <NotLoaded />
          ) : sums.missing === 0 ? (
            <span className={parts.nothing}>
              <Glyph name="check" />
              nada
            </span>
          ) : (
            <>
              {state !== null && (
                <span className={parts.state} data-late={sums.isLate ? '' : undefined}>
                  {sums.isLate && (
                    <span className={parts.sign}>
                      <Icon name="alert" size={16} />
                    </span>
                  )}
                  <span className={parts.word}>{state}</span>{' '}
                </span>
              )}
              <b>{formatCurrency(sums.missing)}</b>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}

interface ProjectCardProps {
  project: Project;
  /** The client's name, or the text for a deleted client; null while the name is unknown. */
  clientName: string | null;
  /** How many days ago the deadline passed; 0 where it has not passed. */
  daysLate: number;
  /** The project's money; null while it is unknown. */
  sums: ProjectSums | null;
}

/** The card of a project. It is rendered again only when its project or something else that it shows changes. */
const ProjectCard = memo(function ProjectCard({
  project,
  clientName,
  daysLate,
  sums,
}: ProjectCardProps) {
  const { id, name, stages, responsible, deadline } = project;
  return (
    <Card
      title={name}
      opens
      subtitle={clientName ?? <NotLoaded />}
      badge={<ProjectStatusBadge status={project.status} inRow />}
      bar={
        <div className={parts.progress}>
          <TileBar
            done={countCompleted(stages)}
            total={stages.length}
            label={`Progresso de ${name}`}
          />
          <span className={parts.percent}>{progressPercent(stages)}%</span>
        </div>
      }
      money={<ProjectMoney sums={sums} />}
      facts={[
        { label: 'Etapas', value: stageCountText(stages.length), selfEvident: true },
        { label: 'Prazo', value: <Deadline deadline={deadline} daysLate={daysLate} /> },
        ...(responsible === null
          ? []
          : [{ label: 'Responsável', value: responsible, selfEvident: true }]),
      ]}
      actions={<RecordActions entity="projects" id={id} subject={`o projeto ${name}`} />}
    />
  );
});

const nameOf = ({ name }: Project) => name;

/** The projects as cards, newest first. */
export default function ProjectsSection() {
  const dispatch = useAppDispatch();
  const found = useFound(projectList);
  const open = useOpenRecord('projects');
  const { context } = found;
  const card = useCallback(
    (project: Project) => (
      <ProjectCard
        project={project}
        clientName={clientName(context.clientOf(project))}
        daysLate={context.daysLate(project)}
        sums={context.balanceOf(project)}
      />
    ),
    [context],
  );
  const goToQuotes = () => dispatch(workspaceActions.sectionChosen('quotes'));
  return (
    <ListSection
      entity="projects"
      {...useListHead(found)}
      empty={{
        title: 'Nenhum projeto criado',
        text: 'Aprove um orçamento para criar um projeto automaticamente.',
        action: <Button onClick={goToQuotes}>Ir para Orçamentos</Button>,
      }}
    >
      {found.all.length > 0 && (
        <FoundList found={found} cards>
          <CardGrid
            label="Projetos"
            rows={found.rows}
            view={found.sought}
            card={card}
            nameOf={nameOf}
            onOpen={open}
            cardHeight={188}
          />
        </FoundList>
      )}
    </ListSection>
  );
}
