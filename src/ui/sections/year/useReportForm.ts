import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';

import type { Aside } from '../../../features/app/forms/forms';
import { formsActions, selectAside } from '../../../features/app/forms/formsSlice';
import { MEI_ACTIVITIES } from '../../../features/business/profile/profile';
import { storableText } from '../../../features/shared/controlCharacters';
import { amountText, optionalAmount, parseNumber } from '../../../features/shared/formFields';
import {
  meiLineOf,
  MEI_REVENUE_KINDS,
  noAdjustment,
  perMeiLine,
  type MeiAdjustment,
  type MeiAdjustmentDraft,
  type MeiLine,
} from '../../../features/business/year/meiAdjustment';
import { meiAdjustmentsActions } from '../../../features/business/year/meiAdjustmentsSlice';
import {
  adjustedReport,
  perActivity,
  type MeiReport,
} from '../../../features/business/year/meiReport';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { hasStillFocus } from '../../kit/form/hasStillFocus';
import { useHeldWhilePressed } from '../../kit/hooks/useHeldWhilePressed';

type Texts = Record<MeiLine, string> & { note: string };

interface Month {
  /** The id of the month's adjustment. */
  id: string;
  received: MeiReport;
  adjustment: MeiAdjustment | null;
}

export interface ReportForm {
  amount: (line: MeiLine) => UseFormRegisterReturn;
  note: () => UseFormRegisterReturn;
  errorOf: (line: MeiLine) => string | undefined;
  /** The report with what was typed so far. */
  report: MeiReport;
  /** The note as it was typed so far. */
  noted: string;
  /** Resets every line to the received amount. */
  takeBack: () => void;
}

interface FieldEvent {
  target: unknown;
}

const amountSchema = optionalAmount();

const LINES = MEI_ACTIVITIES.flatMap((activity) =>
  MEI_REVENUE_KINDS.map((way) => meiLineOf(activity, way)),
);
const FIELDS = [...LINES, 'note'] as const;

/** The field with its text, if something was typed into it in this month and is not saved; otherwise nothing. */
function typedIn(
  month: Aside['month'],
  id: string,
  field: keyof Texts,
): [field: keyof Texts, text: string][] {
  const text = month?.id === id ? month.texts[field] : undefined;
  return text === undefined ? [] : [[field, text]];
}

/** The amount of a typed text in reais. Invalid input counts as zero. */
const reais = (text: string): number => {
  const amount = parseNumber(text);
  return Number.isFinite(amount) && amount > 0 ? amount : 0;
};

/**
 * The form of a month's report. Each line is saved on blur. A line that is empty or equal to the received amount
 * is no adjustment.
 */
export function useReportForm({ id, received, adjustment }: Month): ReportForm {
  const dispatch = useAppDispatch();
  const receivedLines = perMeiLine((activity, way) => received[activity][way]);
  const adjustedLines = adjustedReport(received, adjustment);
  const texts: Texts = {
    ...perMeiLine((activity, way) => amountText(adjustedLines[activity][way])),
    note: adjustment?.note ?? '',
  };
  const month = useAppSelector(selectAside).month;
  // What was typed before a reload. Fields of another version of the app are left out.
  const [typedBefore] = useState<Partial<Texts>>(() =>
    Object.fromEntries(FIELDS.flatMap((field) => typedIn(month, id, field))),
  );
  const form = useForm<Texts>({ defaultValues: { ...texts, ...typedBefore }, mode: 'onBlur' });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  // A press on something below leaves the field, which may show an error above the pressed place.
  const errors = useHeldWhilePressed(
    perMeiLine((activity, way) => form.formState.errors[meiLineOf(activity, way)]?.message),
  );
  const shown = useRef(texts);

  // The field in which the user was typing has the focus again, so that it is saved on blur.
  useEffect(() => {
    const field = FIELDS.find((name) => typedBefore[name] !== undefined);
    if (field) form.setFocus(field);
  }, [form, typedBefore]);

  // Updates the form when stored or received amounts change, but keeps the field that the user is typing in.
  useEffect(() => {
    for (const field of FIELDS) {
      const isTyped = typedIn(month, id, field).length > 0;
      if (texts[field] !== shown.current[field] && !isTyped) form.setValue(field, texts[field]);
    }
    shown.current = texts;
  });

  /** Stores what is typed and not saved, except for a field that has the saved value. */
  const keepTyped = (saved?: keyof Texts) => {
    const values = form.getValues();
    const unsaved = FIELDS.filter((field) => field !== saved && values[field] !== texts[field]);
    const typedTexts = Object.fromEntries(unsaved.map((field) => [field, values[field]]));
    dispatch(formsActions.monthTyped({ id, texts: typedTexts }));
  };
  const save = (changes: Partial<MeiAdjustmentDraft>) =>
    dispatch(meiAdjustmentsActions.saveRequested({ id, changes }));
  /** Saves a field that the user has left. What is typed there is kept until it is saved: a reload may come first. */
  const saveField = (field: keyof Texts, value: MeiAdjustmentDraft[keyof Texts]) => {
    if (value === (adjustment?.[field] ?? null)) {
      keepTyped(field);
      form.setValue(field, texts[field]);
      return;
    }
    keepTyped();
    save({ [field]: value });
  };
  return {
    amount: (line) =>
      form.register(line, {
        validate: (text) => {
          const { error } = amountSchema.safeParse(text);
          return error ? error.issues[0]?.message : true;
        },
        onChange: () => keepTyped(),
        onBlur: ({ target }: FieldEvent) => {
          if (hasStillFocus(target)) return;
          const result = amountSchema.safeParse(form.getValues(line));
          if (!result.success) return;
          saveField(line, result.data === receivedLines[line] ? null : result.data);
        },
      }),
    note: () =>
      form.register('note', {
        onChange: () => keepTyped(),
        onBlur: ({ target }: FieldEvent) => {
          if (hasStillFocus(target)) return;
          saveField('note', storableText(form.getValues('note')) || null);
        },
      }),
    errorOf: (line) => errors[line],
    report: perActivity((activity) => ({
      without: reais(typed[meiLineOf(activity, 'without')]),
      with: reais(typed[meiLineOf(activity, 'with')]),
    })),
    noted: typed.note.trim(),
    takeBack: () => {
      // The pressed button disappears together with the adjustments, so the focus moves to the note.
      form.setFocus('note');
      dispatch(formsActions.monthTyped({ id, texts: {} }));
      save(noAdjustment);
    },
  };
}
