import { generatePixPayload } from '@brazilian-utils/brazilian-utils';

import { barePixKey, isPixKey } from '../profile/pixKey';
import { PIX_KEY_TYPES, type PixKeyType, type Profile } from '../profile/profile';
import type { User } from '../../shared/user';

/*
 * Makes Pix codes as the Banco Central defines them (static "BR Code"). The payer's bank reads the receiver and
 * the amount from the code. Nobody confirms the payment. This module is large, so only dialogs import it, never
 * the first screen.
 */

/** The receiver of the money. All three texts still have their accents. */
export interface PixPayee {
  /** The Pix key in the format of the Pix directory. */
  key: string;
  name: string;
  city: string;
}

/** A field of 'Meus dados' that a code needs and that is missing, or that banks would not accept. */
export type MissingPixField = 'key' | 'name' | 'city';

/** A text without accents and other characters that some banks cannot read. */
const foldForPix = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 .-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const isReadable = (text: string): boolean => foldForPix(text) !== '';

/** What is known about the receiver; '' for an unknown field. */
const known = (profile: Profile | null, user: User | null): PixPayee => ({
  key: profile?.pixKey ?? '',
  name: profile?.name ?? user?.fullName ?? '',
  city: profile?.city ?? '',
});

export function missingPixFields(profile: Profile | null, user: User | null): MissingPixField[] {
  const { key, name, city } = known(profile, user);
  const type = profile?.pixKeyType;
  return [
    ...(type && isPixKey(type, barePixKey(type, key)) ? [] : ['key' as const]),
    ...(isReadable(name) ? [] : ['name' as const]),
    ...(isReadable(city) ? [] : ['city' as const]),
  ];
}

/** The receiver of a Pix payment; null while a field is missing. */
export const pixPayee = (profile: Profile | null, user: User | null): PixPayee | null =>
  missingPixFields(profile, user).length > 0 ? null : known(profile, user);

/** The formats in which a key can only be a CPF, or only a phone. */
const WRITTEN = [
  ['cpf', /^\s*\d{3}\.\d{3}\.\d{3}-?\d{2}\s*$/],
  ['phone', /^\s*[+(]/],
] as const;

/** The types of key that a text may be. Eleven digits may be a CPF or a phone. Empty if the text is no key. */
export function pixKeyTypesOf(text: string): PixKeyType[] {
  const types = PIX_KEY_TYPES.filter((type) => isPixKey(type, barePixKey(type, text)));
  const written = WRITTEN.find(([, pattern]) => pattern.test(text))?.[0];
  return written === undefined ? types : types.filter((type) => type === written);
}

/**
 * Returns the identifier of a part in its Pix code. It is the same on every device and has at most 25 letters and
 * digits. Unless the option in 'Meus dados' is on, it is `***`. Banks do not show the identifier of a static code to
 * the receiver, and some refuse identifiers that they have not issued.
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
  /** The amount in reais and whole cents; null if the payer types the amount. */
  amount: number | null;
  /** The identifier; null for a code without one. */
  txid: string | null;
}

/**
 * The text of the Pix code ("copia e cola"), which the QR code also contains. Name and city are reduced to plain
 * letters and cut to the allowed length.
 * @returns null for an amount that a code cannot contain: zero, a negative amount, or ten billion reais and more.
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
