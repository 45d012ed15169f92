import type { UnknownAction } from '@reduxjs/toolkit';

import { paymentsActions } from '../../features/payments/paymentsSlice';
import type { EntityName } from '../../features/entities/entities';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import type { RootState } from '../../store/hooks';
import { shownAs } from '../../features/forms/modal';
import type { Keys } from '../kit/form/keys';
import type { IconName } from '../kit/art/Icon';
import type { Shown } from '../records/list';

/** Something that the palette offers. */
export interface Option {
  /** Without a space: part of an element's id. */
  key: string;
  icon: IconName;
  name: string;
  /** What tells it apart, quiet after its name. */
  details: readonly string[];
  /** At the right: an amount, a day. */
  end?: string | undefined;
  keys?: Keys | undefined;
  intent?: () => UnknownAction;
  /** In place of an intent: a file is made of what there is. */
  save?: (root: RootState) => void | Promise<void>;
  /** Shows what it is done to, before it is done. */
  shows?: () => UnknownAction;
  /** What Ctrl Enter does, where that is something else. */
  edit?: () => UnknownAction;
}

/** What stands beside the name. */
const told = ({ details, end }: Shown): Pick<Option, 'details' | 'end'> => ({
  details: details.flatMap((detail) => detail || []),
  end: end ?? undefined,
});

/** A record: Enter shows it, Ctrl Enter edits it. */
export const recordOption = (entity: EntityName, id: string, shown: Shown): Option => ({
  key: `${entity}-${id}`,
  icon: entity,
  name: shown.name,
  ...told(shown),
  intent: () => workspaceActions.recordShown(shownAs(entity, id)),
  edit: () => workspaceActions.recordShown({ entity, id, mode: 'edit' }),
});

/** A payment that is found and still open is paid from there, in sight. */
export const payOption = (id: string, { name, end }: Shown, query: string): Option => ({
  key: `pay-${id}`,
  icon: 'check',
  name: `Marcar ${name} como pago`,
  details: [],
  end: end ?? undefined,
  shows: () => workspaceActions.foundListShown({ entity: 'payments', query }),
  intent: () => paymentsActions.paidToggled({ id, paid: true }),
});

/** What a client still has to pay is asked for: of a payment in parts, the next part. */
export const chargeOption = (id: string, shown: Shown): Option => ({
  key: `charge-${id}`,
  icon: 'pix',
  name: `Cobrar ${shown.name} por Pix`,
  ...told(shown),
  intent: () => workspaceActions.partOpened({ mode: 'pix', id }),
});

/** What came of a payment is acknowledged. */
export const receiptOption = (id: string, part: number, shown: Shown): Option => ({
  key: `receipt-${id}-${part.toString()}`,
  icon: 'expenses',
  name: `Recibo de ${shown.name}`,
  ...told(shown),
  intent: () => workspaceActions.partOpened({ mode: 'receipt', id, part }),
});
