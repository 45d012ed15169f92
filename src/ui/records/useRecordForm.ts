import type { UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

import type { Baseline } from '../../features/shared/baseline';
import { isSame } from '../../features/shared/changes';
import type { Row } from '../../features/shared/list';
import type { Brought } from '../../features/workspace/workspace';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { useModalForm, type ModalForm, type OpenForm } from './useModalForm';

interface Options<Values extends FieldValues, T extends Row, Draft, Output> {
  modal: OpenForm<Values, T>;
  /** As the list shows it; null for a new one, and for one that is gone. */
  record: T | null;
  /** Without toggles that are still being saved, where the list has them. */
  stored?: T | null;
  /** `edited`: the row that the form goes by; null for a new one. */
  schema: (edited: T | null) => z.ZodMiniType<Output, Values>;
  /** The form's fields, empty or filled from a row. */
  values: (record: T | null) => Values;
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
  /** What else is saved along with the record; null where there is nothing. */
  besides?: (output: Output) => UnknownAction | null;
}

export interface RecordForm<Values extends FieldValues, T, Output> extends ModalForm<
  Values,
  Output
> {
  modal: OpenForm<Values, T>;
  /** The row that the form goes by; null for a new one. */
  edited: T | null;
  /** Where both changed a field: what was typed stays, or gives way to what is stored. */
  settleConflict: (keep: 'typed' | 'stored') => void;
}

/** `typed`, where nobody else changed the field or what was typed is to stay; else what is stored. */
function merged<Values extends FieldValues>(
  { before, now, typed }: { before: Values; now: Values; typed: Values },
  keep: 'typed' | 'stored',
): Values {
  const follows = (field: string): boolean =>
    !isSame(before[field], now[field]) &&
    (keep === 'stored' || isSame(before[field], typed[field]));
  const followed = Object.entries(now).filter(([field]) => follows(field));
  return { ...typed, ...Object.fromEntries(followed) };
}

/** The form of a new record or of one that is edited, which `modal.mode` alone decides. */
export function useRecordForm<Values extends FieldValues, T extends Row, Draft, Output>({
  modal,
  record,
  stored = record,
  schema,
  values,
  withBrought,
  actions,
  toDraft,
  toChanges,
  besides,
}: Options<Values, T, Draft, Output>): RecordForm<Values, T, Output> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { id, mode } = modal;
  const current = record && stored && { shown: record, stored };
  // What was changed is told from the row as the form opened with it: what another device changes
  // meanwhile is not undone.
  const [baseline, setBaseline] = useState(() => modal.draft?.baseline ?? current);
  const modalForm = useModalForm({
    modal,
    schema: schema(baseline?.stored ?? null),
    values: values(baseline?.shown ?? null),
    withBrought,
    baseline,
    onSave: (output) => {
      const also = besides?.(output) ?? null;
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
    settleConflict: (keep) => {
      dispatch(workspaceActions.conflictSettled());
      if (!baseline || !current) return;
      const [before, now] = [values(baseline.shown), values(current.shown)];
      setBaseline(current);
      form.reset(merged({ before, now, typed: form.getValues() }, keep), {
        keepDefaultValues: true,
      });
    },
  };
}
