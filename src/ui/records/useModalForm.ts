import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

import type { Row } from '../../features/shared/list';
import type { Draft, Drafts, EntityName } from '../../features/entities/entities';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { holdsInput, type Brought, type FormModal } from '../../features/forms/modal';
import { formsActions, selectForms } from '../../features/forms/formsSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import type { CloseReason } from '../kit/dialog/Modal';
import { refusingUnreadable } from './refusingUnreadable';
import { setUnsavedInput } from './unsavedInput';

/** While something is typed, its draft is put into the store at once and then this often (ms). */
const DRAFT_INTERVAL = 250;

/** The modal of a form with these values for such a row. */
export interface OpenForm<Values, T, Beside> extends Omit<FormModal, 'draft'> {
  draft: Draft<Values, T, Beside> | null;
}

interface Options<Values extends FieldValues, T extends Row, Beside extends Row | null, Output> {
  modal: OpenForm<Values, T, Beside>;
  schema: z.ZodMiniType<Output, Values>;
  /** The form as it opens; a draft goes before it: of a lost session, or of a form that waited. */
  values: Values;
  /** The form with a record that was saved above it. */
  withBrought?: ((values: Values, brought: Brought) => Values) | undefined;
  /** The row that the form goes by; null for a new one. */
  baseline: Draft<Values, T, Beside>['baseline'];
  /** What stood beside it; undefined while that is not known. */
  beside: Beside | null | undefined;
  /** Called with what the schema made of a valid form. */
  onSave: (output: Output) => void;
}

export type OpenAbove = <Entity extends EntityName>(
  entity: Entity,
  mode: 'create' | 'edit',
  id?: string,
  draft?: Drafts[Entity],
) => void;

export interface ModalForm<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** The record was deleted elsewhere: what was typed can be seen, but not saved. */
  isGone: boolean;
  /** Opens the form of a record that this one lacks, above it; its draft waits. */
  openAbove: OpenAbove;
  /** For `<form onSubmit>`; invalid forms show their errors instead. */
  submit: (event: React.SyntheticEvent) => void;
  /** For the modal's `onCloseRequest`: asks first when something was typed. */
  onCloseRequest: (reason: CloseReason) => void;
  /** For 'Cancelar': closes without asking. */
  cancel: () => void;
}

/** After a submit that found something wrong, the first such field has the focus, and is not folded away. */
function useFirstErrorFocused(submitCount: number) {
  const submitted = useRef<Element>(null);
  useEffect(() => {
    const wrong = submitted.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!wrong) return;
    const fold = wrong.closest('details');
    if (fold) fold.open = true;
    wrong.focus();
  }, [submitCount]);
  return submitted;
}

/**
 * Fields that were not known yet when the form opened come into it, as if they had been there.
 * @returns true while they do: nobody types that.
 */
function useFilledIn<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  opened: Values,
  values: Values,
): RefObject<boolean> {
  const isFillingIn = useRef(false);
  const known = useRef(new Set(Object.keys(opened)));
  const { isDirty } = form.formState;
  useEffect(() => {
    const late = Object.entries(values).filter(([name]) => !known.current.has(name));
    if (late.length === 0) return;
    for (const [name] of late) known.current.add(name);
    isFillingIn.current = true;
    form.reset(
      { ...form.getValues(), ...Object.fromEntries(late) },
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

/** What a draft says of the fields that a form has; an earlier version of the app may have stored others. */
const ofSameKind = (fields: FieldValues, typed: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => isSameKind(fields[name], value)),
  );

/**
 * A form in a modal: validation by the feature's schema, the draft kept in the store while it is
 * typed, and no way to lose input without being asked.
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
  // An earlier draft may lack what came to be known only after it.
  const typed = modal.draft ? { ...values, ...ofSameKind(values, modal.draft.values) } : values;
  const opened = modal.brought === undefined ? typed : withBrought(typed, modal.brought);
  const form = useForm<Values, unknown, Output>({
    // The draft is this very form's earlier values.
    defaultValues: opened as DefaultValues<Values>,
    resolver: refusingUnreadable(standardSchemaResolver(schema)),
    // It would focus by the order in which the fields were registered.
    shouldFocusError: false,
  });
  const isFillingIn = useFilledIn(form, opened, values);
  const submitted = useFirstErrorFocused(form.formState.submitCount);
  const isTouched = form.formState.isDirty || modal.draft !== null || modal.brought !== undefined;
  const isBelowTouched = useAppSelector(({ workspace }) =>
    workspace.forms.waiting.some(holdsInput),
  );

  useEffect(() => {
    setUnsavedInput(isTouched || isBelowTouched);
    return () => {
      setUnsavedInput(false);
    };
  }, [isTouched, isBelowTouched]);

  /** What was typed, or brought along, and is not in the store's draft yet. */
  const unkept = useRef<Values>(modal.brought === undefined ? null : opened);
  const keepDraft = useCallback(() => {
    if (unkept.current === null) return;
    const values = structuredClone(unkept.current);
    const draft = { values, baseline, ...(beside !== undefined && { beside }) };
    dispatch(formsActions.draftChanged(id, draft));
    unkept.current = null;
  }, [dispatch, id, baseline, beside]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepOften = () => {
      if (unkept.current === null) {
        timer = undefined;
        return;
      }
      keepDraft();
      timer = setTimeout(keepOften, DRAFT_INTERVAL);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        if (isFillingIn.current) return;
        unkept.current = typed;
        if (timer === undefined) keepOften();
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, keepDraft, isFillingIn]);

  useEffect(() => {
    // First of those who hear it: what is in the store by then outlives a reload.
    const options = { capture: true };
    window.addEventListener('pagehide', keepDraft, options);
    document.addEventListener('visibilitychange', keepDraft, options);
    return () => {
      window.removeEventListener('pagehide', keepDraft, options);
      document.removeEventListener('visibilitychange', keepDraft, options);
    };
  }, [keepDraft]);

  const store = useAppStore();
  useLayoutEffect(
    () => () => {
      // A lost session took the form away, or something was opened above it: what was typed last goes
      // after what is kept of it.
      const { kept, waiting } = selectForms(store.getState());
      if ([kept?.modal, ...waiting].some((form) => form?.id === id)) keepDraft();
    },
    [store, id, keepDraft],
  );

  return {
    form,
    isGone,
    openAbove: (other, otherMode, otherId, draft) => {
      keepDraft();
      dispatch(formsActions.formOpenedAbove(other, otherMode, otherId, draft));
    },
    submit: (event) => {
      event.preventDefault();
      if (modal.saving || isGone) return;
      submitted.current = event.currentTarget;
      // Saving may be what shows that the session is lost.
      keepDraft();
      void form.handleSubmit(onSave)(event);
    },
    onCloseRequest: () => {
      dispatch(workspaceActions.modalDismissed({ hasInput: isTouched }));
    },
    cancel: () => {
      // It may be taken back.
      keepDraft();
      dispatch(workspaceActions.modalClosed());
    },
  };
}
