import type { ComponentProps } from 'react';

import type { ButtonProps } from '../../kit/form/Button';
import { PanelMenuButton } from '../PanelMenuButton';
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
export const BulkMenuButton = ({ kind, label, variant, isBusy, ...menu }: BulkMenuButtonProps) => (
  <PanelMenuButton kind={kind} label={label} variant={variant} isBusy={isBusy}>
    {(open) => <BulkMenu {...open} {...menu} />}
  </PanelMenuButton>
);
