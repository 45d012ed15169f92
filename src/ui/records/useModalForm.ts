import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

import type { Row } from '../../features/shared/list';
import type { Draft, Drafts, EntityName } from '../../features/app/entities/entities';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import type { Brought, FormModal } from '../../features/app/forms/modal';
import { formsActions, selectForms } from '../../features/app/forms/formsSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import type { CloseReason } from '../kit/dialog/Modal';
import { resolverRefusingUnreadable } from './unreadableInput';
import { ofSameKind } from './ofSameKind';

/** The draft is stored at the first change, and after that at most once in this time (ms) while the user types. */
const DRAFT_INTERVAL = 250;

/** The open modal of a form with these types. */
export interface OpenForm<Values, T, Beside> extends Omit<FormModal, 'draft'> {
  draft: Draft<Values, T, Beside> | null;
}

interface Options<Values extends FieldValues, T extends Row, Beside extends Row | null, Output> {
  modal: OpenForm<Values, T, Beside>;
  /** Returns the schema. It is called when the form is validated, because most renders need none. */
  schema: () => z.ZodMiniType<Output, Values>;
  /** The values with which the form opens, unless a draft is stored. */
  values: Values;
  /** Returns the form's values with the record that was saved in a form above it. */
  withBrought?: ((values: Values, brought: Brought) => Values) | undefined;
  /** The row as it was when the form opened; null for a new row. */
  baseline: Draft<Values, T, Beside>['baseline'];
  /** The side row; null where none is stored, undefined while it is not loaded. */
  beside: Beside | null | undefined;
  /** Called with the schema's output when a valid form is submitted. */
  onSave: (output: Output) => void;
}

export type OpenFormAbove = <Entity extends EntityName>(
  entity: Entity,
  mode: 'create' | 'edit',
  id?: string,
  draft?: Drafts[Entity],
) => void;

/** The form of a modal, as the components of its fields receive it. */
export type FormOf<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output>;

export interface ModalForm<Values extends FieldValues, Output> {
  form: FormOf<Values, Output>;
  /** Whether the record was deleted elsewhere. Its input then stays visible but cannot be saved. */
  isGone: boolean;
  /** Opens the form of a missing record above this form. The draft of this form is kept meanwhile. */
  openAbove: OpenFormAbove;
  /** The handler for `<form onSubmit>`. If the form is invalid, it shows the errors instead of saving. */
  submit: (event: React.SyntheticEvent) => void;
  /** The handler for the modal's `onCloseRequest`. It asks the user first if something was typed. */
  onCloseRequest: (reason: CloseReason) => void;
  /** The handler of the button 'Cancelar'. It closes the form without a question. */
  cancel: () => void;
}

/**
 * After a submit that was refused, focuses the first invalid field. If the field is in a fold, the fold is opened.
 */
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

interface DraftOptions<
  Values extends FieldValues,
  T extends Row,
  Beside extends Row | null,
> extends Pick<Options<Values, T, Beside, unknown>, 'baseline' | 'beside'> {
  id: string;
  /** Values that the stored draft does not have, because they come from a form above. Null if there are none. */
  brought: Values | null;
}

interface StoredDraft {
  /** Stores what is not stored yet. It is called before anything that may end the form or cover it. */
  storeDraft: () => void;
  /** Makes a change of the values that does not count as typing, and thus makes no draft. */
  withoutDraft: (change: () => void) => void;
}

/**
 * Keeps the draft of a form in the store: while the user types, when the page is left or hidden, and when the form
 * disappears without being closed.
 */
function useStoredDraft<
  Values extends FieldValues,
  T extends Row,
  Beside extends Row | null,
  Output,
>(
  form: FormOf<Values, Output>,
  { id, brought, baseline, beside }: DraftOptions<Values, T, Beside>,
): StoredDraft {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isTyping = useRef(true);
  /** The values that are not in the stored draft yet; null if there are none. */
  const unstoredValues = useRef(brought);
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
      callback: ({ values }) => {
        if (!isTyping.current) return;
        unstoredValues.current = values;
        if (timer === undefined) storeRegularly();
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, storeDraft]);

  useEffect(() => {
    // This listener runs before other listeners, because a reload keeps only what is in the store by then.
    const options = { capture: true };
    window.addEventListener('pagehide', storeDraft, options);
    document.addEventListener('visibilitychange', storeDraft, options);
    return () => {
      window.removeEventListener('pagehide', storeDraft, options);
      document.removeEventListener('visibilitychange', storeDraft, options);
    };
  }, [storeDraft]);

  useLayoutEffect(
    () => () => {
      // A lost session has removed the form, or another form covers it. The last input is added to the draft that
      // is kept in the store.
      const { kept, waiting } = selectForms(store.getState());
      if ([kept?.modal, ...waiting].some((open) => open?.id === id)) storeDraft();
    },
    [store, id, storeDraft],
  );

  const withoutDraft = useCallback((change: () => void) => {
    isTyping.current = false;
    change();
    isTyping.current = true;
  }, []);
  return { storeDraft, withoutDraft };
}

/** Adds the fields that were loaded after the form opened, as if they had been there from the start. */
function useLateFields<Values extends FieldValues, Output>(
  form: FormOf<Values, Output>,
  opened: Values,
  values: Values,
  withoutDraft: StoredDraft['withoutDraft'],
): void {
  const knownNames = useRef(new Set(Object.keys(opened)));
  const { isDirty } = form.formState;
  useEffect(() => {
    const lateFields = Object.entries(values).filter(([name]) => !knownNames.current.has(name));
    if (lateFields.length === 0) return;
    for (const [name] of lateFields) knownNames.current.add(name);
    withoutDraft(() =>
      form.reset(
        { ...form.getValues(), ...Object.fromEntries(lateFields) },
        { keepDefaultValues: isDirty, keepErrors: true, keepSubmitCount: true },
      ),
    );
  }, [form, values, isDirty, withoutDraft]);
}

/**
 * A form in a modal. The feature's schema validates it, its draft is kept in the store while the user types, and
 * the user is asked before input would be lost.
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
  // An earlier draft may lack the fields that were loaded after it was stored.
  const typed = modal.draft ? { ...values, ...ofSameKind(values, modal.draft.values) } : values;
  const opened = modal.brought === undefined ? typed : withBrought(typed, modal.brought);
  const form = useForm<Values, unknown, Output>({
    // The draft has earlier values of the same form.
    defaultValues: opened as DefaultValues<Values>,
    resolver: resolverRefusingUnreadable((...asked) => standardSchemaResolver(schema())(...asked)),
    // The library would focus fields in the order in which they were registered.
    shouldFocusError: false,
  });
  const brought = modal.brought === undefined ? null : opened;
  const { storeDraft, withoutDraft } = useStoredDraft(form, { id, brought, baseline, beside });
  useLateFields(form, opened, values, withoutDraft);
  const submitted = useFirstErrorFocused(form.formState.submitCount);
  const isTouched = form.formState.isDirty || modal.draft !== null || modal.brought !== undefined;

  const openAbove = useCallback<OpenFormAbove>(
    (other, otherMode, otherId, draft) => {
      storeDraft();
      dispatch(formsActions.formOpenedAbove(other, otherMode, otherId, draft));
    },
    [dispatch, storeDraft],
  );

  return {
    form,
    isGone,
    openAbove,
    submit: (event) => {
      event.preventDefault();
      if (modal.saving || isGone) return;
      submitted.current = event.currentTarget;
      // The draft is stored first, because the save may show that the session is lost.
      storeDraft();
      void form.handleSubmit(onSave)(event);
    },
    onCloseRequest: () => dispatch(workspaceActions.modalDismissed({ hasInput: isTouched })),
    cancel: () => {
      // The draft is stored first, because 'Cancelar' can be undone.
      storeDraft();
      dispatch(workspaceActions.modalClosed());
    },
  };
}
