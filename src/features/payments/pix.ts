import { generatePixPayload, getPixKeyInfo } from '@brazilian-utils/brazilian-utils';

import { barePixKey, isPixKey } from '../profile/pixKey';
import { PIX_KEY_TYPES, type PixKeyType, type Profile } from '../profile/profile';
import type { User } from '../session/user';

/*
 * Pix as the Banco Central has it ("BR Code", static): whoever pays reads receiver and amount from it.
 * Nobody confirms that it was paid. Heavier than the rest of the rules: for dialogs, never for the
 * first screen.
 */

/** Who is paid; all three as they are written down, with accents. */
export interface PixPayee {
  /** As the Pix directory keeps it. */
  key: string;
  name: string;
  city: string;
}

/** What a code needs and 'Meus dados' does not say, or not so that a bank would read it. */
export type PixLack = 'key' | 'name' | 'city';

/** Letters, figures and signs that every bank reads: accents fail at some. */
const foldForPix = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 .-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const isReadable = (text: string): boolean => foldForPix(text) !== '';

/** What of them is known; '' where nothing is. */
const known = (profile: Profile | null, user: User | null): PixPayee => ({
  key: profile?.pixKey ?? '',
  name: profile?.name ?? user?.fullName ?? '',
  city: profile?.city ?? '',
});

/** All that is not known of whom a Pix goes to. */
export function pixLacks(profile: Profile | null, user: User | null): PixLack[] {
  const { key, name, city } = known(profile, user);
  return [
    ...(getPixKeyInfo(key) ? [] : ['key' as const]),
    ...(isReadable(name) ? [] : ['name' as const]),
    ...(isReadable(city) ? [] : ['city' as const]),
  ];
}

/** Whom a Pix goes to, or the first thing that is not known of them. */
export function pixPayee(profile: Profile | null, user: User | null): PixPayee | PixLack {
  const [lack] = pixLacks(profile, user);
  return lack ?? known(profile, user);
}

/** How only a CPF, and only a phone, is written. */
const WRITTEN = [
  ['cpf', /^\s*\d{3}\.\d{3}\.\d{3}-?\d{2}\s*$/],
  ['phone', /^\s*[+(]/],
] as const;

/** What a text may be as a key: eleven digits may be a CPF as well as a phone; none where it is no key. */
export function pixKeyTypesOf(text: string): PixKeyType[] {
  const types = PIX_KEY_TYPES.filter((type) => {
    const bare = barePixKey(type, text);
    // Also as banks read it: a landline is no key.
    return isPixKey(type, bare) && getPixKeyInfo(bare) !== null;
  });
  const written = WRITTEN.find(([, pattern]) => pattern.test(text))?.[0];
  return written === undefined ? types : types.filter((type) => type === written);
}

/**
 * What a code calls a part: nothing (`***`), unless 'Meus dados' asks for it. Banks do not show an identifier to whoever
 * receives a static code, and some refuse to pay one that they have not given themselves. The same on every
 * device and however often it is asked for, 25 letters and figures at the most.
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
  /** Reais, whole cents; null: whoever pays types it. */
  amount: number | null;
  /** Null: the code has none. */
  txid: string | null;
}

/**
 * The code ("copia e cola") that a QR Code shows, too. Name and city are folded and cut to what fits.
 * @returns null for an amount that no code holds: nothing, less than nothing, or ten thousand million
 *   reais and more.
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
