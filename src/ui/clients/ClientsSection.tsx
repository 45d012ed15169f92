import type { Client } from '../../features/clients/client';
import { CardGrid } from '../kit/list/CardGrid';
import { FoundList } from '../records/find/FoundList';
import { useCountLead, useFound } from '../records/find/useFound';
import { ListSection } from '../records/ListSection';
import { useOpenRecord } from '../records/RecordActions';
import { ClientCard } from './ClientCard';
import { clientList } from './clientList';

const nameOf = ({ name }: Client) => name;

const card = (client: Client) => <ClientCard client={client} />;

/** The clients as cards, newest first. */
export default function ClientsSection() {
  const found = useFound(clientList);
  const open = useOpenRecord('clients');
  return (
    <ListSection
      entity="clients"
      lead={useCountLead(found)}
      empty={{
        title: 'Nenhum cliente cadastrado',
        text: 'Orçamentos e projetos partem de um cliente: cadastre quem pediu o orçamento.',
        action: 'Cadastrar Primeiro Cliente',
      }}
    >
      {found.all.length > 0 && (
        <FoundList found={found} cards>
          <CardGrid
            label="Clientes"
            rows={found.rows}
            view={found.sought}
            card={card}
            nameOf={nameOf}
            onOpen={open}
            cardHeight={160}
          />
        </FoundList>
      )}
    </ListSection>
  );
}
