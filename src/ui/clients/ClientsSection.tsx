import type { Client } from '../../features/clients/client';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import { useAppSelector } from '../../store/hooks';
import { CardGrid } from '../kit/list/CardGrid';
import { countLead } from '../records/countLead';
import { ListSection } from '../records/ListSection';
import { ClientCard } from './ClientCard';

const card = (client: Client) => <ClientCard client={client} />;

/** The clients as cards, newest first. */
export default function ClientsSection() {
  const clients = useAppSelector(clientsSelectors.selectAll);
  return (
    <ListSection
      entity="clients"
      lead={countLead(clients.length, 'cliente', 'clientes')}
      create="Novo Cliente"
      empty={{
        title: 'Nenhum cliente cadastrado',
        text: 'Orçamentos e projetos partem de um cliente: cadastre quem pediu o orçamento.',
        action: 'Cadastrar Primeiro Cliente',
      }}
    >
      {clients.length > 0 && (
        <CardGrid label="Clientes" rows={clients} card={card} cardHeight={230} />
      )}
    </ListSection>
  );
}
