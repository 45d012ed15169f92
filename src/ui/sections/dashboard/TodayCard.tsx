import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
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
import { capitalised, formatCount, formatCurrency, formatWeekday } from '../../kit/text/format';
import { Surface, SurfaceTitle } from '../../kit/text/Surface';
import { useToday } from '../../kit/hooks/useToday';
import { daysText } from '../../records/texts/paymentTexts';
import { projectName } from '../../records/texts/projectTexts';
import { ledgerHeading } from '../../theme/recipes/ledger';
import { useFigure } from './keptFigures';
import { TODAY_HEIGHT, TodayRoom } from './TodayRoom';

/** The look of the card 'Para hoje', without its lines. */
const todayRecipe = defineSlotRecipe({
  className: 'today',
  slots: ['head', 'day', 'links', 'link'],
  base: {
    head: { ...ledgerHeading, rowGap: 0 },
    day: { fontSize: 'label', color: 'muted' },
    // On phones the links have a row of their own.
    links: {
      order: { base: 1, md: 'initial' },
      flex: { base: '1 1 100%', md: 1 },
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      justifyContent: { md: 'flex-end' },
    },
    link: {
      textStyle: 'link',
      fontSize: 'label',
      minHeight: { base: '44px', md: 'auto' },
    },
  },
});

interface LineProps {
  sign: GlyphName | 'alert';
  name: string;
  detail: string;
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

const { modalOpened, partOpened, sectionChosen } = workspaceActions;
const { facetsChosen } = findingActions;

function LateLine({
  late: { project, client, ...late },
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
      detail={`Venceu ${daysText(late.days ?? 0)}: ${projectText}`}
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
  unanswered: { quote, wasSent, version, isExpired, days, client },
  isFirst,
}: {
  unanswered: NonNullable<TodayShown['unanswered']>;
  isFirst: boolean;
}) {
  const dispatch = useAppDispatch();
  const name = clientName(client) ?? '';
  const verb = isExpired ? 'Renovar o orçamento de' : wasSent ? 'Lembrar' : 'Enviar o orçamento a';
  return (
    <Line
      sign="hollow"
      name={client ? `${verb} ${client.name}` : name}
      detail={
        isExpired
          ? `Venceu, enviado ${daysText(-days)}`
          : wasSent
            ? `Sem resposta ${daysText(-days)}`
            : version > 1
              ? `Versão ${formatCount(version)} ainda não enviada`
              : days === 0
                ? 'Feito hoje, ainda não enviado'
                : `Feito ${daysText(-days)}, ainda não enviado`
      }
      amount={quote.totalValue}
      action={isExpired ? 'Renovar' : wasSent ? 'Lembrar' : 'Enviar'}
      isFirst={isFirst}
      onPress={() => dispatch(modalOpened('quotes', 'send', quote.id))}
    />
  );
}

function stagesText({ stages }: Delivery['project']): string {
  const done = countCompleted(stages);
  if (stages.length === 0) return '';
  if (done === 0) return ' · nenhuma etapa pronta';
  if (done === stages.length) return ' · etapas prontas';
  return ` · ${done.toString()} de ${stages.length.toString()} etapas ${done === 1 ? 'pronta' : 'prontas'}`;
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
    days === 0 ? 'Hoje' : `${capitalised(formatWeekday(project.deadline))}, ${daysText(days)}`;
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

/** Links to the other items of the kinds of which the card shows one. */
function OtherLinks({ late, unanswered }: Pick<TodayShown, 'late' | 'unanswered'>) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: todayRecipe })();
  const lateCount = late?.others ?? 0;
  const quoteCount = unanswered?.others ?? 0;
  if (lateCount + quoteCount === 0) return null;
  return (
    <chakra.span css={styles.links}>
      {lateCount > 0 && (
        <chakra.button
          type="button"
          css={styles.link}
          onClick={() => {
            dispatch(facetsChosen({ entity: 'payments', facets: { due: 'late' } }));
            dispatch(sectionChosen('payments'));
          }}
        >
          {`Mais ${formatCount(lateCount)} ${lateCount === 1 ? 'atrasado' : 'atrasados'}`}
        </chakra.button>
      )}
      {quoteCount > 0 && (
        <chakra.button
          type="button"
          css={styles.link}
          onClick={() => {
            const status = unanswered?.othersStatus ?? null;
            dispatch(facetsChosen({ entity: 'quotes', facets: { status } }));
            dispatch(sectionChosen('quotes'));
          }}
        >
          {`Mais ${formatCount(quoteCount)} sem resposta`}
        </chakra.button>
      )}
    </chakra.span>
  );
}

/**
 * The card 'Para hoje': what must be done today, with a button for each item. Overdue money and sent quotes are known
 * from side tables, which are loaded after the first screen. Until then the card is empty.
 * @param keepsRoom - whether the card stays as high as with all its lines, because its room was painted before it was
 * known how many there are. Otherwise, if there is nothing to do, the card is hidden.
 */
export default function TodayCard({ keepsRoom }: { keepsRoom: boolean }) {
  const today = useToday();
  const shown = useFigure('today', (root) => selectTodayShown(root, today));
  const { late, unanswered, delivery } = shown;
  const styles = useSlotRecipe({ recipe: todayRecipe })();
  const count = [late, unanswered, delivery].filter((each) => each !== null).length;
  // Those of another day only reserve their space.
  const isKnown = shown.isKnown && shown.day === today;
  if (!isKnown && keepsRoom) return <TodayRoom />;
  if (count === 0 && !keepsRoom) return null;
  return (
    <Surface
      aria-label="Para hoje"
      minHeight={keepsRoom ? TODAY_HEIGHT : undefined}
      style={isKnown ? undefined : { visibility: 'hidden' }}
    >
      <chakra.div css={styles.head}>
        <SurfaceTitle>
          {count === 0 ? 'Nada para hoje' : `Para hoje: ${formatCount(count)}`}
        </SurfaceTitle>
        <OtherLinks late={late} unanswered={unanswered} />
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
