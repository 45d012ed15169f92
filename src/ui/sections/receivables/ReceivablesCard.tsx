import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { paymentPartsSelectors } from '../../../features/business/payments/paymentPartsSlice';
import { RECEIVABLE_GROUPS, receivableSum } from '../../../features/business/payments/receivable';
import { selectReceivables } from '../../../features/business/payments/receivableSelectors';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { useAppSelector } from '../../../store/hooks';
import { clientName } from '../../records/texts/clientName';
import { rememberFocus } from '../../kit/dialog/returnFocus';
import { formatCount, formatCurrency } from '../../kit/text/format';
import { Surface, SurfaceTitle } from '../../kit/text/Surface';
import { useToday } from '../../kit/hooks/useToday';
import { useReceipt } from '../payments/PartButtons';
import { projectName } from '../../records/texts/projectTexts';
import { useLookup } from '../../records/useLookup';
import { ledgerHeading, ruleAbove, lineSides, finalSumLine } from '../../theme/recipes/ledger';
import { CalendarButton } from './CalendarButton';
import { ReceivableGroup, ReceivableLine } from './ReceivableGroup';

/** The look of the receivables, without their lines. */
const receivablesRecipe = defineSlotRecipe({
  className: 'receivables',
  slots: [
    'title',
    'count',
    'note',
    'calendar',
    'head',
    'label',
    'sum',
    'away',
    'what',
    'name',
    'project',
    'place',
    'dot',
    'foot',
    'total',
  ],
  base: {
    title: ledgerHeading,
    count: { fontSize: 'label', color: 'muted' },
    note: { width: '100%', marginTop: '1', fontSize: 'note', color: 'muted' },
    calendar: { ...lineSides, marginTop: '-8px', paddingBottom: '2', _print: { display: 'none' } },
    head: {
      ...lineSides,
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '44px',
      ...ruleAbove,
      color: 'muted',
      fontSize: 'label',
      fontWeight: 600,
      '&[data-late]': { color: 'danger' },
    },
    label: { flex: 1, fontSize: 'inherit', fontWeight: 'inherit' },
    sum: { textStyle: 'digits' },
    away: {
      display: { md: 'block' },
      '&[data-late]': { color: 'danger' },
    },
    // The padding leaves room for the focus ring of the name. What is further to the left is hidden.
    what: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '16px',
      minWidth: 0,
      marginInlineStart: '-4px',
      paddingInlineStart: '4px',
      overflowX: 'clip',
    },
    name: {
      maxWidth: '100%',
      // On phones the button is 44 px high and at least as wide, so that it is easy to press. Lines stay as far apart as
      // elsewhere.
      minWidth: { base: '44px', md: 'auto' },
      minHeight: { base: '44px', md: 'auto' },
      paddingBlock: { base: '11px', md: 0 },
      marginBlock: { base: '-11px', md: 0 },
      fontWeight: 'inherit',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    // The clip of a long title lies inside the button. Around the button it would cut the first line.
    project: { lineClamp: 2 },
    // The part's name stands on the line of a short title, and on a line of its own after a long one.
    place: { position: 'relative', fontWeight: 400, color: 'muted', whiteSpace: 'nowrap' },
    // The dot stands before the place of the part's name, so it is hidden where that begins a line.
    dot: { position: 'absolute', insetInlineStart: '-16px', width: '16px', textAlign: 'center' },
    foot: {
      ...lineSides,
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      justifyContent: { base: 'space-between', md: 'flex-end' },
      columnGap: '6',
      paddingBlock: '4',
      borderTop: '1px solid',
      borderColor: 'lineStrong',
      color: 'muted',
    },
    total: {
      ...finalSumLine,
      // At this font size, even a trillion fits on the narrowest phone.
      '@media (max-width: 22rem)': { fontSize: 'lead' },
      color: 'ink',
    },
  },
});

const countText = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'parcela' : 'parcelas'} em aberto`;

/**
 * The card 'A receber', which shows what is owed, by whom and since when. It is hidden until the due days are loaded,
 * and if there are no payments.
 */
export default function ReceivablesCard() {
  const isBlank = useAppSelector(({ payments }) => payments.ids.length === 0);
  const isLoaded = useAppSelector(paymentPartsSelectors.selectIsLoaded);
  const findProject = useLookup(projectsSelectors);
  const findClient = useLookup(clientsSelectors);
  const today = useToday();
  const open = useAppSelector((root) => selectReceivables(root, today));
  const { receive } = useReceipt();
  const styles = useSlotRecipe({ recipe: receivablesRecipe })();
  if (!isLoaded || isBlank) return null;

  return (
    <Surface aria-label="A receber" tabIndex={-1}>
      <chakra.div css={styles.title}>
        <SurfaceTitle>A receber</SurfaceTitle>
        {open.length > 0 && <chakra.span css={styles.count}>{countText(open.length)}</chakra.span>}
        <chakra.p css={styles.note}>
          {open.length === 0 ? 'Nada a receber. Em dia.' : 'O que você ainda não recebeu.'}
        </chakra.p>
      </chakra.div>
      <chakra.div css={styles.calendar}>
        <CalendarButton variant="plain" size="sm" paddingInline="0" />
      </chakra.div>
      {RECEIVABLE_GROUPS.map((group) => {
        const ofGroup = open.filter((receivable) => receivable.group === group);
        if (ofGroup.length === 0) return null;
        return (
          <ReceivableGroup key={group} group={group} open={ofGroup} styles={styles}>
            {(receivable) => {
              const project = findProject(receivable.payment.projectId);
              const client = project && findClient(project.clientId);
              return (
                <ReceivableLine
                  key={`${receivable.payment.id} ${receivable.part.number.toString()}`}
                  receivable={receivable}
                  project={projectName(project) ?? ''}
                  client={client?.name ?? clientName(client) ?? ''}
                  onReceive={() => {
                    // The next line takes the place of the received one, so the focus is moved.
                    rememberFocus().followRemoval();
                    receive(receivable.payment.id, receivable.part);
                  }}
                  styles={styles}
                />
              );
            }}
          </ReceivableGroup>
        );
      })}
      {open.length > 0 && (
        <chakra.div css={styles.foot}>
          <span>Total a receber</span>
          <chakra.b css={styles.total}>{formatCurrency(receivableSum(open))}</chakra.b>
        </chakra.div>
      )}
    </Surface>
  );
}
