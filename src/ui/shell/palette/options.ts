import type { UnknownAction } from '@reduxjs/toolkit';

import { paymentsActions } from '../../../features/business/payments/paymentsSlice';
import type { SeriesKind } from '../../../features/business/series/seriesRow';
import { seriesWorkActions } from '../../../features/business/series/seriesWorkSlice';
import type { EntityName } from '../../../features/app/entities/entities';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import type { RootState } from '../../../store/hooks';
import { openingOf } from '../../../features/app/forms/modal';
import type { Keys } from '../../records/keys';
import type { IconName } from '../../kit/art/Icon';
import type { PaletteRow } from '../../records/list';

export interface PaletteOption {
  /** The key of the option. It contains no spaces, because it is part of an element's id. */
  key: string;
  icon: IconName;
  name: string;
  /** Details that are shown muted after the name. */
  details: readonly string[];
  /** An amount or a day, shown on the right. */
  end?: string | undefined;
  keys?: Keys | undefined;
  intent?: () => UnknownAction;
  /** Saves a file, or sets how this device shows the app. An option with this function dispatches no intent. */
  onDevice?: (root: RootState) => void | Promise<void>;
  /** Shows the record on which the option acts, before the option acts. */
  shows?: () => UnknownAction;
  /** What Ctrl Enter does instead of Enter; undefined if it does the same. */
  edit?: () => UnknownAction;
}

/** The details of a row, and the amount or day at its end, for an option. */
const detailsOf = ({ details, end }: PaletteRow): Pick<PaletteOption, 'details' | 'end'> => ({
  details: details.flatMap((detail) => detail || []),
  end: end ?? undefined,
});

/** The option of a record: Enter shows the record, Ctrl Enter edits it. */
export const recordOption = (entity: EntityName, id: string, shown: PaletteRow): PaletteOption => ({
  key: `${entity}-${id}`,
  icon: entity,
  name: shown.name,
  ...detailsOf(shown),
  intent: () => workspaceActions.recordShown(openingOf(entity, id)),
  edit: () => workspaceActions.recordShown({ entity, id, mode: 'edit' }),
});

/** The option that marks an open payment as paid, after it has shown the list of payments. */
export const payOption = (
  id: string,
  { name, end }: Pick<PaletteOption, 'name' | 'end'>,
  query: string,
): PaletteOption => ({
  key: `pay-${id}`,
  icon: 'check',
  name: `Marcar ${name} como pago`,
  details: [],
  end,
  shows: () => workspaceActions.foundListShown({ entity: 'payments', query }),
  intent: () => paymentsActions.paidToggled({ id, paid: true }),
});

/** The option that asks a client for the next open part of a payment. */
export const chargeOption = (id: string, shown: PaletteRow): PaletteOption => ({
  key: `charge-${id}`,
  icon: 'pix',
  name: `Cobrar ${shown.name} por Pix`,
  ...detailsOf(shown),
  intent: () => workspaceActions.partOpened({ mode: 'pix', id }),
});

/** The option that opens the receipt of a part that was received. */
export const receiptOption = (id: string, part: number, shown: PaletteRow): PaletteOption => ({
  key: `receipt-${id}-${part.toString()}`,
  icon: 'expenses',
  name: `Recibo de ${shown.name}`,
  ...detailsOf(shown),
  intent: () => workspaceActions.partOpened({ mode: 'receipt', id, part }),
});

/** The option that opens what comes again, in the section of its records. */
export const seriesOption = (id: string, kind: SeriesKind, shown: PaletteRow): PaletteOption => ({
  key: `series-${id}`,
  icon: 'repeat',
  name: shown.name,
  ...detailsOf(shown),
  shows: () => workspaceActions.sectionChosen(`${kind}s`),
  intent: () => seriesWorkActions.viewed(id),
});
