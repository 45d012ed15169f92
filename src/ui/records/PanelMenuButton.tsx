import type { ReactNode } from 'react';

import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { type Panel, navigationActions } from '../../features/app/navigation/navigationSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { CrashBoundary } from '../kit/chunks/CrashBoundary';
import { Icon, type IconName } from '../kit/art/Icon';
import { Button, IconButton, type ButtonProps } from '../kit/form/Button';

interface PanelMenuButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  kind: Panel & ('bulkChange' | 'bulkMore' | 'listMore' | 'viewMore');
  label: string;
  /** The icon of a button whose label is only for screen readers. */
  icon?: IconName;
  isBusy?: boolean;
  /** Renders the open menu of the button with this id. */
  children: (menu: { buttonId: string; onClose: () => void }) => ReactNode;
}

/** A button with a menu. The store holds whether the menu is open. */
export function PanelMenuButton({
  kind,
  label,
  icon,
  isBusy = false,
  children,
  ...button
}: PanelMenuButtonProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(({ workspace }) => workspace.navigation.panel === kind);
  const close = () => dispatch(navigationActions.panelClosed(kind));
  const trigger = {
    ...button,
    id: kind,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-disabled': isBusy,
    onClick: () => {
      if (isOpen) close();
      else if (!isBusy) dispatch(workspaceActions.panelOpened(kind));
    },
  } as const;
  return (
    <>
      {icon ? (
        <IconButton icon={icon} label={label} {...trigger} />
      ) : (
        <Button {...trigger}>
          {label}
          <Icon name="chevron" size={18} />
        </Button>
      )}
      {isOpen && (
        <CrashBoundary onClose={close}>
          {children({ buttonId: kind, onClose: close })}
        </CrashBoundary>
      )}
    </>
  );
}
