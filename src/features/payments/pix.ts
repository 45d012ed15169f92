import { generatePixPayload, getPixKeyInfo } from '@brazilian-utils/brazilian-utils';

import { barePixKey, isPixKey } from '../profile/pixKey';
import { PIX_KEY_TYPES, type PixKeyType, type Profile } from '../profile/profile';
import type { User } from '../session/user';

/*
 * Pix codes as the Banco Central defines them ("BR Code", static). The payer's bank reads the receiver and
 * the amount from the code; nobody confirms the payment. This file is large, so only dialogs import it, never
 * the first screen.
 */

/** Who receives the money. All three texts are written with their accents. */
export interface PixPayee {
  /** The key in the form that the Pix directory stores. */
  key: string;
  name: string;
  city: string;
}

/** A field of 'Meus dados' that a code needs and that is missing or that banks would not accept. */
export type MissingPixField = 'key' | 'name' | 'city';

/** Only characters that every bank reads: some banks fail at accents. */
const foldForPix = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 .-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const isReadable = (text: string): boolean => foldForPix(text) !== '';

/** What is known of the receiver; '' where a field is unknown. */
const known = (profile: Profile | null, user: User | null): PixPayee => ({
  key: profile?.pixKey ?? '',
  name: profile?.name ?? user?.fullName ?? '',
  city: profile?.city ?? '',
});

/** All fields that are missing for a Pix code. */
export function missingPixFields(profile: Profile | null, user: User | null): MissingPixField[] {
  const { key, name, city } = known(profile, user);
  return [
    ...(getPixKeyInfo(key) ? [] : ['key' as const]),
    ...(isReadable(name) ? [] : ['name' as const]),
    ...(isReadable(city) ? [] : ['city' as const]),
  ];
}

/** The receiver of a Pix payment, or the first field that is missing. */
export function pixPayee(profile: Profile | null, user: User | null): PixPayee | MissingPixField {
  const [lack] = missingPixFields(profile, user);
  return lack ?? known(profile, user);
}

/** Texts in these formats can only be a CPF, or only a phone. */
const WRITTEN = [
  ['cpf', /^\s*\d{3}\.\d{3}\.\d{3}-?\d{2}\s*$/],
  ['phone', /^\s*[+(]/],
] as const;

/** The key types that a text may be. Eleven digits may be a CPF or a phone. Empty where it is no key. */
export function pixKeyTypesOf(text: string): PixKeyType[] {
  const types = PIX_KEY_TYPES.filter((type) => {
    const bare = barePixKey(type, text);
    // It must also be valid to banks: a landline number is no key.
    return isPixKey(type, bare) && getPixKeyInfo(bare) !== null;
  });
  const written = WRITTEN.find(([, pattern]) => pattern.test(text))?.[0];
  return written === undefined ? types : types.filter((type) => type === written);
}

/**
 * The identifier of a part in its code. Without the option in 'Meus dados' it is `***`: banks do not show it
 * to the receiver of a static code, and some refuse identifiers that they have not issued. It is the same on
 * every device and has at most 25 letters and digits.
 */
export const pixTxid = (
  profile: Pick<Profile, 'pixIdentifier'> | null,
  paymentId: string,
  number: number,
): string | null =>
  profile?.pixIdentifier
    ? paymentId.replace(/[^A-Za-z0-9]/g, '').slice(0, 22) + number.toString().padStart(3, '0')
    : null;

interface PixCharge {
  /** Reais in whole cents; null lets the payer type the amount. */
  amount: number | null;
  /** Null for a code without an identifier. */
  txid: string | null;
}

/**
 * The text of the code ("copia e cola"), which the QR Code also contains. Name and city are reduced to plain
 * letters and cut to fit.
 * @returns null for an amount that a code cannot hold: zero, negative, or ten billion reais and more.
 */
export const pixCode = (
  { key, name, city }: PixPayee,
  { amount, txid }: PixCharge,
): string | null =>
  generatePixPayload({
    key,
    merchantName: foldForPix(name),
    merchantCity: foldForPix(city),
    ...(amount !== null && { amount }),
    ...(txid !== null && { txid }),
  });
