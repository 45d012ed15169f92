import type { Client } from '../../features/clients/client';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../kit/Button';
import { CardGrid } from '../kit/CardGrid';
import { EmptyState } from '../kit/EmptyState';
import { PageHeader } from '../kit/PageHeader';
import { ClientCard } from './ClientCard';

const card = (client: Client) => <ClientCard client={client} />;

const count = (clients: number): string =>
  `${clients.toLocaleString('pt-BR')} ${clients === 1 ? 'cliente' : 'clientes, do mais novo ao mais antigo'}`;

/** The clients as cards, newest first. */
export default function ClientsSection() {
  const dispatch = useAppDispatch();
  const clients = useAppSelector(clientsSelectors.selectAll);
  const isEmpty = useAppSelector(clientsSelectors.selectIsEmpty);
  const create = () => {
    dispatch(workspaceActions.modalOpened('clients', 'create'));
  };
  return (
    <>
      <PageHeader lead={clients.length > 0 ? count(clients.length) : undefined}>
        <Button icon="plus" kind={isEmpty ? 'outline' : 'solid'} onClick={create}>
          Novo Cliente
        </Button>
      </PageHeader>
      {isEmpty && (
        <EmptyState
          title="Nenhum cliente cadastrado"
          text="Orçamentos e projetos partem de um cliente: cadastre quem contratou o seu trabalho."
          action={
            <Button icon="plus" onClick={create}>
              Cadastrar Primeiro Cliente
            </Button>
          }
        />
      )}
      {clients.length > 0 && (
        <CardGrid label="Clientes" rows={clients} card={card} cardHeight={230} />
      )}
    </>
  );
}
