/** The section 'Clientes': the card of a client, and the list of cards. */
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';
import type { Client } from '../../features/clients/client';
import { Card, type CardFact } from '../kit/list/Card';
import { CardGrid } from '../kit/list/CardGrid';
import { formatInstantDay } from '../kit/text/format';
import { ListSection } from '../records/ListSection';
import { RecordActions, useOpenRecord } from '../records/RecordActions';
import { FoundList } from '../records/find/FoundList';
import { useCountLead, useFound } from '../records/find/useFound';
import { slotClasses } from '../theme/slotClasses';
import { clientList } from './clientList';
import { emailHref, phoneHref } from './contactLinks';

const linkRecipe = defineSlotRecipe({
  slots: ['root', 'text'],
  base: {
    root: {
      display: { base: 'flex', md: 'block' },
      alignItems: 'center',
      // On phones the link is 44 px high, which is more than its line of text.
      minHeight: { base: '44px', md: 0 },
      marginBlock: { base: '-7px', md: 0 },
      color: 'accent',
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
    },
    // On phones the address has one line and may be cut anywhere, not only before the @.
    text: { lineClamp: { base: 1, md: 3 }, wordBreak: { base: 'break-all', md: 'normal' } },
  },
});
const link = slotClasses(linkRecipe);

const contact = (text: string, href: string | null, shown: ReactNode = text) =>
  href === null ? (
    shown
  ) : (
    <a href={href} className={link.root}>
      <span className={link.text} title={text}>
        {shown}
      </span>
    </a>
  );

/** An e-mail address with a possible line break after its @. */
function breakable(email: string): ReactNode {
  const at = email.lastIndexOf('@');
  if (at <= 0) return email;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

function contactFacts({ phone, email }: Client): CardFact[] {
  const facts: CardFact[] = [];
  if (phone !== null) {
    facts.push({ label: 'Telefone', value: contact(phone, phoneHref(phone)), selfEvident: true });
  }
  if (email !== null) {
    const shown = contact(email, emailHref(email), breakable(email));
    facts.push({ label: 'Email', value: shown, selfEvident: true });
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
