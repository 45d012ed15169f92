import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { IconButton } from '../kit/form/IconButton';

interface QuoteActionsProps {
  id: string;
  /** Whose it is, for the buttons' names; null while it cannot be told. */
  client: string | null;
}

/** View, edit and delete one quote. */
export function QuoteActions({ id, client }: QuoteActionsProps) {
  const dispatch = useAppDispatch();
  const subject = `o orçamento de ${client ?? 'cliente ainda não carregado'}`;
  return (
    <>
      <IconButton
        icon="eye"
        label={`Visualizar ${subject}`}
        onClick={() => {
          dispatch(workspaceActions.modalOpened('quotes', 'view', id));
        }}
      />
      <IconButton
        icon="pencil"
        label={`Editar ${subject}`}
        onClick={() => {
          dispatch(workspaceActions.modalOpened('quotes', 'edit', id));
        }}
      />
      <IconButton
        icon="trash"
        label={`Excluir ${subject}`}
        onClick={() => {
          dispatch(workspaceActions.confirmationAsked({ kind: 'delete', entity: 'quotes', id }));
        }}
      />
    </>
  );
}
