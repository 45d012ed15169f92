import { FoundTable } from '../../records/finding/FoundTable';
import { useFound, useListHead } from '../../records/finding/useFound';
import { ListSection } from '../../records/ListSection';
import { SeriesPlace } from '../series/seriesChunk';
import { FileButton, FileDrop, useFileEntries } from '../statement/StatementDrop';
import { paymentCells, paymentNotes } from './paymentCells';
import { paymentList } from './paymentList';

/**
 * The areas of a row on phones: project and client on the left, amount and day on the right, the toggles beside the
 * buttons.
 */
const CARD = [
  ['project', 'project', 'value'],
  ['client', 'date', 'date'],
  ['status', 'status', 'actions'],
];

/** The section 'Pagamentos': the payments, newest first, each with its two toggles. */
export default function PaymentsSection() {
  const found = useFound(paymentList);
  const more = useFileEntries('statement');
  return (
    <FileDrop kinds={['statement']}>
      <ListSection
        entity="payments"
        beside={<FileButton kind="statement" />}
        {...useListHead(found)}
        empty={{
          title: 'Nenhum pagamento registrado',
          text: 'Registre o que seus projetos rendem e acompanhe o que já foi entregue e pago.',
          action: 'Registrar Primeiro Pagamento',
        }}
      >
        <SeriesPlace kind="payment" />
        {found.all.length > 0 && (
          <FoundTable
            found={found}
            cells={paymentCells}
            notes={paymentNotes}
            more={more}
            cardAreas={CARD}
            cardHeight={97}
          />
        )}
      </ListSection>
    </FileDrop>
  );
}
