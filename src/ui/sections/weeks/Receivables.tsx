import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { RECEIVABLE_GROUPS, receivableSum } from '../../../features/business/payments/receivable';
import { selectReceivables } from '../../../features/business/payments/receivableSelectors';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { useAppSelector } from '../../../store/hooks';
import { clientName } from '../../records/texts/clientName';
import { rememberFocus } from '../../kit/dialog/returnFocus';
import { formatCount, formatCurrency } from '../../kit/text/format';
import { SurfaceTitle } from '../../kit/text/Surface';
import { useToday } from '../../kit/hooks/useToday';
import { usePrinted } from '../../kit/list/usePrinted';
import { RECEIVABLES_HEIGHT } from './moneyHeight';
import { useReceipt } from '../payments/PartButtons';
import { projectName } from '../../records/texts/projectTexts';
import { useLookup } from '../../records/useLookup';
import { ledgerHeading, ruleAbove, lineSides, finalSumLine } from '../../theme/recipes/ledger';
import { CalendarButton } from './CalendarButton';
import { ReceivableGroup, ReceivableLine } from './ReceivableGroup';
import { slotRecipe } from '../../theme/slotRecipe';

/** The look of the receivables, without their lines. */
const receivablesRecipe = slotRecipe({
  className: 'receivables',

  base: {
    root: { display: 'flex', flexDirection: 'column', minHeight: RECEIVABLES_HEIGHT },
    title: { ...ledgerHeading, alignItems: 'center', paddingBlock: '2', minHeight: '60px' },
    note: { ...lineSides, paddingBottom: '4', fontSize: 'control', color: 'muted' },
    all: {
      textStyle: 'link',
      minWidth: 'target',
      minHeight: 'target',
      fontSize: 'label',
      fontWeight: 600,
    },
    calendar: { marginInlineEnd: 'auto', _print: { display: 'none' } },
    head: {
      ...lineSides,
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: 'target', md: '10' },
      ...ruleAbove,
      color: 'muted',
      fontSize: 'label',
      fontWeight: 600,
      '&[data-late]': { color: 'danger' },
    },
    label: { fontSize: 'inherit', fontWeight: 'inherit' },
    count: { flex: 1, fontWeight: 400 },
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
      minHeight: { base: '44px', md: '24px' },
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
      justifyContent: 'flex-end',
      columnGap: '3',
      minHeight: '56px',
      fontSize: 'label',
      marginTop: 'auto',
      borderTop: 'strong',
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

/**
 * What is owed, in groups by the due day. Their parts are shown on request: who owes them, and since when.
 * @param isWhole - whether the parts are shown
 */
export function Receivables({ isWhole, onToggle }: { isWhole: boolean; onToggle: () => void }) {
  const findProject = useLookup(projectsSelectors);
  const findClient = useLookup(clientsSelectors);
  const today = useToday();
  const open = useAppSelector((root) => selectReceivables(root, today));
  const isPrinted = usePrinted();
  const { receive } = useReceipt();
  const styles = useSlotRecipe({ recipe: receivablesRecipe })();
  return (
    <chakra.section aria-label="A receber" tabIndex={-1} css={styles.root}>
      <chakra.div css={styles.title}>
        <SurfaceTitle>A receber</SurfaceTitle>
        {open.length > 0 && (
          <chakra.button type="button" css={styles.all} aria-expanded={isWhole} onClick={onToggle}>
            {isWhole
              ? 'Mostrar menos'
              : open.length === 1
                ? 'Ver a parcela'
                : `Ver os ${formatCount(open.length)}`}
          </chakra.button>
        )}
      </chakra.div>
      {open.length === 0 && <chakra.p css={styles.note}>Nada a receber. Em dia.</chakra.p>}
      {RECEIVABLE_GROUPS.map((group) => {
        const ofGroup = open.filter((receivable) => receivable.group === group);
        if (ofGroup.length === 0) return null;
        return (
          <ReceivableGroup
            key={group}
            group={group}
            open={ofGroup}
            isWhole={isWhole || isPrinted}
            styles={styles}
          >
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
          {isWhole && (
            <chakra.span css={styles.calendar}>
              <CalendarButton variant="plain" size="sm" paddingInline="0" />
            </chakra.span>
          )}
          <span>Total a receber</span>
          <chakra.b css={styles.total}>{formatCurrency(receivableSum(open))}</chakra.b>
        </chakra.div>
      )}
    </chakra.section>
  );
}
