import * as z from 'zod/mini';

import { isNumberFree, nextYearlyNumber, parseYearlyNumber } from '../../shared/yearlyNumber';
import { formatDocument, showPhone } from '../../shared/brazil';
import {
  optionalDocument,
  optionalPhone,
  optionalState,
  phoneProblem,
} from '../../shared/brazilFields';
import {
  amountText,
  optionalAmount,
  optionalChoice,
  optionalDay,
  optionalEmail,
  optionalText,
} from '../../shared/formFields';
import { COLOUR_FORM } from './brand';
import { barePixKey, isPixKey, showPixKey } from './pixKey';
import {
  MEI_ACTIVITIES,
  PIX_KEY_TYPES,
  type PixKeyType,
  type Profile,
  type ProfileDraft,
} from './profile';

const MAX_VALIDITY = 3650;

/** How a freelancer works: as a person, as a MEI, or as a small company ("microempresa"). */
export const WAYS_OF_WORKING = ['cpf', 'mei', 'me'] as const;

const optionalDays = () =>
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) =>
            text.trim() === '' ||
            (/^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MAX_VALIDITY),
          { error: 'Digite de 1 a 3650 dias' },
        ),
      ),
    z.transform((text: string): number | null => (text.trim() === '' ? null : Number(text))),
  );

/** An optional starting number, which must not be lower than the numbers that were already given. */
const optionalNextNumber = (given: readonly (string | null)[]) =>
  optionalText().check(
    z.superRefine((text, context) => {
      if (text === null || isNumberFree(text, given)) return;
      const number = parseYearlyNumber(text);
      const least = number && nextYearlyNumber(given, number.year, null);
      context.issues.push({
        code: 'custom',
        input: text,
        message:
          least === null
            ? 'Use o ano e o número, como 2026-014'
            : `Esse número já passou: o próximo livre é ${least}`,
      });
    }),
  );

const KEY_PROBLEM: Record<PixKeyType, string> = {
  cpf: 'Esse CPF não confere',
  cnpj: 'Esse CNPJ não confere',
  phone: 'Esta chave não parece um telefone com DDD',
  email: 'Esta chave não parece um email',
  random: 'Esta chave não parece uma chave aleatória',
};

/** A colour as it is typed: with or without '#', in small or capital letters. */
const optionalColour = () =>
  z.pipe(
    z.string().check(
      z.refine((text) => text.trim() === '' || colourOf(text) !== null, {
        error: 'Escreva a cor como #8A3A22',
      }),
    ),
    z.transform(colourOf),
  );

/** The colour that a text means, as '#rrggbb'; null if it means none. */
export function colourOf(text: string): string | null {
  const colour = `#${text.trim().replace(/^#/, '').toLowerCase()}`;
  return COLOUR_FORM.test(colour) ? colour : null;
}

interface Key {
  pixKeyType: PixKeyType | null;
  pixKey: string | null;
}

/** Validates a Pix key together with its type, even while other fields have errors. */
const ofKey = (path: keyof Key, error: string | ((issue: { input?: unknown }) => string)) => ({
  path: [path],
  error,
  when: () => true,
});

function problemOf({ pixKeyType: type, pixKey: key }: Key): string | null {
  if (type === null || key === null || isPixKey(type, barePixKey(type, key))) return null;
  if (type !== 'phone') return KEY_PROBLEM[type];
  return (
    phoneProblem(key, KEY_PROBLEM.phone) ??
    'Telefone fixo não é chave Pix: digite um celular com DDD'
  );
}

/** The fields that the form saves. The other fields are set in other places. */
export type ProfileFormOutput = Omit<
  ProfileDraft,
  | 'nextReceiptNumber'
  | 'quoteMessage'
  | 'dasDone'
  | 'reportDone'
  | 'dasnDone'
  | 'balance'
  | 'balanceOn'
>;

/**
 * The schema of 'Meus dados'. All inputs except the checkboxes are texts, and nothing is required.
 * @param given - the numbers that quotes already have.
 */
export const profileFormSchema = (given: readonly (string | null)[]) =>
  z.pipe(
    z
      .object({
        name: optionalText(),
        occupation: optionalText(),
        document: optionalDocument(),
        phone: optionalPhone(),
        email: optionalEmail(),
        address: optionalText(),
        city: optionalText(),
        state: optionalState(),
        pixKeyType: optionalChoice(PIX_KEY_TYPES),
        pixKey: optionalText(),
        pixIdentifier: z.boolean(),
        validityDays: optionalDays(),
        paymentTerms: optionalText(),
        nextQuoteNumber: optionalNextNumber(given),
        logo: optionalText(),
        colour: optionalColour(),
        credit: z.boolean(),
        way: optionalChoice(WAYS_OF_WORKING),
        meiCap: optionalAmount().check(
          z.refine((cap) => cap !== 0, { error: 'Digite um limite maior que zero' }),
        ),
        meiCapFrom: optionalDay(),
        meiSince: optionalDay(),
        meiActivity: optionalChoice(MEI_ACTIVITIES),
      })
      .check(
        z.refine(
          ({ pixKeyType, pixKey }) => pixKey === null || pixKeyType !== null,
          ofKey('pixKeyType', 'Escolha o tipo da chave'),
        ),
        z.refine(
          (key) => problemOf(key) === null,
          ofKey('pixKey', ({ input }) => problemOf(input as Key) ?? ''), // cast: what was refused is a key
        ),
      ),
    z.transform(({ pixKeyType, pixKey, way, ...rest }): ProfileFormOutput => {
      const profile = {
        ...rest,
        ...(way === 'mei' ? { mei: true, wayOfWorking: null } : { mei: false, wayOfWorking: way }),
      };
      return pixKeyType === null || pixKey === null
        ? { ...profile, pixKeyType: null, pixKey: null }
        : { ...profile, pixKeyType, pixKey: barePixKey(pixKeyType, pixKey) };
    }),
  );

export type ProfileFormValues = z.input<ReturnType<typeof profileFormSchema>>;

export const profileFormValues = (
  profile: Profile | null,
  given: readonly (string | null)[],
): ProfileFormValues => ({
  name: profile?.name ?? '',
  occupation: profile?.occupation ?? '',
  document: formatDocument(profile?.document ?? ''),
  phone: showPhone(profile?.phone ?? ''),
  email: profile?.email ?? '',
  address: profile?.address ?? '',
  city: profile?.city ?? '',
  state: profile?.state ?? '',
  pixKeyType: profile?.pixKeyType ?? '',
  pixKey: profile?.pixKeyType ? showPixKey(profile.pixKeyType, profile.pixKey ?? '') : '',
  pixIdentifier: profile?.pixIdentifier ?? false,
  validityDays: profile?.validityDays?.toString() ?? '',
  paymentTerms: profile?.paymentTerms ?? '',
  // A starting number that was already given is left out, because it does not decide the next quote's number.
  nextQuoteNumber:
    profile?.nextQuoteNumber && isNumberFree(profile.nextQuoteNumber, given)
      ? profile.nextQuoteNumber
      : '',
  logo: profile?.logo ?? '',
  colour: profile?.colour?.toUpperCase() ?? '',
  credit: profile?.credit ?? true,
  way: profile?.mei ? 'mei' : (profile?.wayOfWorking ?? ''),
  meiCap: amountText(profile?.meiCap ?? null),
  meiCapFrom: profile?.meiCapFrom ?? '',
  meiSince: profile?.meiSince ?? '',
  // Null and '' are one option in the form.
  meiActivity: profile?.meiActivity ?? '',
});
