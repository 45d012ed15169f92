/** The view of a quote: its items, its terms, its next step, and the buttons. */
import { chakra } from '@chakra-ui/react/styled-system';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { paymentText } from '../../../features/business/documents/quoteContent';
import { selectProjectOfQuote } from '../../../features/business/projects/missingProjects';
import { itemSubtotal, type QuoteItem, type Quote } from '../../../features/business/quotes/quote';
import { quoteDetailsSelectors } from '../../../features/business/quotes/quoteDetailsSlice';
import { agreedTerms } from '../../../features/business/quotes/terms';
import { useAppSelector } from '../../../store/hooks';
import { EntryMenu } from '../../records/entryMenuChunk';
import { clientName } from '../../records/texts/clientName';
import { ModalFoot, Modal, ModalBody } from '../../kit/dialog/Modal';
import { Total } from '../../kit/figures/Total';
import { Button, type ButtonProps } from '../../kit/form/Button';
import type { TableColumn } from '../../kit/list/tableLayout';
import { DataTable } from '../../kit/list/DataTable';
import { amountWidth } from '../../kit/list/amountWidth';
import { Facts, type Fact } from '../../kit/text/Facts';
import { NotLoaded } from '../../kit/text/NotLoaded';
import { formatCurrency, formatDay, formatInstantDay } from '../../kit/text/format';
import { ChargeBlock } from '../../records/ChargeBlock';
import { PanelMenuButton } from '../../records/PanelMenuButton';
import { RecordHead } from '../../records/RecordHead';
import { useLookup } from '../../records/useLookup';
import { QuoteHistory } from './QuoteHistory';
import { QuoteNextStep } from './QuoteNextStep';
import { QuoteStatusBadge } from '../../records/texts/QuoteStatusBadge';
import { useQuoteActions, type QuoteActions } from './useQuoteActions';

const Description = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: 'label', overflowWrap: 'anywhere' },
});

type Line = QuoteItem & { id: string };

/** The width of a column that fits its greatest amount. The name's column takes the rest. */
const amounts = (of: readonly number[]) =>
  `max(118px, ${amountWidth(formatCurrency(Math.max(0, ...of)))})`;

const columnsOf = (lines: readonly Line[]): TableColumn<Line>[] => [
  {
    key: 'name',
    header: 'Nome',
    cell: ({ name, description }) => (
      <>
        <strong>{name}</strong>
        {description !== null && <Description>{description}</Description>}
      </>
    ),
  },
  {
    key: 'quantity',
    header: 'Quantidade',
    align: 'end',
    width: 'calc(9ch + 38px)',
    cell: ({ quantity }) => quantity.toLocaleString('pt-BR'),
  },
  {
    key: 'price',
    header: 'Preço',
    align: 'end',
    width: amounts(lines.map(({ price }) => price)),
    cell: ({ price }) => formatCurrency(price),
  },
  {
    key: 'subtotal',
    header: 'Subtotal',
    align: 'end',
    width: amounts(lines.map(itemSubtotal)),
    cell: (line) => formatCurrency(itemSubtotal(line)),
  },
];

const CARD = [
  ['name', 'name'],
  ['quantity', 'price'],
  ['subtotal', 'subtotal'],
];

function QuoteItemsTable({ items }: { items: readonly QuoteItem[] }) {
  // An item has no id, so its index identifies it.
  const lines = items.map((item, index): Line => ({ ...item, id: String(index) }));
  return (
    <DataTable
      label="Itens do orçamento"
      columns={columnsOf(lines)}
      rows={lines}
      cardAreas={CARD}
      whole
    />
  );
}

interface FootProps {
  entries: QuoteActions;
  onClose: () => void;
}

/** The buttons on the left of 'Fechar'. On phones they fill the two columns of the footer. */
const Start = chakra('div', {
  base: {
    display: { base: 'contents', md: 'flex' },
    gap: '3',
    marginInlineEnd: { md: 'auto' },
  },
});

/** With this padding, four buttons fit on one line from 768 px on. */
const buttonPadding = { base: '2', md: '3', lg: '5' };

const quietButton: ButtonProps = {
  variant: 'surface',
  paddingInline: buttonPadding,
  _icon: { display: { base: 'none', lg: 'inline-block' } },
};
const moreButton: ButtonProps = { variant: 'surface', paddingInline: buttonPadding };

/** The buttons and the menu below an open quote. */
function QuoteViewFoot({ entries: { copies, rest }, onClose }: FootProps) {
  const [only, ...others] = rest;
  return (
    <ModalFoot gridTemplateColumns="repeat(2, minmax(0, 1fr))">
      <Start>
        {copies.map(({ label, icon, act }) => (
          <Button key={label} {...quietButton} icon={icon} onClick={act}>
            {label}
          </Button>
        ))}
        {others.length > 0 ? (
          <PanelMenuButton kind="viewMore" label="Mais" {...moreButton}>
            {(open) => <EntryMenu {...open} placement="top-start" entries={rest} />}
          </PanelMenuButton>
        ) : (
          only && (
            <Button {...moreButton} icon={only.icon} onClick={only.act}>
              {only.label}
            </Button>
          )
        )}
      </Start>
      <Button {...quietButton} onClick={onClose} data-starts-here="">
        Voltar
      </Button>
    </ModalFoot>
  );
}

const Text = chakra('span', { base: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } });

interface TermFacts {
  /** The number and the version: 'nº 2026-021, versão 2'. Null if the quote has no number. */
  issued: string | null;
  /** The validity, the payment terms and the lead time, as far as they are set. */
  terms: Fact[];
}

/** The number and the terms of a quote, which its side row stores. */
function useTermFacts({ id, totalValue: total }: Quote): TermFacts {
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, id));
  if (!details) return { issued: null, terms: [] };
  const { number, version, validUntil, paymentTerms, workStarts, workEnds } = details;
  const work = [workStarts, workEnds].map((day) => (day === null ? 'a combinar' : formatDay(day)));
  const facts: [string, string | null][] = [
    ['Validade', validUntil && `até ${formatDay(validUntil)}`],
    ['Pagamento', paymentText({ terms: agreedTerms(details), paymentTerms, total, workEnds })],
    ['Execução', (workStarts ?? workEnds) ? work.join(' a ') : null],
  ];
  return {
    issued: number && `nº ${number}${version > 1 ? `, versão ${String(version)}` : ''}`,
    terms: facts.flatMap(([label, value]) =>
      value === null ? [] : [{ label, value: <Text>{value}</Text> }],
    ),
  };
}

const WIDE = '@media (min-width: 1128px)';

/** The quote on the left and its next step on the right. In a single column the next step comes first. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"next" "offer" "history"',
    rowGap: '6',
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"offer next" "offer history"',
      columnGap: '28px',
      rowGap: 0,
    },
  },
});
const Offer = chakra('div', { base: { gridArea: 'offer', minWidth: 0 } });
const Side = chakra('div', {
  base: {
    minWidth: 0,
    [WIDE]: { paddingInlineStart: '28px', borderInlineStart: 'hairline' },
    _print: { display: 'none' },
  },
});
const SumLine = chakra('dl', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'flex-end',
    gap: '5',
    marginBlock: '4',
    '& dt': { color: 'muted' },
  },
});
const Quiet = chakra('p', { base: { color: 'muted' } });

/** The dialog 'Visualizar Orçamento': everything in a quote, and its next step. */
export function QuoteView({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const client = useLookup(clientsSelectors)(quote.clientId);
  const { issued, terms } = useTermFacts(quote);
  const project = useAppSelector((root) => selectProjectOfQuote(root, quote.id));
  const entries = useQuoteActions(quote, { client: client ?? null, onClose });
  const { items, totalValue, observations } = quote;
  return (
    <Modal
      title="Visualizar Orçamento"
      note={issued}
      size="cover"
      closesInFoot
      onCloseRequest={onClose}
    >
      <ModalBody readOnly>
        <Columns>
          <Side gridArea="next">
            <QuoteNextStep step={entries.next} />
            {project && <ChargeBlock project={project} marginTop="5" />}
          </Side>
          <Offer>
            <RecordHead
              label="Cliente"
              name={clientName(client) ?? <NotLoaded />}
              about={client?.company ? { label: 'Empresa', value: client.company } : null}
              status={<QuoteStatusBadge status={quote.status} />}
            />
            {items.length > 0 ? (
              <QuoteItemsTable items={items} />
            ) : (
              <Quiet>Nenhum item neste orçamento.</Quiet>
            )}
            <SumLine>
              <dt>Total</dt>
              <dd>
                <Total>{formatCurrency(totalValue)}</Total>
              </dd>
            </SumLine>
            <Facts
              items={[
                { label: 'Data', value: formatInstantDay(quote.createdAt) },
                { label: 'Última Alteração', value: formatInstantDay(quote.updatedAt) },
                ...terms,
                { label: 'Observações', value: <Text>{observations ?? 'Não informado'}</Text> },
              ]}
            />
          </Offer>
          <Side gridArea="history" paddingTop={{ lg: '6' }}>
            <QuoteHistory quote={quote} />
          </Side>
        </Columns>
      </ModalBody>
      <QuoteViewFoot entries={entries} onClose={onClose} />
    </Modal>
  );
}
