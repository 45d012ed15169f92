import { bareDocument, barePhone } from '../../shared/brazil';
import { countryDigits } from '../../shared/phone';
import { plainWord } from './values';

/** What tells one client from another, as it was typed. */
export interface Person {
  name: string;
  document: string | null;
  email: string | null;
  phone: string | null;
}

type Marks = Record<'document' | 'email' | 'phone', string> & { name: string };

/** The digits of a phone. Punctuation, Brazil's country code and a leading zero make no difference. */
const phoneMark = (phone: string): string =>
  barePhone(phone) || (countryDigits(phone) ?? phone.replace(/\D/g, ''));

const marksOf = ({ name, document, email, phone }: Person): Marks => ({
  name: plainWord(name),
  document: bareDocument(document ?? ''),
  email: plainWord(email ?? ''),
  phone: phoneMark(phone ?? ''),
});

/** What identifies a client, the surest first. */
const SURE = ['document', 'email', 'phone'] as const;

/** Whether two clients have different values of what both of them have. */
const differ = (a: Marks, b: Marks, marks: readonly (typeof SURE)[number][]): boolean =>
  marks.some((mark) => a[mark] !== '' && b[mark] !== '' && a[mark] !== b[mark]);

/** The words of a name, without those that tell nobody apart. */
const wordsOf = (name: string): string[] =>
  name.split(/[\s.,;]+/).filter((word) => word !== '' && !/^(?:d[aeo]s?|e)$/.test(word));

/** Whether two names may be one person's: each word of the shorter one, or its first letter, is in the other. */
function areAlike(a: string, b: string): boolean {
  const [short = [], long = []] = [wordsOf(a), wordsOf(b)].sort((x, y) => x.length - y.length);
  return short.every((word) =>
    long.some(
      (other) =>
        word === other ||
        (word.length === 1 && other.startsWith(word)) ||
        (other.length === 1 && word.startsWith(other)),
    ),
  );
}

/** Finds clients again by what identifies them. */
export function createPeople<Origin>() {
  const by = new Map<string, { marks: Marks; origin: Origin }[]>();

  return {
    add(person: Person, origin: Origin): void {
      const marks = marksOf(person);
      for (const mark of [...SURE, 'name'] as const) {
        const key = `${mark} ${marks[mark]}`;
        if (marks[mark] === '') continue;
        const same = by.get(key);
        if (same) same.push({ marks, origin });
        else by.set(key, [{ marks, origin }]);
      }
    },

    /**
     * Finds the client who is this person: by document, e-mail, phone, and then by name. `isSure` is false if what is
     * surer, or anything beside the same name, differs, and if an e-mail or a phone is shared by other names.
     */
    find(person: Person): { origin: Origin; isSure: boolean } | null {
      const marks = marksOf(person);
      let unsure: Origin | null = null;
      for (const [at, mark] of ([...SURE, 'name'] as const).entries()) {
        const same = marks[mark] === '' ? [] : (by.get(`${mark} ${marks[mark]}`) ?? []);
        const whole = same.find(
          (each) =>
            !differ(marks, each.marks, SURE.slice(0, at)) &&
            (mark === 'document' || areAlike(marks.name, each.marks.name)),
        );
        if (whole) return { origin: whole.origin, isSure: true };
        unsure ??= same[0]?.origin ?? null;
      }
      return unsure === null ? null : { origin: unsure, isSure: false };
    },
  };
}
