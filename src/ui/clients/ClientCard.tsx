import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';

import type { Client } from '../../features/clients/client';
import { Card, type CardFact } from '../kit/list/Card';
import { slotClasses } from '../theme/slotClasses';
import { formatInstantDay } from '../kit/text/format';
import { RecordActions } from '../records/RecordActions';
import { emailHref, phoneHref } from './contactLinks';

const linkRecipe = defineSlotRecipe({
  slots: ['root', 'text'],
  base: {
    root: {
      display: { base: 'flex', md: 'block' },
      alignItems: 'center',
      // On phones the link is 44 px high, more than its line.
      minHeight: { base: '44px', md: 0 },
      marginBlock: { base: '-7px', md: 0 },
      color: 'accent',
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
    },
    // In one line it is cut anywhere, not only before the @.
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

/** An e-mail address that can break after its @. */
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

/** A client's card with links to reach them. Missing data takes no space. */
export const ClientCard = memo(function ClientCard({ client }: { client: Client }) {
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
