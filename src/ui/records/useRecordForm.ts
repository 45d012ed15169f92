import type { UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

import { changesSince, type Baseline } from '../../features/shared/baseline';
import { isDeepEqual } from '../../features/shared/changes';
import type { SideTable } from '../../features/app/entities/sideTables';
import type { Row } from '../../features/shared/list';
import type { Brought, FormModal } from '../../features/app/forms/modal';
import { formsActions } from '../../features/app/forms/formsSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { useModalForm, type ModalForm, type OpenForm } from './useModalForm';

interface BesideOptions<Beside extends Row, BesideDraft, Output> {
  table: SideTable<Beside, BesideDraft>;
  /** Returns the changes to the side row since the form opened; null where there are none. */
  changes: (output: Output, opened: Beside | null | undefined) => Partial<BesideDraft> | null;
}

interface Options<
  Values extends FieldValues,
  T extends Row,
  Beside extends Row | null,
  BesideDraft,
  Draft extends Partial<T>,
  Output,
> {
  modal: OpenForm<Values, T, Beside>;
  /** The row as the list shows it now. Null for a new row, and for a row that was deleted. */
  record: T | null;
  /** The row now without optimistic toggles, for lists that have toggles. */
  stored?: T | null;
  /**
   * Returns the form's schema. `edited` is the baseline row, or null for a new row. `beside` is the baseline side
   * row: null where none is stored, undefined while it is not loaded.
   */
  schema: (edited: T | null, beside: Beside | null | undefined) => z.ZodMiniType<Output, Values>;
  /**
   * Returns the form's values: empty ones for a new row, otherwise those of the row and of its side row, as far as
   * they are loaded.
   */
  values: (record: T | null, beside: Beside | null | undefined) => Values;
  /** Returns the form's values with the record that was saved in a form above it. */
  withBrought?: (values: Values, brought: Brought) => Values;
  actions: {
    createRequested: (payload: { id: string; draft: Draft }) => UnknownAction;
    updateRequested: (payload: {
      id: string;
      changes: Partial<Draft>;
      baseline: Baseline<T>;
    }) => UnknownAction;
  };
  toDraft: (output: Output) => Draft;
  /** Returns the fields to send; by default those of the draft that the user has changed. */
  toChanges?: (baseline: Baseline<T>, output: Output) => Partial<Draft>;
  /** What else a save asks for, after the row; null if nothing. */
  alsoSaved?: (output: Output) => UnknownAction | null;
  /** The side table whose fields are edited in the same form. */
  beside?: BesideOptions<NonNullable<Beside>, BesideDraft, Output>;
}

export interface RecordForm<Values extends FieldValues, T, Beside, Output> extends ModalForm<
  Values,
  Output
> {
  modal: OpenForm<Values, T, Beside>;
  /** The baseline row; null for a new row. */
  edited: T | null;
  /** Whether the side row is loaded. */
  isBesideKnown: boolean;
  /** Resolves a conflict: the form keeps either the typed or the stored values. */
  settleConflict: (keep: 'typed' | 'stored') => void;
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges typed and stored values. A field keeps the typed value if nobody else has changed the field or the user
 * keeps the typed values; otherwise it gets the stored value. The fields of a group are merged one by one.
 */
export function merged<Values extends Group>(
  { before, now, typed }: { before: Group; now: Group; typed: Values },
  keep: 'typed' | 'stored',
): Values {
  const mergedField = (field: string): unknown => {
    const [was, is, wanted] = [before[field], now[field], typed[field]];
    if (isGroup(was) && isGroup(is) && isGroup(wanted)) {
      return merged({ before: was, now: is, typed: wanted }, keep);
    }
    if (isDeepEqual(was, is)) return wanted;
    return keep === 'typed' && !isDeepEqual(was, wanted) ? wanted : is;
  };
  const fields = Object.keys(now).map((field) => [field, mergedField(field)] as const);
  return { ...typed, ...Object.fromEntries(fields) };
}

/**
 * The side row that is edited in the form: `now`, as the list has it, and `opened`, as it was when it was loaded. Both are
 * null where none is stored. `opened` is undefined until it is loaded, and without a side table.
 */
function useBeside<Beside extends Row | null>(
  { id: mainId, mode }: Pick<FormModal, 'id' | 'mode'>,
  drafted: Beside | undefined,
  table: Pick<SideTable<NonNullable<Beside>, never>, 'inFormOf' | 'selectors'> | undefined,
) {
  const id = table?.inFormOf(mainId) ?? mainId;
  const now = useAppSelector((root) => table?.selectors.selectById(root, id) ?? null);
  const isLoaded = useAppSelector((root) => table?.selectors.selectIsLoaded(root) ?? false);
  const isKnown = table !== undefined && (mode === 'create' || isLoaded);
  const [opened, setOpened] = useState(drafted === undefined && isKnown ? now : drafted);
  if (opened === undefined && isKnown) setOpened(now);
  return { id, now, opened, setOpened };
}

/**
 * The form of a new or of an edited record, as `modal.mode` says. Changes are computed against the rows as they were when
 * the form opened (`baseline`, `side.opened`), so that changes of other devices are not undone.
 */
export function useRecordForm<
  Values extends FieldValues,
  T extends Row,
  Beside extends Row | null,
  BesideDraft,
  Draft extends Partial<T>,
  Output,
>({
  modal,
  record,
  stored = record,
  schema,
  values,
  withBrought,
  actions,
  toDraft,
  toChanges = (known, output) => changesSince<T, Draft>(known, toDraft(output)),
  alsoSaved,
  beside,
}: Options<Values, T, Beside, BesideDraft, Draft, Output>): RecordForm<Values, T, Beside, Output> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { id, mode } = modal;
  const current = record && stored && { shown: record, stored };
  const [baseline, setBaseline] = useState(() => modal.draft?.baseline ?? current);
  const table = beside?.table;
  const side = useBeside(modal, modal.draft?.beside, table);
  const modalForm = useModalForm({
    modal,
    schema: () => schema(baseline?.stored ?? null, side.opened),
    values: values(baseline?.shown ?? null, side.opened),
    withBrought,
    baseline,
    beside: side.opened,
    onSave: (output) => {
      const besideChanges = beside?.changes(output, side.opened) ?? null;
      const besideAction =
        besideChanges &&
        table?.actions.saveRequested({
          id: side.id,
          changes: besideChanges,
          baseline: side.opened ?? null,
        });
      // A new row must exist before its side row is saved. The save of an existing row may be so quick that the
      // modal closes, so the modal must be told of the side row's save first.
      const rowExists = mode === 'edit' || id in store.getState()[modal.entity].entities;
      if (besideAction && rowExists) dispatch(besideAction);
      if (mode === 'create') dispatch(actions.createRequested({ id, draft: toDraft(output) }));
      else if (baseline) {
        const changes = toChanges(baseline, output);
        dispatch(actions.updateRequested({ id, changes, baseline }));
      }
      if (besideAction && !rowExists) dispatch(besideAction);
      const also = alsoSaved?.(output);
      if (also) dispatch(also);
    },
  });
  const { form } = modalForm;

  return {
    ...modalForm,
    modal,
    edited: baseline?.shown ?? null,
    isBesideKnown: side.opened !== undefined,
    settleConflict: (keep) => {
      dispatch(formsActions.conflictSettled());
      if (!baseline || !current) return;
      const sideNow = side.now ?? side.opened;
      const before = values(baseline.shown, side.opened);
      const now = values(current.shown, sideNow);
      setBaseline(current);
      side.setOpened(sideNow);
      form.reset(merged({ before, now, typed: form.getValues() }, keep), {
        keepDefaultValues: true,
      });
    },
  };
}
