import type { ComponentType } from 'react';

import type { Findable } from '../../../features/finding/findRows';
import type { Sort } from '../../../features/finding/sought';
import type { GlyphName } from '../../kit/art/Glyph';
import type { EntityName } from '../../../features/entities/entities';
import type { Choice } from '../../kit/form/choices';

/** Values that exclude each other, with how many rows have each. */
export interface StripGroup {
  facet: string;
  /** 'Status'. */
  label: string;
  choices: readonly (Choice & { glyph: GlyphName })[];
}

export interface FacetControlProps {
  entity: EntityName;
  /** What is chosen. */
  value: string | undefined;
}

/** One value of many. */
export interface FacetSelect {
  facet: string;
  /** 'Categoria'. */
  label: string;
  Control: ComponentType<FacetControlProps>;
}

/** An order that the list can be in. */
export interface OrderChoice {
  sort: Sort;
  /** 'Maior valor'. */
  label: string;
  /** In a sentence: 'do maior valor ao menor'. */
  words: string;
}

/** The order that a list is in unless told. */
export type OwnOrder = Omit<OrderChoice, 'sort'>;

export interface BulkOffer {
  /** Buttons, the first one first: 'Marcar como pagos'. */
  flags?: readonly { label: string; field: 'paid' | 'delivered' }[];
  /** One value of several, in a menu: 'Mudar status'. */
  select?: {
    label: string;
    field: 'status' | 'category';
    choices: readonly (Choice & { glyph?: GlyphName })[];
  };
}

/** What the toolbar of a list offers, in words. */
export interface FindControls<T> {
  /** What the facets are about that are counted. */
  strip: readonly StripGroup[];
  selects: readonly FacetSelect[];
  /** What a period is about: 'Data'. */
  period: string;
  ownOrder: OwnOrder;
  orders: readonly OrderChoice[];
  /** What the foot adds up, in reais as they are shown; without it, nothing. */
  amount?: (row: T) => number | null;
  /** What can be done to many rows at once besides deleting them. */
  bulk?: BulkOffer;
}

/** How a list is found, and what of that is offered. */
export interface Finder<T> {
  findable: Findable<T>;
  controls: FindControls<T>;
}

const isSame = (a: Sort, b: Sort): boolean => a.column === b.column && a.direction === b.direction;

/** The order that a list is in; null where it is its own. */
export const orderOf = (
  { orders }: Pick<FindControls<never>, 'orders'>,
  sort: Sort | null,
): OrderChoice | null => (sort && orders.find((order) => isSame(order.sort, sort))) ?? null;
