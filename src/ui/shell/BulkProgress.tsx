import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { bulkActions } from '../../features/bulk/bulk';
import { selectRun } from '../../features/marking/markingSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../kit/form/Button';
import { many } from '../records/nouns';
import { alertRecipe } from '../theme/recipes/alert';

/** How far a change to many rows is, and the way to leave the rest. */
export function BulkProgress() {
  const dispatch = useAppDispatch();
  const run = useAppSelector(selectRun);
  const { frame, root, content, beside } = useSlotRecipe({ recipe: alertRecipe })({
    variant: 'surface',
    status: 'info',
  });
  if (!run) return null;
  const { entity, change, done, total, cancelled } = run;
  const text = `${done.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')}`;
  const label = `${change.kind === 'delete' ? 'Excluindo' : 'Alterando'} ${many(entity)}`;
  return (
    <chakra.div css={frame} data-beside="">
      <chakra.div
        css={root}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
      >
        <chakra.span css={content}>{`${label}: ${text}`}</chakra.span>
      </chakra.div>
      <chakra.div css={beside}>
        <Button
          variant="plain"
          size="sm"
          aria-disabled={cancelled}
          onClick={() => {
            dispatch(bulkActions.cancelled());
          }}
        >
          Cancelar
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
