import type { ComponentProps } from 'react';
import { bulkActions, type BulkChange } from '../../../features/app/entities/bulk';
import { selectBulkRun } from '../../../features/app/bulk/markingSlice';
import type { EntityName } from '../../../features/app/entities/entities';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { lazyChunk } from '../../kit/chunks/lazyChunk';
import { Button, type ButtonProps } from '../../kit/form/Button';
import { useMediaQuery } from '../../kit/hooks/useMediaQuery';
import { useTableLayout } from '../../kit/list/tableLayout';
import { COMPACT_QUERY } from '../../theme/media';
import { PanelMenuButton } from '../PanelMenuButton';
import { ListExport } from '../exporting';
import type { BulkOffer } from '../list';
import { bulkChoices, type BulkEntry } from './bulkChoices';

/** It is in the chunk of the menus, because it needs Chakra's menu. */
const BulkMenu = lazyChunk(() => import(/* webpackChunkName: "menus" */ './BulkMenu'));

interface BulkMenuButtonProps extends Omit<
  ComponentProps<typeof BulkMenu>,
  'buttonId' | 'onClose'
> {
  kind: 'bulkChange' | 'bulkMore';
  label: string;
  variant: ButtonProps['variant'];
  isBusy: boolean;
}

/** A button in the bar of marked rows that opens a menu. */
const BulkMenuButton = ({ kind, label, variant, isBusy, ...menu }: BulkMenuButtonProps) => (
  <PanelMenuButton kind={kind} label={label} variant={variant} isBusy={isBusy}>
    {(open) => <BulkMenu {...open} {...menu} />}
  </PanelMenuButton>
);

interface BulkActionsProps {
  entity: EntityName;
  offer: BulkOffer | undefined;
  /** The marked rows. */
  rows: readonly { id: string }[];
}

interface EntryButtonProps extends Omit<BulkActionsProps, 'offer'> {
  entry: BulkEntry;
  variant: 'solid' | 'surface';
  isBusy: boolean;
  onChange: (change: BulkChange) => void;
}

function EntryButton({ entry, variant, isBusy, onChange, ...marked }: EntryButtonProps) {
  const { label, icon, isDanger = false, does } = entry;
  if (does === 'export') {
    return (
      <ListExport {...marked}>
        {(button) =>
          button && (
            <Button variant={variant} {...button}>
              {label}
            </Button>
          )
        }
      </ListExport>
    );
  }
  return (
    <Button
      variant={variant}
      aria-disabled={isBusy}
      {...(isDanger && { color: 'danger' })}
      {...(icon && (isDanger || variant === 'solid') && { icon })}
      onClick={() => onChange(does)}
    >
      {label}
    </Button>
  );
}

/**
 * How many buttons fit beside the count and the sums. One further button, or a menu with the other actions, comes after
 * them.
 */
function useMaxButtons(): number {
  const isCompact = useMediaQuery(COMPACT_QUERY);
  if (useTableLayout() !== 'wide') return 1;
  return isCompact ? 2 : 3;
}

/**
 * The actions for the marked rows. Where there is little room, only the first actions are buttons, and the others
 * are in a menu.
 */
export function BulkActions({ entity, offer, rows }: BulkActionsProps) {
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((root) => selectBulkRun(root) !== null);
  const choices = bulkChoices(offer);
  const maxButtons = useMaxButtons();
  // If only one action is left for the menu, it becomes a button, because the menu's button would need the same
  // room.
  const buttonCount = choices.length <= maxButtons + 1 ? choices.length : maxButtons;
  const more = choices
    .slice(buttonCount)
    .flatMap((choice) => ('entries' in choice ? choice.entries : choice));
  const onChange = (change: BulkChange) => {
    if (isBusy) return;
    const ids = rows.map(({ id }) => id);
    dispatch(
      change.kind === 'delete'
        ? workspaceActions.confirmationAsked({ kind: 'deleteMany', entity, ids })
        : bulkActions.requested({ entity, ids, change }),
    );
  };
  const common = { entity, rows, isBusy, onChange };
  return (
    <>
      {choices.slice(0, buttonCount).map((choice, index) => {
        const isMain = index === 0 && choices.length > 2;
        const shown = { ...common, variant: isMain ? ('solid' as const) : ('surface' as const) };
        return 'entries' in choice ? (
          <BulkMenuButton key={choice.label} kind="bulkChange" {...choice} {...shown} />
        ) : (
          <EntryButton key={choice.label} entry={choice} {...shown} />
        );
      })}
      {more.length > 0 && (
        <BulkMenuButton kind="bulkMore" label="Mais" entries={more} variant="surface" {...common} />
      )}
    </>
  );
}
