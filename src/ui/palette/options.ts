import type { UnknownAction } from '@reduxjs/toolkit';

import { paymentsActions } from '../../features/payments/paymentsSlice';
import type { EntityName } from '../../features/entities/entities';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import type { RootState } from '../../store/hooks';
import { openingOf } from '../../features/forms/modal';
import type { Keys } from '../kit/form/keys';
import type { IconName } from '../kit/art/Icon';
import type { Shown } from '../records/list';

/** An option of the palette. */
export interface Option {
  /** Without spaces, because it is part of an element's id. */
  key: string;
  icon: IconName;
  name: string;
  /** Muted details after the name. */
  details: readonly string[];
  /** An amount or a day at the right. */
  end?: string | undefined;
  keys?: Keys | undefined;
  intent?: () => UnknownAction;
  /** Saves a file, instead of dispatching an intent. */
  save?: (root: RootState) => void | Promise<void>;
  /** Shows the record that the option acts on first. */
  shows?: () => UnknownAction;
  /** What Ctrl Enter does, if it differs. */
  edit?: () => UnknownAction;
}

/** The details and the end of an option. */
const detailsOf = ({ details, end }: Shown): Pick<Option, 'details' | 'end'> => ({
  details: details.flatMap((detail) => detail || []),
  end: end ?? undefined,
});

/** A record: Enter shows it, Ctrl Enter edits it. */
export const recordOption = (entity: EntityName, id: string, shown: Shown): Option => ({
  key: `${entity}-${id}`,
  icon: entity,
  name: shown.name,
  ...detailsOf(shown),
  intent: () => workspaceActions.recordShown(openingOf(entity, id)),
  edit: () => workspaceActions.recordShown({ entity, id, mode: 'edit' }),
});

/** Marks an open payment as paid, from a palette that shows it. */
export const payOption = (
  id: string,
  { name, end }: Pick<Option, 'name' | 'end'>,
  query: string,
): Option => ({
  key: `pay-${id}`,
  icon: 'check',
  name: `Marcar ${name} como pago`,
  details: [],
  end,
  shows: () => workspaceActions.foundListShown({ entity: 'payments', query }),
  intent: () => paymentsActions.paidToggled({ id, paid: true }),
});

/** Asks a client for a payment's next open part. */
export const chargeOption = (id: string, shown: Shown): Option => ({
  key: `charge-${id}`,
  icon: 'pix',
  name: `Cobrar ${shown.name} por Pix`,
  ...detailsOf(shown),
  intent: () => workspaceActions.partOpened({ mode: 'pix', id }),
});

/** Makes a receipt for a part that was received. */
export const receiptOption = (id: string, part: number, shown: Shown): Option => ({
  key: `receipt-${id}-${part.toString()}`,
  icon: 'expenses',
  name: `Recibo de ${shown.name}`,
  ...detailsOf(shown),
  intent: () => workspaceActions.partOpened({ mode: 'receipt', id, part }),
});
