import type { FieldValues } from 'react-hook-form';

function isSameKind(sample: unknown, value: unknown): boolean {
  // A field that may be null, such as the day on which a stage was completed, has one of two kinds.
  if (sample === null || value === null) return typeof (sample ?? value ?? '') !== 'object';
  if (typeof sample !== 'object') return typeof value === typeof sample;
  if (typeof value !== 'object') return false;
  if (Array.isArray(sample) || Array.isArray(value)) {
    if (!Array.isArray(sample) || !Array.isArray(value)) return false;
    return value.every((part) => sample.length === 0 || isSameKind(sample[0], part));
  }
  return Object.entries(sample).every(
    ([name, part]) => name in value && isSameKind(part, Reflect.get(value, name)),
  );
}

/**
 * The values of a draft, limited to the fields of this form. Another version of the app may have stored other
 * fields.
 */
export const ofSameKind = (fields: FieldValues, typed: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => isSameKind(fields[name], value)),
  );
