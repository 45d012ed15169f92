import type { Client } from '../../features/clients/client';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import { useAppSelector } from '../../store/hooks';
import { CardGrid } from '../kit/list/CardGrid';
import { countLead } from '../records/countLead';
import { FoundList } from '../records/find/FoundList';
import { useFound } from '../records/find/useFound';
import { ListSection } from '../records/ListSection';
import { ClientCard } from './ClientCard';
import { clientFinder } from './clientFinder';

const nameOf = ({ name }: Client) => name;

const card = (client: Client) => <ClientCard client={client} />;

/** The clients as cards, newest first. */
export default function ClientsSection() {
  const clients = useAppSelector(clientsSelectors.selectAll);
  const found = useFound('clients', clients, clientFinder);
  return (
    <ListSection
      entity="clients"
      lead={countLead('clients', found, clientFinder.controls)}
      empty={{
        title: 'Nenhum cliente cadastrado',
        text: 'Orçamentos e projetos partem de um cliente: cadastre quem pediu o orçamento.',
        action: 'Cadastrar Primeiro Cliente',
      }}
    >
      {clients.length > 0 && (
        <FoundList entity="clients" controls={clientFinder.controls} found={found} cards>
          <CardGrid
            label="Clientes"
            rows={found.rows}
            view={found.sought}
            card={card}
            nameOf={nameOf}
            cardHeight={230}
          />
        </FoundList>
      )}
    </ListSection>
  );
}
