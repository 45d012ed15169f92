/** The section 'Clientes': the card of a client, and the list of cards. */
import { memo } from 'react';
import type { Client } from '../../../features/business/clients/client';
import { Card, type CardFact } from '../../kit/list/Card';
import { CardGrid } from '../../kit/list/CardGrid';
import { formatInstantDay } from '../../kit/text/format';
import { ListSection } from '../../records/ListSection';
import { RecordActions, useOpenRecord } from '../../records/RecordActions';
import { EmailLink, PhoneLink } from '../../records/ContactLink';
import { FoundList } from '../../records/finding/FoundList';
import { useCountLead, useFound } from '../../records/finding/useFound';
import { clientList } from './clientList';

function contactFacts({ phone, email }: Client): CardFact[] {
  const facts: CardFact[] = [];
  if (phone !== null) {
    facts.push({ label: 'Telefone', value: <PhoneLink phone={phone} />, selfEvident: true });
  }
  if (email !== null) {
    facts.push({ label: 'Email', value: <EmailLink email={email} />, selfEvident: true });
  }
  return facts;
}

/** A client's card, with links to reach the client. Missing data takes no space. */
const ClientCard = memo(function ClientCard({ client }: { client: Client }) {
  const { id, name, company, observations, createdAt } = client;
  return (
    <Card
      title={name}
      opens
      {...(company !== null && { subtitle: company })}
      facts={contactFacts(client)}
      note={observations}
      foot={`Cadastrado em ${formatInstantDay(createdAt)}`}
      actions={<RecordActions entity="clients" id={id} subject={`o cliente ${name}`} rowOpens />}
    />
  );
});

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
