import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { IconButton } from '../kit/IconButton';

/** View, edit and delete one quote; `client` is whose it is, for the buttons' names. */
export function QuoteActions({ id, client }: { id: string; client: string }) {
  const dispatch = useAppDispatch();
  return (
    <>
      <IconButton
        icon="eye"
        label={`Visualizar o orçamento de ${client}`}
        onClick={() => {
          dispatch(workspaceActions.modalOpened('quotes', 'view', id));
        }}
      />
      <IconButton
        icon="pencil"
        label={`Editar o orçamento de ${client}`}
        onClick={() => {
          dispatch(workspaceActions.modalOpened('quotes', 'edit', id));
        }}
      />
      <IconButton
        icon="trash"
        label={`Excluir o orçamento de ${client}`}
        onClick={() => {
          dispatch(workspaceActions.confirmationAsked({ kind: 'delete', entity: 'quotes', id }));
        }}
      />
    </>
  );
}
