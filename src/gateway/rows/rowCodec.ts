import * as z from 'zod/mini';

import type { Row } from '../../features/shared/list';

// Zod's compiled validators need `new Function`, which the Content Security Policy forbids.
z.config({ jitless: true });

/** How the rows of one table become records and back. */
export interface RowCodec<T extends Row, Draft extends object, Changes extends object> {
  table: string;
  /** Newest first: the columns of the order, all descending and together unique. */
  order: readonly string[];
  /** A row as the backend sends it to a record; malformed rows are refused. */
  schema: z.ZodMiniType<T>;
  encodeDraft: (draft: Draft) => object;
  /** `now` becomes `updated_at` where the table has one. */
  encodeChanges: (changes: Changes, now: Date) => object;
}

export const NEWEST_FIRST = ['created_at', 'id'] as const;

/** The columns that every table has. */
export const baseColumns = {
  id: z.string().check(z.minLength(1)),
  created_at: z.string().check(z.minLength(1)),
};

export const nullableText = () => z.nullable(z.string());

export const finite = () => z.number();

/** A property of a JSON column that may be missing. */
export const optionalText = () =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((text): string | null => text ?? null),
  );

/** Renames the properties of a draft or of changes to their columns. */
export const renamed =
  <T extends object>(columns: { readonly [Key in keyof T]?: string }) =>
  (values: Partial<T>): object =>
    Object.fromEntries(
      (Object.entries(values) as [keyof T & string, unknown][]).map(([key, value]) => [
        columns[key] ?? key,
        value,
      ]),
    );

/** Renames the properties of changes to their columns and stamps `updated_at`. */
export const renamedAndStamped =
  <T extends object>(columns: { readonly [Key in keyof T]?: string }) =>
  (changes: Partial<T>, now: Date): object => ({
    ...renamed(columns)(changes),
    updated_at: now.toISOString(),
  });
