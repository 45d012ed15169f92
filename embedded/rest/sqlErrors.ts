import { asSqlError } from '../database/database';
import { RestError } from './restError';

type Status = RestError['status'];

const BY_CODE: ReadonlyMap<string, Status> = new Map<string, Status>([
  ['23503', 409],
  ['23505', 409],
  ['42883', 404],
  ['42P01', 404],
]);

// The classes of errors that the server has caused, not the request.
const UNAVAILABLE = ['08', '53', '57'];
const BROKEN = ['25', '2D', '38', '39', '3B', '40', '55', '58', 'F0', 'HV', 'XX'];

/**
 * Translates an error of PostgreSQL into PostgREST's answer.
 * @param anonymous - Whether the request had no user's token. A missing privilege is then 401 rather than 403.
 * @returns null if the error does not come from PostgreSQL.
 */
export function restErrorOf(error: unknown, anonymous: boolean): RestError | null {
  const sql = asSqlError(error);
  if (sql === null) return null;
  const group = sql.code.slice(0, 2);
  let status: Status = BY_CODE.get(sql.code) ?? 400;
  if (sql.code === '42501') status = anonymous ? 401 : 403;
  else if (UNAVAILABLE.includes(group)) status = 503;
  else if (BROKEN.includes(group)) status = 500;
  return new RestError(status, sql.code, sql.message, sql.detail, sql.hint);
}
