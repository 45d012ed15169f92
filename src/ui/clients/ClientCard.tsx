import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';

import type { Client } from '../../features/clients/client';
import { Card } from '../kit/list/Card';
import { slotClasses } from '../theme/slotClasses';
import type { Fact } from '../kit/text/Facts';
import { formatInstantDay } from '../kit/text/format';
import { RecordActions } from '../records/RecordActions';
import { emailHref, phoneHref } from './contactLinks';

const linkRecipe = defineSlotRecipe({
  slots: ['root', 'text'],
  base: {
    root: {
      display: { base: 'flex', md: 'block' },
      alignItems: 'center',
      justifyContent: 'flex-end',
      // On phones the link is 44 px high, more than its line.
      minHeight: { base: '44px', md: 0 },
      marginBlock: { base: '-7px', md: 0 },
      color: 'accent',
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
    },
    text: { lineClamp: 3 },
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

const contactFacts = ({ phone, email }: Client): Fact[] => [
  ...(phone === null ? [] : [{ label: 'Telefone', value: contact(phone, phoneHref(phone)) }]),
  ...(email === null
    ? []
    : [{ label: 'Email', value: contact(email, emailHref(email), breakable(email)) }]),
];

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
