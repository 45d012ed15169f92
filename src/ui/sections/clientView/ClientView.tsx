import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import type { Client } from '../../../features/business/clients/client';
import { openingOf } from '../../../features/app/forms/modal';
import { formsActions } from '../../../features/app/forms/formsSlice';
import { paymentTotal } from '../../../features/business/payments/payment';
import { selectPartsByPayment } from '../../../features/business/payments/paymentPartsSlice';
import { paymentsSelectors } from '../../../features/business/payments/paymentsSlice';
import {
  clientHistory,
  type ClientEntry,
  type ClientHistory,
} from '../../../features/business/clientView/clientHistory';
import type { Receivable } from '../../../features/business/payments/receivable';
import { paymentProgress } from '../../../features/business/payments/received';
import { selectReceiptsAreKnown } from '../../../features/business/payments/receivedSelectors';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { quoteDetailsSelectors } from '../../../features/business/quotes/quoteDetailsSlice';
import { quotesSelectors } from '../../../features/business/quotes/quotesSlice';
import { nameInMessages } from '../../../features/shared/nameInMessages';
import { phoneText } from '../../../features/shared/phone';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { chatNumber, whatsappUrl } from '../../documents/channels';
import { Icon } from '../../kit/art/Icon';
import { fullLineOnPhones, ViewModal } from '../../kit/dialog/ViewModal';
import { Button } from '../../kit/form/Button';
import { ShowAllButton, useFirstFew } from '../../kit/list/firstFew';
import { IndexStrip } from '../../kit/list/IndexStrip';
import { Ledger } from '../../kit/list/Ledger';
import { Badge } from '../../kit/text/Badge';
import { Facts } from '../../kit/text/Facts';
import { formatCurrency, formatDay, formatInstantDay } from '../../kit/text/format';
import { NotLoaded } from '../../kit/text/NotLoaded';
import { useToday } from '../../kit/hooks/useToday';
import { partName } from '../../../features/business/payments/paymentWords';
import { daysText, dueText } from '../../records/texts/paymentTexts';
import { PartButtons } from '../payments/PartButtons';
import { ProjectStatusBadge } from '../../records/texts/ProjectStatusBadge';
import { QuoteStatusBadge } from '../../records/texts/QuoteStatusBadge';
import { emailHref, phoneHref } from '../../records/contactLinks';
import { useIsLoaded } from '../../records/useLookup';
import { lineSides, ruleAbove } from '../../theme/recipes/ledger';
import { slotRecipe } from '../../theme/slotRecipe';

/** Open parts and history on the left; sums and contact on the right, or below. */
const clientViewRecipe = slotRecipe({
  className: 'client-view',

  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        lg: 'minmax(0, 1fr) 232px',
        xl: 'minmax(0, 1fr) 304px',
      },
      gap: { base: '6', lg: '8' },
      marginTop: '5',
      '& > div': { minWidth: 0 },
    },
    name: { textStyle: 'display', fontSize: 'page', overflowWrap: 'anywhere' },
    about: { color: 'muted', overflowWrap: 'anywhere' },
    open: { layerStyle: 'surface', marginBottom: '6' },
    lead: {
      textStyle: 'title',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      paddingBlock: { base: '3', md: '4' },
      ...lineSides,
      fontSize: 'card',
      overflowWrap: 'anywhere',
    },
    late: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontFamily: 'sans',
      fontSize: 'label',
      fontWeight: 600,
      letterSpacing: 'normal',
      color: 'danger',
    },
    history: { layerStyle: 'surface' },
    nothing: { ...lineSides, paddingBlock: '4', color: 'muted', ...ruleAbove },
    heading: {
      textStyle: 'title',
      marginBottom: '2',
      fontSize: 'small',
      '&:not(:first-of-type)': { marginTop: '6' },
    },
    contacts: { marginTop: '2' },
    contact: {
      display: 'flex',
      alignItems: 'center',
      minWidth: '44px',
      minHeight: { base: '44px', md: '36px' },
      textStyle: 'link',
      fontWeight: 600,
      overflowWrap: 'anywhere',
    },
    note: { marginTop: '3', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  },
});

const useStyles = () => useSlotRecipe({ recipe: clientViewRecipe })();

/** 'Helena deve R$ 810,00', 'Helena tem R$ 810,00 a pagar', 'Nada em aberto com Helena.' */
function leadText(spokenName: string, { open, owed }: ClientHistory): string {
  if (open.length === 0) return `Nada em aberto com ${spokenName}.`;
  const isLate = open.some(({ group }) => group === 'late');
  return isLate
    ? `${spokenName} deve ${formatCurrency(owed)}`
    : `${spokenName} tem ${formatCurrency(owed)} a pagar`;
}

/** A line for an open part: its project, amount, how long it is overdue, and its actions. */
function OpenPart({ receivable }: { receivable: Receivable }) {
  const today = useToday();
  const project = useAppSelector((root) =>
    projectsSelectors.selectById(root, receivable.payment.projectId),
  );
  const { payment, part, count, group, days } = receivable;
  const place = partName(part.number, count);
  const name = [project?.name ?? '', place].filter(Boolean).join(', ');
  return (
    <Ledger.Line
      actions={<PartButtons paymentId={payment.id} part={part} name={name} asks="also" />}
    >
      <Ledger.Name>{name}</Ledger.Name>
      <Ledger.Detail data-late={group === 'late' ? '' : undefined}>
        {part.dueOn === null || days === null
          ? 'sem vencimento'
          : `${dueText(part.dueOn, today)}, ${daysText(days)}`}
      </Ledger.Detail>
      <Ledger.Amount>
        {part.amount === null ? 'Valor não informado' : formatCurrency(part.amount)}
      </Ledger.Amount>
    </Ledger.Line>
  );
}

/** How many history entries and how many open parts are shown at first. */
const FEW = 8;

/** The open parts of the client's payments, oldest first. */
function Owed({ called, history }: { called: string; history: ClientHistory }) {
  const styles = useStyles();
  const { open } = history;
  const few = useFirstFew(open, FEW);
  const late = open.filter(({ group }) => group === 'late').length;
  return (
    <chakra.div css={styles.open}>
      <chakra.h3 css={styles.lead}>
        {leadText(called, history)}
        {late > 0 && (
          <chakra.span css={styles.late}>
            <Icon name="alert" size={18} />
            {late.toLocaleString('pt-BR')} {late === 1 ? 'atrasado' : 'atrasados'}
          </chakra.span>
        )}
      </chakra.h3>
      <Ledger.Root aria-label="Em aberto">
        {few.shown.map((receivable) => (
          <OpenPart
            key={`${receivable.payment.id}-${receivable.part.number.toString()}`}
            receivable={receivable}
          />
        ))}
      </Ledger.Root>
      <ShowAllButton few={few}>Ver as {open.length.toLocaleString('pt-BR')} parcelas</ShowAllButton>
    </chakra.div>
  );
}

/** Returns a function that gives the text of a history entry and the record that it opens. */
function useEntryText() {
  const parts = useAppSelector(selectPartsByPayment);
  const details = useAppSelector(quoteDetailsSelectors.selectEntities);
  return (entry: ClientEntry) => {
    switch (entry.kind) {
      case 'quotes': {
        const { id, status, totalValue } = entry.quote;
        const number = details[id]?.number ?? null;
        return {
          id,
          text:
            number === null ? (
              'Orçamento'
            ) : (
              <>
                Orçamento <chakra.span whiteSpace="nowrap">nº {number}</chakra.span>
              </>
            ),
          state: <QuoteStatusBadge status={status} inRow />,
          end: formatCurrency(totalValue),
        };
      }
      case 'projects': {
        const { id, name, status, deadline } = entry.project;
        return {
          id,
          text: name,
          state: <ProjectStatusBadge status={status} inRow />,
          end: deadline === '' ? '' : `prazo ${formatDay(deadline)}`,
        };
      }
      case 'payments': {
        const { payment, project } = entry;
        const total = paymentTotal(payment);
        const { paid, count } = paymentProgress(payment, parts[payment.id]);
        const label = count > 1 && paid > 0 ? `${String(paid)} de ${String(count)} pagas` : null;
        return {
          id: payment.id,
          text: `Pagamento de ${project.name}`,
          state: (
            <Badge
              inRow
              look={
                paid === count
                  ? { label: 'Pago', tone: 'green' }
                  : { label: label ?? 'Pendente', tone: 'yellow' }
              }
            />
          ),
          end: total === null ? 'Valor não informado' : formatCurrency(total),
        };
      }
    }
  };
}

const KINDS = [
  ['quotes', 'Orçamentos'],
  ['projects', 'Projetos'],
  ['payments', 'Pagamentos'],
] as const;

/** Quotes, projects and payments, newest first. A click opens one. */
function History({ entries }: { entries: readonly ClientEntry[] }) {
  const dispatch = useAppDispatch();
  const styles = useStyles();
  const textOf = useEntryText();
  const [kind, setKind] = useState<ClientEntry['kind'] | null>(null);
  const of = (wanted: typeof kind) =>
    wanted === null ? entries : entries.filter((entry) => entry.kind === wanted);
  const found = of(kind);
  const few = useFirstFew(found, FEW);
  return (
    <chakra.section css={styles.history} aria-label="Histórico">
      <IndexStrip
        bare
        label="O que mostrar"
        tabs={[[null, 'Tudo'] as const, ...KINDS].map(([wanted, label]) => ({
          key: wanted ?? 'all',
          label,
          count: of(wanted).length,
          isActive: kind === wanted,
          onPress: () => setKind(wanted),
        }))}
      />
      {found.length === 0 && <chakra.p css={styles.nothing}>Nada ainda.</chakra.p>}
      <Ledger.Root detail="mark">
        {few.shown.map((entry) => {
          const { id, text, state, end } = textOf(entry);
          return (
            <Ledger.Line
              key={`${entry.kind}-${id}`}
              onPress={() => dispatch(workspaceActions.recordShown(openingOf(entry.kind, id)))}
            >
              <Ledger.Sign display={{ base: 'none', md: 'grid' }}>
                <Icon name={entry.kind} />
              </Ledger.Sign>
              <Ledger.Day>{formatDay(entry.day)}</Ledger.Day>
              <Ledger.Name lineClamp="2">{text}</Ledger.Name>
              <Ledger.Detail>{state}</Ledger.Detail>
              <Ledger.Amount>{end}</Ledger.Amount>
            </Ledger.Line>
          );
        })}
      </Ledger.Root>
      <ShowAllButton few={few}>Ver tudo ({found.length.toLocaleString('pt-BR')})</ShowAllButton>
    </chakra.section>
  );
}

/** The client's phone and e-mail as links, and the notes. */
function Contact({ client: { phone, email, observations } }: { client: Client }) {
  const styles = useStyles();
  const phoneLink = phone === null ? null : phoneHref(phone);
  const emailLink = email === null ? null : emailHref(email);
  const canChat = chatNumber({ phone }) !== null;
  if (phone === null && email === null && observations === null) return null;
  return (
    <>
      <chakra.h3 css={styles.heading}>Contato</chakra.h3>
      <chakra.ul css={styles.contacts}>
        {phone !== null && (
          <li>
            {phoneLink === null ? (
              phoneText(phone)
            ) : (
              <chakra.a css={styles.contact} href={phoneLink}>
                {phoneText(phone)}
              </chakra.a>
            )}
          </li>
        )}
        {canChat && (
          <li>
            <chakra.a
              css={styles.contact}
              href={whatsappUrl({ phone }, '')}
              target="_blank"
              rel="noreferrer"
            >
              Conversar no WhatsApp
            </chakra.a>
          </li>
        )}
        {email !== null && (
          <li>
            {emailLink === null ? (
              email
            ) : (
              <chakra.a css={styles.contact} href={emailLink}>
                {email}
              </chakra.a>
            )}
          </li>
        )}
      </chakra.ul>
      {observations !== null && <chakra.p css={styles.note}>{observations}</chakra.p>}
    </>
  );
}

/** The buttons below an open client. A form that they open returns to this view. */
function Actions({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  return (
    <>
      <Button
        variant="outline"
        icon="pencil"
        onClick={() => dispatch(formsActions.formOpenedAbove('clients', 'edit', id))}
      >
        Editar
      </Button>
      <Button
        icon="plus"
        {...fullLineOnPhones}
        onClick={() => dispatch(workspaceActions.quoteBegun({ clientId: id }))}
      >
        Novo Orçamento
      </Button>
    </>
  );
}

/** 'Visualizar Cliente': what the client owes, the history, the sums, and how to reach the client. */
export default function ClientView({ client }: { client: Client }) {
  const dispatch = useAppDispatch();
  const styles = useStyles();
  const today = useToday();
  const quotes = useAppSelector(quotesSelectors.selectAll);
  const projects = useAppSelector(projectsSelectors.selectAll);
  const payments = useAppSelector(paymentsSelectors.selectAll);
  const parts = useAppSelector(selectPartsByPayment);
  const areListsLoaded = useIsLoaded('quotes', 'projects', 'payments');
  const areReceiptsKnown = useAppSelector(selectReceiptsAreKnown);
  const isKnown = areListsLoaded && areReceiptsKnown;
  const { id, name, company, createdAt } = client;
  const history = useMemo(
    () => clientHistory(id, { quotes, projects, payments }, parts, today),
    [id, quotes, projects, payments, parts, today],
  );
  const { received, owed } = history;
  return (
    <ViewModal
      title="Visualizar Cliente"
      size="cover"
      onClose={() => dispatch(workspaceActions.modalClosed())}
      action={<Actions id={id} />}
    >
      <chakra.p css={styles.name}>{name}</chakra.p>
      <chakra.p css={styles.about}>
        {company !== null && `${company} · `}cliente desde {formatInstantDay(createdAt)}
      </chakra.p>
      <chakra.div css={styles.root}>
        {isKnown ? (
          <div>
            <Owed called={nameInMessages(name)} history={history} />
            <History entries={history.entries} />
          </div>
        ) : (
          <NotLoaded />
        )}
        <aside aria-label="Sobre o cliente">
          <chakra.h3 css={styles.heading}>Até hoje</chakra.h3>
          <Facts
            ruledAbove
            items={[
              { label: 'Recebido', value: isKnown ? formatCurrency(received) : <NotLoaded /> },
              { label: 'Em aberto', value: isKnown ? formatCurrency(owed) : <NotLoaded /> },
              {
                label: 'Orçamentos',
                value: isKnown ? (
                  `${String(history.quotes.approved)} de ${String(history.quotes.all)} ${history.quotes.all === 1 ? 'aprovado' : 'aprovados'}`
                ) : (
                  <NotLoaded />
                ),
              },
            ]}
          />
          <Contact client={client} />
        </aside>
      </chakra.div>
    </ViewModal>
  );
}
