import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { PartMode } from '../../../features/app/forms/modal';
import {
  receivableSum,
  type Receivable,
  type ReceivableGroup as Group,
} from '../../../features/business/payments/receivable';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Glyph, Icon } from '../../kit/art/Icon';
import { Button, IconButton } from '../../kit/form/Button';
import { ShowAllButton, useFirstFew } from '../../kit/list/firstFew';
import { Ledger } from '../../kit/list/Ledger';
import { formatCount, formatCurrency, formatDay } from '../../kit/text/format';
import { chargesNotedIn } from '../payments/charging/chargeText';
import { partName } from '../../../features/business/payments/paymentWords';
import { daysText, receivableLabel } from '../../records/texts/paymentTexts';

interface ReceivableLineProps {
  receivable: Receivable;
  /** The names of the project and of the client, or the texts for deleted ones. */
  project: string;
  client: string;
  /** Called when the user presses the button 'Recebido'. */
  onReceive: () => void;
  styles: Record<string, SystemStyleObject>;
}

/** The line of one open part: due day, project, client and amount. */
export function ReceivableLine({
  receivable,
  project,
  client,
  onReceive,
  styles,
}: ReceivableLineProps) {
  const dispatch = useAppDispatch();
  const { payment, part, count, group, days } = receivable;
  const place = partName(part.number, count);
  const subject = `${project}${place === null ? '' : `, ${place}`}`;
  const [charged] = chargesNotedIn(part.note);
  const open = (mode: PartMode) => () =>
    dispatch(workspaceActions.partOpened({ mode, id: payment.id, part: part.number }));
  return (
    <Ledger.Line
      actions={
        <>
          <IconButton icon="pix" label={`Receber por Pix: ${subject}`} onClick={open('pix')} />
          <IconButton icon="expenses" label={`Recibo: ${subject}`} onClick={open('receipt')} />
          <Button
            variant="surface"
            size="sm"
            aria-label={`Cobrar: ${subject}`}
            onClick={open('charge')}
          >
            Cobrar
          </Button>
          <Button
            variant="surface"
            size="sm"
            aria-label={`Recebido: ${subject}`}
            onClick={onReceive}
          >
            Recebido
          </Button>
        </>
      }
    >
      <Ledger.Day>
        {part.dueOn === null ? 'Sem data' : formatDay(part.dueOn)}
        {days !== null && (
          <chakra.span css={styles['away']} data-late={group === 'late' ? '' : undefined}>
            {' '}
            {daysText(days)}
          </chakra.span>
        )}
      </Ledger.Day>
      <Ledger.Name css={styles['what']}>
        <chakra.button
          type="button"
          css={styles['name']}
          onClick={() => dispatch(workspaceActions.modalOpened('payments', 'view', payment.id))}
        >
          <chakra.span css={styles['project']}>{project}</chakra.span>
        </chakra.button>
        {place !== null && (
          <chakra.span css={styles['place']}>
            <chakra.span css={styles['dot']}> · </chakra.span>
            {place}
          </chakra.span>
        )}
      </Ledger.Name>
      <Ledger.Detail>
        {client}
        {charged !== undefined && <chakra.span display="block">{charged}</chakra.span>}
      </Ledger.Detail>
      <Ledger.Amount>
        {part.amount === null ? 'Valor não informado' : formatCurrency(part.amount)}
      </Ledger.Amount>
    </Ledger.Line>
  );
}

/** How many lines of a group are shown at first. */
const FEW = 5;

/** The symbol beside the words of a group, because colour alone is not accessible. */
function Sign({ group }: { group: Group }) {
  if (group === 'late') return <Icon name="alert" size={16} />;
  return <Glyph name={group === 'soon' ? 'half' : group === 'later' ? 'hollow' : 'diagonal'} />;
}

interface Props {
  group: Group;
  open: readonly Receivable[];
  /** Whether the lines are shown, and not only their sum. */
  isWhole: boolean;
  styles: Record<string, SystemStyleObject>;
  children: (receivable: Receivable) => React.ReactNode;
}

/** A group of open parts (overdue, due soon, due later, or without a due day): their number and sum, and their first lines. */
export function ReceivableGroup({ group, open, isWhole, styles, children }: Props) {
  const few = useFirstFew(open, FEW, true);
  return (
    <>
      <chakra.div css={styles['head']} data-late={group === 'late' ? '' : undefined}>
        <Sign group={group} />
        <chakra.h3 css={styles['label']}>{receivableLabel[group]}</chakra.h3>
        <chakra.span css={styles['count']}>{formatCount(open.length)}</chakra.span>
        <chakra.span css={styles['sum']}>{formatCurrency(receivableSum(open))}</chakra.span>
      </chakra.div>
      {isWhole && (
        <>
          <Ledger.Root aria-label={receivableLabel[group]}>{few.shown.map(children)}</Ledger.Root>
          <ShowAllButton few={few}>Ver os {formatCount(open.length)}</ShowAllButton>
        </>
      )}
    </>
  );
}
