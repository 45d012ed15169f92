import type { UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

import type { Baseline } from '../../features/shared/baseline';
import { isSame } from '../../features/shared/changes';
import type { SideTable } from '../../features/entities/sideTables';
import type { Row } from '../../features/shared/list';
import type { Brought } from '../../features/forms/modal';
import { formsActions } from '../../features/forms/formsSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { useModalForm, type ModalForm, type OpenForm } from './useModalForm';

interface BesideOptions<Beside extends Row, BesideDraft, Output> {
  table: SideTable<Beside, BesideDraft>;
  /** What the form changes of what stood there as it opened; null where that is nothing. */
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
  /** As the list shows it; null for a new one, and for one that is gone. */
  record: T | null;
  /** Without toggles that are still being saved, where the list has them. */
  stored?: T | null;
  /**
   * `edited`: the row that the form goes by; null for a new one. `beside`: what stood beside it; null where
   * nothing did, undefined while that is not known.
   */
  schema: (edited: T | null, beside: Beside | null | undefined) => z.ZodMiniType<Output, Values>;
  /** The form's fields, empty or filled from a row and what stands beside it, without what is not known yet. */
  values: (record: T | null, beside: Beside | null | undefined) => Values;
  /** The form with a record that was saved above it. */
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
  /** What stands beside the record in a side table, and has fields in the same form. */
  beside?: BesideOptions<NonNullable<Beside>, BesideDraft, Output>;
}

export interface RecordForm<Values extends FieldValues, T, Beside, Output> extends ModalForm<
  Values,
  Output
> {
  modal: OpenForm<Values, T, Beside>;
  /** The row that the form goes by; null for a new one. */
  edited: T | null;
  /** What the form goes by stands beside the row is known. */
  isBesideKnown: boolean;
  /** Where both changed a field: what was typed stays, or gives way to what is stored. */
  settleConflict: (keep: 'typed' | 'stored') => void;
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * `typed`, where nobody else changed the field or what was typed is to stay; else what is stored. Fields in
 * a group are fields of their own.
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
    if (isSame(was, is)) return wanted;
    return keep === 'typed' && !isSame(was, wanted) ? wanted : is;
  };
  const fields = Object.keys(now).map((field) => [field, mergedField(field)] as const);
  return { ...typed, ...Object.fromEntries(fields) };
}

/** The form of a new record or of one that is edited, which `modal.mode` alone decides. */
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
  // What was changed is told from the row as the form opened with it: what another device changes
  // meanwhile is not undone.
  const [baseline, setBaseline] = useState(() => modal.draft?.baseline ?? current);
  // The same holds for what stands beside it, from the moment on in which that is known.
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
      const also =
        besideChanges &&
        table?.actions.saveRequested({
          id: besideId,
          changes: besideChanges,
          baseline: openedBeside ?? null,
        });
      // A new row has to be there first. Where it is, its saving may be over at once, and the modal
      // with it: it has to know of the rest by then.
      const isThere = mode === 'edit' || id in store.getState()[modal.entity].entities;
      if (also && isThere) dispatch(also);
      if (mode === 'create') dispatch(actions.createRequested({ id, draft: toDraft(output) }));
      else if (baseline) {
        const changes = toChanges(baseline, output);
        dispatch(actions.updateRequested({ id, changes, baseline }));
      }
      if (also && !isThere) dispatch(also);
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
