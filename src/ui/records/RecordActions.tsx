import { defineRecipe } from '@chakra-ui/react/styled-system';
import { useCallback } from 'react';

import { isViewed, type EntityName } from '../../features/app/entities/entities';
import { openingOf } from '../../features/app/forms/modal';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { Icon, type IconName } from '../kit/art/Icon';
import { iconButtonRecipe } from '../kit/form/Button';
import { recipeClass } from '../theme/slotClasses';

/**
 * Returns a function that opens a record of a list: the view where the list has one, otherwise the form. The
 * function never changes.
 */
export function useOpenRecord(entity: EntityName): (id: string) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (id: string) => dispatch(workspaceActions.recordShown(openingOf(entity, id))),
    [dispatch, entity],
  );
}

interface RecordActionsProps {
  entity: EntityName;
  id: string;
  /** The record in the accessible names of the buttons: 'o cliente Ana Nogueira'. */
  subject: string;
  /** Whether a click on the row opens the view, so that no button for the view is needed. */
  rowOpens?: boolean;
}

interface ActionProps {
  icon: IconName;
  label: string;
  /** A label, of which the place decides whether it is shown. */
  text?: string;
  onClick: () => void;
}

/** The buttons of a row are quiet and close to each other. A finger gets more room, also on tablets. */
const rowActionRecipe = defineRecipe({
  base: {
    ...iconButtonRecipe.base,
    width: { base: 'target', md: '28px' },
    height: { base: 'target', md: '8' },
    _icon: { width: '18px', height: '18px' },
    '@media (pointer: coarse)': { width: { base: 'target', md: '10' }, height: 'target' },
  },
});

const iconButton = recipeClass(rowActionRecipe);

/**
 * A button with an icon that looks like `IconButton`, but is a plain element, because a list has hundreds of them.
 */
export function RowAction({ icon, label, text, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={iconButton()}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
      {text !== undefined && <span>{text}</span>}
    </button>
  );
}

/** The buttons to view, edit and delete a record. */
export function RecordActions({ entity, id, subject, rowOpens = false }: RecordActionsProps) {
  const dispatch = useAppDispatch();
  const edit = () => dispatch(workspaceActions.modalOpened(entity, 'edit', id));
  const askToDelete = () =>
    dispatch(workspaceActions.confirmationAsked({ kind: 'delete', entity, id }));
  return (
    <>
      {isViewed(entity) && !rowOpens && (
        <RowAction
          icon="eye"
          label={`Visualizar ${subject}`}
          onClick={() => dispatch(workspaceActions.modalOpened(entity, 'view', id))}
        />
      )}
      <RowAction icon="pencil" label={`Editar ${subject}`} onClick={edit} />
      <RowAction icon="trash" label={`Excluir ${subject}`} onClick={askToDelete} />
    </>
  );
}
