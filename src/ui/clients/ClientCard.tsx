import { memo } from 'react';

import type { Client } from '../../features/clients/client';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { Card } from '../kit/list/Card';
import { Facts, type Fact } from '../kit/text/Facts';
import { formatInstantDay } from '../kit/text/format';
import { IconButton } from '../kit/form/IconButton';
import { emailHref, phoneHref } from './contactLinks';

function Phone({ phone }: { phone: string }) {
  const href = phoneHref(phone);
  return href === null ? phone : <a href={href}>{phone}</a>;
}

function contactFacts({ phone, email }: Client): Fact[] {
  return [
    ...(phone === null ? [] : [{ label: 'Telefone', value: <Phone phone={phone} /> }]),
    ...(email === null ? [] : [{ label: 'Email', value: <a href={emailHref(email)}>{email}</a> }]),
  ];
}

/** One client, with the ways to reach them; what is not known takes no room. */
export const ClientCard = memo(function ClientCard({ client }: { client: Client }) {
  const dispatch = useAppDispatch();
  const { id, name, company, observations, createdAt } = client;
  const facts = contactFacts(client);
  return (
    <Card
      title={name}
      {...(company !== null && { subtitle: company })}
      foot={`Cadastrado em ${formatInstantDay(createdAt)}`}
      actions={
        <>
          <IconButton
            icon="pencil"
            label={`Editar o cliente ${name}`}
            onClick={() => {
              dispatch(workspaceActions.modalOpened('clients', 'edit', id));
            }}
          />
          <IconButton
            icon="trash"
            label={`Excluir o cliente ${name}`}
            onClick={() => {
              dispatch(
                workspaceActions.confirmationAsked({ kind: 'delete', entity: 'clients', id }),
              );
            }}
          />
        </>
      }
    >
      {facts.length > 0 && <Facts items={facts} />}
      {observations !== null && <p className="of-card-note">{observations}</p>}
    </Card>
  );
});
