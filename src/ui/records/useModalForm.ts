import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

import type { Row } from '../../features/shared/list';
import type { Draft, Drafts, EntityName } from '../../features/entities/entities';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { hasInputToLose, type Brought, type FormModal } from '../../features/forms/modal';
import { formsActions, selectForms } from '../../features/forms/formsSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import type { CloseReason } from '../kit/dialog/Modal';
import { resolverRefusingUnreadable } from './refusingUnreadable';
import { setUnsavedInput } from './unsavedInput';

/** The draft is stored at the first change, and then this often while the user types (ms). */
const DRAFT_INTERVAL = 250;

/** The modal of a form with these types. */
export interface OpenForm<Values, T, Beside> extends Omit<FormModal, 'draft'> {
  draft: Draft<Values, T, Beside> | null;
}

interface Options<Values extends FieldValues, T extends Row, Beside extends Row | null, Output> {
  modal: OpenForm<Values, T, Beside>;
  schema: z.ZodMiniType<Output, Values>;
  /** The form's opening values. A stored draft takes precedence over them. */
  values: Values;
  /** The form's values with the record that was saved in a form above it. */
  withBrought?: ((values: Values, brought: Brought) => Values) | undefined;
  /** The row as the form opened with it; null for a new one. */
  baseline: Draft<Values, T, Beside>['baseline'];
  /** The side row; undefined while it is not loaded. */
  beside: Beside | null | undefined;
  /** Called with the schema's output of a valid form. */
  onSave: (output: Output) => void;
}

export type OpenFormAbove = <Entity extends EntityName>(
  entity: Entity,
  mode: 'create' | 'edit',
  id?: string,
  draft?: Drafts[Entity],
) => void;

/** A modal's form as its fields receive it. */
export type FormOf<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output>;

export interface ModalForm<Values extends FieldValues, Output> {
  form: FormOf<Values, Output>;
  /** The record was deleted elsewhere: its input stays visible but cannot be saved. */
  isGone: boolean;
  /** Opens the form of a missing record above this form, whose draft waits. */
  openAbove: OpenFormAbove;
  /** For `<form onSubmit>`; an invalid form shows its errors instead. */
  submit: (event: React.SyntheticEvent) => void;
  /** For the modal's `onCloseRequest`: asks first if something was typed. */
  onCloseRequest: (reason: CloseReason) => void;
  /** For 'Cancelar': closes without asking. */
  cancel: () => void;
}

/** After a refused submit, focuses the first invalid field and unfolds it if necessary. */
function useFirstErrorFocused(submitCount: number) {
  const submitted = useRef<Element>(null);
  useEffect(() => {
    const invalid = submitted.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!invalid) return;
    const fold = invalid.closest('details');
    if (fold) fold.open = true;
    invalid.focus();
  }, [submitCount]);
  return submitted;
}

/**
 * Adds fields that were loaded after the form opened, as if they had been there from the start.
 * @returns true while it does so, because that is not typing.
 */
function useFilledIn<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  opened: Values,
  values: Values,
): RefObject<boolean> {
  const isFillingIn = useRef(false);
  const knownNames = useRef(new Set(Object.keys(opened)));
  const { isDirty } = form.formState;
  useEffect(() => {
    const lateFields = Object.entries(values).filter(([name]) => !knownNames.current.has(name));
    if (lateFields.length === 0) return;
    for (const [name] of lateFields) knownNames.current.add(name);
    isFillingIn.current = true;
    form.reset(
      { ...form.getValues(), ...Object.fromEntries(lateFields) },
      { keepDefaultValues: isDirty, keepErrors: true, keepSubmitCount: true },
    );
    isFillingIn.current = false;
  }, [form, values, isDirty]);
  return isFillingIn;
}

function isSameKind(sample: unknown, value: unknown): boolean {
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(sample) || Array.isArray(value)) {
    if (!Array.isArray(sample) || !Array.isArray(value)) return false;
    return value.every((part) => sample.length === 0 || isSameKind(sample[0], part));
  }
  return Object.entries(sample).every(
    ([name, part]) => name in value && isSameKind(part, Reflect.get(value, name)),
  );
}

/** The draft's values for the fields of this form. Another app version may have stored other fields. */
const ofSameKind = (fields: FieldValues, typed: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => isSameKind(fields[name], value)),
  );

/**
 * A form in a modal. It is validated by the feature's schema, its draft is in the store while the user types,
 * and closing it asks before input is lost.
 */
export function useModalForm<
  Values extends FieldValues,
  T extends Row,
  Beside extends Row | null,
  Output,
>({
  modal,
  schema,
  values,
  withBrought = (opened) => opened,
  baseline,
  beside,
  onSave,
}: Options<Values, T, Beside, Output>): ModalForm<Values, Output> {
  const dispatch = useAppDispatch();
  const { entity, mode, id } = modal;
  const isGone = useAppSelector(
    (root) => mode === 'edit' && root[entity].loaded && !(id in root[entity].entities),
  );
  // An earlier draft may lack fields that were loaded after it.
  const typed = modal.draft ? { ...values, ...ofSameKind(values, modal.draft.values) } : values;
  const opened = modal.brought === undefined ? typed : withBrought(typed, modal.brought);
  const form = useForm<Values, unknown, Output>({
    // The draft has earlier values of the same form.
    defaultValues: opened as DefaultValues<Values>,
    resolver: resolverRefusingUnreadable(standardSchemaResolver(schema)),
    // The library would focus fields in the order of their registration.
    shouldFocusError: false,
  });
  const isFillingIn = useFilledIn(form, opened, values);
  const submitted = useFirstErrorFocused(form.formState.submitCount);
  const isTouched = form.formState.isDirty || modal.draft !== null || modal.brought !== undefined;
  const isFormBelowTouched = useAppSelector(({ workspace }) =>
    workspace.forms.waiting.some(hasInputToLose),
  );

  useEffect(() => {
    setUnsavedInput(isTouched || isFormBelowTouched);
    return () => {
      setUnsavedInput(false);
    };
  }, [isTouched, isFormBelowTouched]);

  /** Input that is not in the stored draft yet: typed, or from a form above. */
  const unstoredValues = useRef<Values>(modal.brought === undefined ? null : opened);
  const storeDraft = useCallback(() => {
    if (unstoredValues.current === null) return;
    const values = structuredClone(unstoredValues.current);
    const draft = { values, baseline, ...(beside !== undefined && { beside }) };
    dispatch(formsActions.draftChanged(id, draft));
    unstoredValues.current = null;
  }, [dispatch, id, baseline, beside]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const storeRegularly = () => {
      if (unstoredValues.current === null) {
        timer = undefined;
        return;
      }
      storeDraft();
      timer = setTimeout(storeRegularly, DRAFT_INTERVAL);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        if (isFillingIn.current) return;
        unstoredValues.current = typed;
        if (timer === undefined) storeRegularly();
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, storeDraft, isFillingIn]);

  useEffect(() => {
    // It runs before other listeners, because only what is in the store by then is kept over a reload.
    const options = { capture: true };
    window.addEventListener('pagehide', storeDraft, options);
    document.addEventListener('visibilitychange', storeDraft, options);
    return () => {
      window.removeEventListener('pagehide', storeDraft, options);
      document.removeEventListener('visibilitychange', storeDraft, options);
    };
  }, [storeDraft]);

  const store = useAppStore();
  useLayoutEffect(
    () => () => {
      // The form was removed by a lost session or covered by another form. Its last input is added to the
      // draft kept there.
      const { kept, waiting } = selectForms(store.getState());
      if ([kept?.modal, ...waiting].some((form) => form?.id === id)) storeDraft();
    },
    [store, id, storeDraft],
  );

  return {
    form,
    isGone,
    openAbove: (other, otherMode, otherId, draft) => {
      storeDraft();
      dispatch(formsActions.formOpenedAbove(other, otherMode, otherId, draft));
    },
    submit: (event) => {
      event.preventDefault();
      if (modal.saving || isGone) return;
      submitted.current = event.currentTarget;
      // Stored first, because the save may show that the session is lost.
      storeDraft();
      void form.handleSubmit(onSave)(event);
    },
    onCloseRequest: () => {
      dispatch(workspaceActions.modalDismissed({ hasInput: isTouched }));
    },
    cancel: () => {
      // Stored first, because 'Cancelar' can be undone.
      storeDraft();
      dispatch(workspaceActions.modalClosed());
    },
  };
}
