import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../kit/form/Button';

/** The way from a document to the quote that it is of. */
export function EditQuote({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => {
        dispatch(workspaceActions.modalOpened('quotes', 'edit', id));
      }}
    >
      Editar o orçamento
    </Button>
  );
}
