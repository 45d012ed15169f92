import type { ComponentProps } from 'react';

import { workspaceActions } from '../../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Icon } from '../../kit/art/Icon';
import { Button, type ButtonProps } from '../../kit/form/Button';
import { CrashBoundary } from '../../CrashBoundary';
import { BulkMenu } from './bulkMenuChunk';

interface BulkMenuButtonProps extends Omit<
  ComponentProps<typeof BulkMenu>,
  'buttonId' | 'onClose'
> {
  kind: 'bulkChange' | 'bulkMore';
  label: string;
  variant: ButtonProps['variant'];
  isBusy: boolean;
}

/** A button of the marked rows' bar with a menu behind it. */
export function BulkMenuButton({ kind, label, variant, isBusy, ...menu }: BulkMenuButtonProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(({ workspace }) => workspace.panel?.kind === kind);
  const close = () => {
    dispatch(workspaceActions.panelClosed(kind));
  };
  return (
    <>
      <Button
        id={kind}
        variant={variant}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-disabled={isBusy}
        onClick={() => {
          if (isOpen) close();
          else if (!isBusy) dispatch(workspaceActions.panelOpened({ kind }));
        }}
      >
        {label}
        <Icon name="chevron" size={18} />
      </Button>
      {isOpen && (
        <CrashBoundary onClose={close}>
          <BulkMenu buttonId={kind} onClose={close} {...menu} />
        </CrashBoundary>
      )}
    </>
  );
}
