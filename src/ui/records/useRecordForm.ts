import type { UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

import type { Baseline } from '../../features/shared/baseline';
import { isDeepEqual } from '../../features/shared/changes';
import type { SideTable } from '../../features/entities/sideTables';
import type { Row } from '../../features/shared/list';
import type { Brought } from '../../features/forms/modal';
import { formsActions } from '../../features/forms/formsSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { useModalForm, type ModalForm, type OpenForm } from './useModalForm';

interface BesideOptions<Beside extends Row, BesideDraft, Output> {
  table: SideTable<Beside, BesideDraft>;
  /** The side row's changes since the form opened; null where there are none. */
  changes: (output: Output, opened: Beside | null | undefined) => Partial<BesideDraft> | null;
}

interface Options<
  Values extends FieldValues,
  T extends Row,
  Beside extends Row | null,
  BesideDraft,
  Draft,
  Output,
> {
  modal: OpenForm<Values, T, Beside>;
  /** The row as the list shows it; null for a new row, and for one that is gone. */
  record: T | null;
  /** The row without optimistic toggles, where the list has them. */
  stored?: T | null;
  /**
   * `edited`: the baseline row; null for a new one. `beside`: the baseline side row; null where none is
   * stored, undefined while it is not loaded.
   */
  schema: (edited: T | null, beside: Beside | null | undefined) => z.ZodMiniType<Output, Values>;
  /** The form's values: empty, or those of the row and its side row, as far as they are loaded. */
  values: (record: T | null, beside: Beside | null | undefined) => Values;
  /** The form's values with the record that was saved in a form above it. */
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
  toChanges: (baseline: Baseline<T>, output: Output) => Partial<Draft>;
  /** The side table whose fields are edited in the same form. */
  beside?: BesideOptions<NonNullable<Beside>, BesideDraft, Output>;
}

export interface RecordForm<Values extends FieldValues, T, Beside, Output> extends ModalForm<
  Values,
  Output
> {
  modal: OpenForm<Values, T, Beside>;
  /** The baseline row; null for a new one. */
  edited: T | null;
  /** Whether the side row is loaded. */
  isBesideKnown: boolean;
  /** Resolves a conflict by keeping either the typed or the stored values. */
  settleConflict: (keep: 'typed' | 'stored') => void;
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges typed and stored values: the typed one where nobody else changed the field or it is to be kept,
 * otherwise the stored one. Fields in a group are merged one by one.
 */
function merged<Values extends Group>(
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

/** The form of a new or an edited record; only `modal.mode` decides which. */
export function useRecordForm<
  Values extends FieldValues,
  T extends Row,
  Beside extends Row | null,
  BesideDraft,
  Draft,
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
  toChanges,
  beside,
}: Options<Values, T, Beside, BesideDraft, Draft, Output>): RecordForm<Values, T, Beside, Output> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { id, mode } = modal;
  const current = record && stored && { shown: record, stored };
  // Changes are computed against the row as the form opened with it, so that other devices' changes are not
  // undone.
  const [baseline, setBaseline] = useState(() => modal.draft?.baseline ?? current);
  // The same for the side row, from the moment it is loaded.
  const table = beside?.table;
  const besideId = table?.inFormOf(id) ?? id;
  const besideRow = useAppSelector((root) => table?.selectors.selectById(root, besideId) ?? null);
  const isLoaded = useAppSelector((root) => table?.selectors.selectIsLoaded(root) ?? false);
  const isBesideThere = table !== undefined && (mode === 'create' || isLoaded);
  const [openedBeside, setOpenedBeside] = useState(
    modal.draft?.beside === undefined && isBesideThere ? besideRow : modal.draft?.beside,
  );
  if (openedBeside === undefined && isBesideThere) setOpenedBeside(besideRow);
  const modalForm = useModalForm({
    modal,
    schema: schema(baseline?.stored ?? null, openedBeside),
    values: values(baseline?.shown ?? null, openedBeside),
    withBrought,
    baseline,
    beside: openedBeside,
    onSave: (output) => {
      const besideChanges = beside?.changes(output, openedBeside) ?? null;
      const besideAction =
        besideChanges &&
        table?.actions.saveRequested({
          id: besideId,
          changes: besideChanges,
          baseline: openedBeside ?? null,
        });
      // A new row must exist before its side row. An existing row may be saved so quickly that the modal
      // closes, so the modal must know of the side row first.
      const rowExists = mode === 'edit' || id in store.getState()[modal.entity].entities;
      if (besideAction && rowExists) dispatch(besideAction);
      if (mode === 'create') dispatch(actions.createRequested({ id, draft: toDraft(output) }));
      else if (baseline) {
        const changes = toChanges(baseline, output);
        dispatch(actions.updateRequested({ id, changes, baseline }));
      }
      if (besideAction && !rowExists) dispatch(besideAction);
    },
  });
  const { form } = modalForm;

  return {
    ...modalForm,
    modal,
    edited: baseline?.shown ?? null,
    isBesideKnown: openedBeside !== undefined,
    settleConflict: (keep) => {
      dispatch(formsActions.conflictSettled());
      if (!baseline || !current) return;
      const besideNow = besideRow ?? openedBeside;
      const before = values(baseline.shown, openedBeside);
      const now = values(current.shown, besideNow);
      setBaseline(current);
      setOpenedBeside(besideNow);
      form.reset(merged({ before, now, typed: form.getValues() }, keep), {
        keepDefaultValues: true,
      });
    },
  };
}
