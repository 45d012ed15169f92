import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import {
  selectTodayShown,
  type Delivery,
  type TodayShown,
} from '../../../features/business/dashboard/today';
import { countCompleted } from '../../../features/business/projects/project';
import { findingActions } from '../../../features/app/finding/findingSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { clientName } from '../../records/texts/clientName';
import { Glyph, type GlyphName, Icon } from '../../kit/art/Icon';
import { Button } from '../../kit/form/Button';
import { Ledger } from '../../kit/list/Ledger';
import { capitalised, formatCurrency, formatWeekday } from '../../kit/text/format';
import { Surface, SurfaceTitle } from '../../kit/text/Surface';
import { useToday } from '../../kit/hooks/useToday';
import { daysText } from '../../records/texts/paymentTexts';
import { projectName } from '../../records/texts/projectTexts';
import { ledgerHeading } from '../../theme/recipes/ledger';
import { useFigure } from './keptFigures';

/** The look of the card 'Hoje', without its lines. */
const todayRecipe = defineSlotRecipe({
  className: 'today',
  slots: ['head', 'day', 'link'],
  base: {
    head: ledgerHeading,
    day: { fontSize: 'label', color: 'muted' },
    link: {
      textStyle: 'link',
      minWidth: { base: '44px', md: 'auto' },
      minHeight: { base: '44px', md: 'auto' },
      display: 'inline-flex',
      alignItems: 'center',
    },
  },
});

interface LineProps {
  sign: GlyphName | 'alert';
  name: string;
  detail: ReactNode;
  amount?: number | null;
  isLate?: boolean;
  /** The button's visible label. Its accessible name also contains the client's name. */
  action: string;
  /** Whether this is the card's first line, the only one with a main button. */
  isFirst: boolean;
  onPress: () => void;
}

function Line({ sign, name, detail, amount = null, isLate, action, isFirst, onPress }: LineProps) {
  const late = isLate ? { 'data-late': '' } : {};
  return (
    <Ledger.Line
      actions={
        <Button
          variant={isFirst ? 'solid' : 'surface'}
          size="sm"
          aria-label={`${action}: ${name}`}
          onClick={onPress}
        >
          {action}
        </Button>
      }
    >
      <Ledger.Sign {...late}>
        {sign === 'alert' ? <Icon name="alert" /> : <Glyph name={sign} />}
      </Ledger.Sign>
      <Ledger.Name as="b">{name}</Ledger.Name>
      <Ledger.Detail {...late}>{detail}</Ledger.Detail>
      {amount !== null && <Ledger.Amount>{formatCurrency(amount)}</Ledger.Amount>}
    </Ledger.Line>
  );
}

/** A link to the other items of the same kind, inside a line's text. */
function Others({ text, onFollow }: { text: string; onFollow: () => void }) {
  const styles = useSlotRecipe({ recipe: todayRecipe })();
  return (
    <>
      {' '}
      <chakra.button type="button" css={styles.link} onClick={onFollow}>
        {text}
      </chakra.button>
    </>
  );
}

const { modalOpened, partOpened, sectionChosen } = workspaceActions;
const { facetsChosen } = findingActions;

function LateLine({
  late: { project, client, others, ...late },
  isFirst,
}: {
  late: NonNullable<TodayShown['late']>;
  isFirst: boolean;
}) {
  const dispatch = useAppDispatch();
  const projectText = projectName(project) ?? '';
  return (
    <Line
      sign="alert"
      isLate
      name={client ? `Cobrar ${client.name}` : `Cobrar ${projectText}`}
      detail={
        <>
          {projectText}, venceu {daysText(late.days ?? 0)}
          {others > 0 && (
            <>
              .
              <Others
                text={others === 1 ? 'Outro atrasado' : `Outros ${others.toString()} atrasados`}
                onFollow={() => {
                  dispatch(facetsChosen({ entity: 'payments', facets: { due: 'late' } }));
                  dispatch(sectionChosen('payments'));
                }}
              />
            </>
          )}
        </>
      }
      amount={late.part.amount}
      action="Cobrar"
      isFirst={isFirst}
      onPress={() =>
        dispatch(partOpened({ mode: 'charge', id: late.payment.id, part: late.part.number }))
      }
    />
  );
}

function UnansweredLine({
  unanswered: { quote, wasSent, isExpired, days, client, others, othersStatus: status },
  isFirst,
}: {
  unanswered: NonNullable<TodayShown['unanswered']>;
  isFirst: boolean;
}) {
  const dispatch = useAppDispatch();
  const name = clientName(client) ?? '';
  const verb = isExpired ? 'Enviar de novo a' : wasSent ? 'Lembrar' : 'Enviar a';
  return (
    <Line
      sign="hollow"
      name={client ? `${verb} ${client.name}` : name}
      detail={
        <>
          {wasSent
            ? `Proposta sem resposta ${daysText(-days)}${isExpired ? ', vencida' : ''}.`
            : days === 0
              ? 'Proposta de hoje, ainda não enviada.'
              : `Proposta ${daysText(-days)}, ainda não enviada.`}
          {others > 0 && (
            <Others
              text={others === 1 ? 'Outra espera' : `Outras ${others.toString()} esperam`}
              onFollow={() => {
                dispatch(facetsChosen({ entity: 'quotes', facets: { status } }));
                dispatch(sectionChosen('quotes'));
              }}
            />
          )}
        </>
      }
      amount={quote.totalValue}
      action={wasSent && !isExpired ? 'Lembrar' : 'Enviar'}
      isFirst={isFirst}
      onPress={() => dispatch(modalOpened('quotes', 'send', quote.id))}
    />
  );
}

function stagesText({ stages }: Delivery['project']): string {
  const done = countCompleted(stages);
  if (stages.length === 0) return '';
  if (done === 0) return ' Nenhuma etapa pronta';
  if (done === stages.length) return ' Etapas prontas';
  return ` ${done.toString()} de ${stages.length.toString()} etapas ${done === 1 ? 'pronta' : 'prontas'}`;
}

function DeliveryLine({
  delivery: { project, days },
  isFirst,
}: {
  delivery: Delivery;
  isFirst: boolean;
}) {
  const dispatch = useAppDispatch();
  const when =
    days === 0 ? 'Hoje.' : `${capitalised(formatWeekday(project.deadline))}, ${daysText(days)}.`;
  return (
    <Line
      sign={days < 0 ? 'alert' : 'half'}
      isLate={days < 0}
      name={`Entregar ${project.name}`}
      detail={`${when}${stagesText(project)}`}
      action="Abrir"
      isFirst={isFirst}
      onPress={() => dispatch(modalOpened('projects', 'view', project.id))}
    />
  );
}

/**
 * The card 'Hoje': what must be done today, with a button for each item. The card is hidden if there is nothing to
 * do. Overdue money and sent quotes are known from side tables, which are loaded after the first screen. Until
 * then the card reserves space for the lines that are already known.
 */
export default function TodayCard() {
  const today = useToday();
  const shown = useFigure('today', (root) => selectTodayShown(root, today));
  const { late, unanswered, delivery } = shown;
  const styles = useSlotRecipe({ recipe: todayRecipe })();
  const count = [late, unanswered, delivery].filter((each) => each !== null).length;
  if (count === 0) return null;
  // Those of another day only reserve their space.
  const isKnown = shown.isKnown && shown.day === today;
  return (
    <Surface
      aria-label="Hoje"
      aria-busy={!isKnown}
      style={isKnown ? undefined : { visibility: 'hidden' }}
    >
      <chakra.div css={styles.head}>
        <SurfaceTitle>
          Hoje, {count} {count === 1 ? 'coisa' : 'coisas'}
        </SurfaceTitle>
        <chakra.span css={styles.day}>{formatWeekday(today)}</chakra.span>
      </chakra.div>
      <Ledger.Root detail="column" oneAction>
        {late !== null && <LateLine late={late} isFirst />}
        {unanswered !== null && <UnansweredLine unanswered={unanswered} isFirst={late === null} />}
        {delivery !== null && (
          <DeliveryLine delivery={delivery} isFirst={late === null && unanswered === null} />
        )}
      </Ledger.Root>
    </Surface>
  );
}
