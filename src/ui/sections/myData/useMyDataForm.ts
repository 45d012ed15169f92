import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useMemo, type SyntheticEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import {
  emptyProfile,
  type Profile,
  type ProfileDraft,
} from '../../../features/business/profile/profile';
import {
  profileFormSchema,
  type ProfileFormOutput,
  profileFormValues,
  type ProfileFormValues,
} from '../../../features/business/profile/profileForm';
import { profilesActions } from '../../../features/business/profile/profilesSlice';
import { selectGivenNumbers } from '../../../features/business/quotes/quoteDetailsSlice';
import { changedFields, isDeepEqual } from '../../../features/shared/changes';
import { formsActions, selectMyData } from '../../../features/app/forms/formsSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { afterPaint } from '../../kit/hooks/afterPaint';
import { ofSameKind } from '../../records/ofSameKind';
import { resolverRefusingUnreadable } from '../../records/unreadableInput';

export type MyDataFormApi = UseFormReturn<ProfileFormValues, unknown, ProfileFormOutput>;

interface MyDataForm {
  form: MyDataFormApi;
  /** Whether the form contains unsaved input. */
  isTyped: boolean;
  saving: boolean;
  submit: (event: SyntheticEvent) => void;
  discard: () => void;
}

/**
 * The form of 'Meus dados'. Unsaved input is kept in the store, so that it survives a lost session. Without
 * unsaved input, the form follows changes of the stored profile.
 */
export function useMyDataForm(userId: string, profile: Profile | null): MyDataForm {
  const dispatch = useAppDispatch();
  const { draft, saving, field } = useAppSelector(selectMyData);
  const given = useAppSelector(selectGivenNumbers);
  const stored = useMemo(() => profileFormValues(profile, given), [profile, given]);
  const form: MyDataFormApi = useForm<ProfileFormValues, unknown, ProfileFormOutput>({
    // A draft that another version of the app has stored may lack fields.
    defaultValues: draft ? { ...stored, ...ofSameKind(stored, draft) } : stored,
    resolver: resolverRefusingUnreadable(standardSchemaResolver(profileFormSchema(given))),
  });
  const isTyped = draft !== null;

  useEffect(() => {
    if (!isTyped) form.reset(stored);
  }, [form, isTyped, stored]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          // The values are plain, and a logo is too long to be copied with each key.
          const typed = isDeepEqual(values, stored) ? null : { ...values };
          dispatch(formsActions.myDataTyped(typed));
        },
      }),
    [form, dispatch, stored],
  );

  useEffect(() => {
    if (field === null || !(field in stored)) return;
    // Another dialog may have sent the user here to fill in one field. That field gets the focus after the dialog
    // has closed and has returned its own focus.
    return afterPaint(() => {
      form.setFocus(field as keyof ProfileFormValues); // `field in stored` was checked above
    });
  }, []);

  return {
    form,
    isTyped,
    saving,
    submit: (event) => {
      event.preventDefault();
      if (saving) return;
      void form.handleSubmit((output) => {
        const changes = changedFields<ProfileDraft, ProfileFormOutput>(
          profile ?? emptyProfile,
          output,
        );
        if (Object.keys(changes).length === 0) dispatch(formsActions.myDataTyped(null));
        else dispatch(profilesActions.saveRequested({ id: userId, changes }));
      })(event);
    },
    discard: () => dispatch(formsActions.myDataTyped(null)),
  };
}
