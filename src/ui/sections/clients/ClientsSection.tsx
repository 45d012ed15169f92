/** The section 'Clientes': the card of a client, and the list of cards. */
import { memo, useCallback } from 'react';
import type { Client } from '../../../features/business/clients/client';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Card } from '../../kit/list/Card';
import { CardGrid } from '../../kit/list/CardGrid';
import { formatCurrency, formatInstantDay } from '../../kit/text/format';
import { NotLoaded } from '../../kit/text/NotLoaded';
import { ListSection } from '../../records/ListSection';
import { RecordActions, useOpenRecord } from '../../records/RecordActions';
import { EmailLink, PhoneLink } from '../../records/ContactLink';
import { FoundList } from '../../records/finding/FoundList';
import { useListHead, useFound } from '../../records/finding/useFound';
import { lateText, NO_PAYMENT_YET } from '../../records/texts/paymentTexts';
import { slotClasses } from '../../theme/slotClasses';
import { FileButton, FileDrop, useFileEntries } from '../statement/StatementDrop';
import { clientAbout, clientList, type ClientMoney } from './clientList';
import { slotRecipe } from '../../theme/slotRecipe';

const moneyRecipe = slotRecipe({
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '3',
      minHeight: { md: '49px' },
    },
    sum: {
      display: { base: 'flex', md: 'block' },
      gap: '1.5',
      minWidth: 0,
      paddingBlock: { md: '1.5' },
      md: {
        '&:first-of-type': { flex: '1 1 auto' },
        '& + &': { flex: '0 1 auto', minWidth: '36%', paddingLeft: '3', borderLeft: 'hairline' },
      },
    },
    label: { color: 'muted', fontSize: { base: 'label', md: 'note' } },
    late: { color: 'danger' },
    amount: {
      textStyle: 'digits',
      '&[data-open]': { fontWeight: 600 },
      '&[data-none]': { color: 'muted' },
    },
    none: {
      display: 'flex',
      flexDirection: { md: 'column' },
      justifyContent: { base: 'space-between', md: 'center' },
      alignItems: { base: 'center', md: 'flex-start' },
      minHeight: { md: '49px' },
      color: 'muted',
      fontSize: { base: 'label', md: 'note' },
    },
    begin: {
      minWidth: 'target',
      minHeight: { base: 'target', md: '24px' },
      marginBlock: { base: '-12px', md: 0 },
      textStyle: 'link',
      fontSize: 'label',
      _print: { display: 'none' },
    },
  },
});
const money = slotClasses(moneyRecipe);

interface ClientMoneyProps extends Partial<ClientMoney> {
  client: Client;
}

/** What is open and what was received. The room is kept while that is unknown. */
function Money({
  client: { id, name },
  isAny,
  open = 0,
  late = 0,
  received = 0,
}: ClientMoneyProps) {
  const dispatch = useAppDispatch();
  const isKnown = isAny !== undefined;
  if (isKnown && !isAny) {
    return (
      <div className={money.none}>
        {NO_PAYMENT_YET}
        <button
          type="button"
          className={money.begin}
          data-actions=""
          aria-label={`Novo Orçamento para ${name}`}
          onClick={() => dispatch(workspaceActions.quoteBegun({ clientId: id }))}
        >
          Novo Orçamento
        </button>
      </div>
    );
  }
  const lateWords = lateText(late, open);
  const nothing = <span>nada</span>;
  return (
    <dl className={money.root}>
      <div className={money.sum}>
        <dt className={money.label}>
          Em aberto
          {lateWords !== null && <span className={money.late}>{` · ${lateWords}`}</span>}
        </dt>
        <dd className={money.amount} {...{ [open > 0 ? 'data-open' : 'data-none']: '' }}>
          {isKnown ? open > 0 ? formatCurrency(open) : nothing : <NotLoaded />}
        </dd>
      </div>
      <div className={money.sum}>
        <dt className={money.label}>Recebido</dt>
        <dd className={money.amount}>{isKnown ? formatCurrency(received) : <NotLoaded />}</dd>
      </div>
    </dl>
  );
}

/**
 * A client's card, with links to reach the client. Missing data takes no space. It is rendered again only when its client
 * or its sums change.
 */
const ClientCard = memo(function ClientCard({ client, ...sums }: ClientMoneyProps) {
  const { id, name, phone, email, createdAt } = client;
  const about = clientAbout(client);
  return (
    <Card
      title={name}
      opens
      {...(about !== null && { subtitle: about })}
      contact={[
        ...(phone === null ? [] : [{ label: 'Telefone', value: <PhoneLink phone={phone} /> }]),
        ...(email === null ? [] : [{ label: 'Email', value: <EmailLink email={email} /> }]),
      ]}
      money={<Money client={client} {...sums} />}
      foot={`Cadastrado em ${formatInstantDay(createdAt)}`}
      actions={<RecordActions entity="clients" id={id} subject={`o cliente ${name}`} rowOpens />}
    />
  );
});

const nameOf = ({ name }: Client) => name;

/** The clients as cards, newest first. */
export default function ClientsSection() {
  const found = useFound(clientList);
  const open = useOpenRecord('clients');
  const more = useFileEntries('clientsSheet');
  const { context } = found;
  const card = useCallback(
    (client: Client) => <ClientCard client={client} {...context.moneyOf(client)} />,
    [context],
  );
  return (
    <FileDrop kinds={['clientsSheet']}>
      <ListSection
        entity="clients"
        beside={<FileButton kind="clientsSheet" />}
        {...useListHead(found)}
        empty={{
          title: 'Nenhum cliente cadastrado',
          text: 'Orçamentos e projetos partem de um cliente: cadastre quem pediu o orçamento.',
          action: 'Cadastrar Primeiro Cliente',
        }}
      >
        {found.all.length > 0 && (
          <FoundList found={found} more={more} cards>
            <CardGrid
              label="Clientes"
              rows={found.rows}
              view={found.sought}
              card={card}
              nameOf={nameOf}
              onOpen={open}
              cardHeight={168}
            />
          </FoundList>
        )}
      </ListSection>
    </FileDrop>
  );
}
