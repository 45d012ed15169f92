import type { RawRequest } from '../support/http';
import {
  anyChange,
  changedColumn,
  referenceChanges,
  sqlTableName,
  TABLE_NAMES,
  type TableName,
  validRow,
} from '../../sideTables';
import { authHeaders, type Person } from '../support/person';

/**
 * Who sends the attacks: the headers with the attacker's credentials, and the id under which the attacker writes
 * rows.
 */
export interface Attacker {
  readonly headers: Readonly<Record<string, string>>;
  readonly id: string;
}

const encoded = encodeURIComponent;

/** Attacks that try to read the rows of another user. */
function readingAttacks(table: TableName, victim: Person): readonly string[] {
  const id = victim.rows[table];
  const free = changedColumn(table);
  return [
    '',
    'select=*',
    `user_id=eq.${victim.id}`,
    `id=eq.${id}`,
    `id=in.(${id})`,
    `user_id=in.("${victim.id}")`,
    `user_id=not.is.null`,
    `or=(user_id.eq.${victim.id},user_id.not.eq.${victim.id})`,
    `not.and=(id.is.null,id.not.is.null)`,
    `user_id=neq.00000000-0000-0000-0000-000000000000&order=user_id.desc`,
    `${free}=like.*segredo*`,
    `${free}=ilike.*SEGREDO*`,
    `user_id=isdistinct.null`,
    // Attacks by columns, embedded selects and aggregates.
    `select=id,user_id,${free}&id=eq.${id}`,
    `select=a:${free},b:user_id`,
    'select=*,clients(*),quotes(*),projects(*),payments(*)',
    'select=*,users(*)',
    'select=*,auth.users(*)',
    'select=clients!inner(*)',
    'select=...clients(*)',
    `select=${free}.max()`,
    'select=count()',
    `select=${encoded('(select encrypted_password from auth.users limit 1)')}`,
    `select=${encoded('*,(select string_agg(email,chr(44)) from auth.users)')}`,
    `select=${encoded(`x":"${free}`)}`,
    `select=${encoded(`*"; reset role; select "*`)}`,
    `select=${free}::text`,
    `select=${free}->>x`,
    'select=tableoid,xmin,ctid',
    // Attacks by the order of the rows.
    `order=${encoded('(select 1)')}`,
    `order=${encoded('id; reset role')}`,
    `order=${encoded('id" desc, (select encrypted_password from auth.users) "')}`,
    `order=${encoded('id limit 1 union select')}`,
    'order=clients(name)',
    'order=user_id.desc.nullslast,id',
    'order=1',
    // Attacks by filters that try to break out of their parameter.
    `id=eq.${encoded(`${id}' or true --`)}`,
    `id=eq.${encoded("x') or ('1'='1")}`,
    `id=in.(${encoded(`${id}") or (true`)})`,
    `id=in.${encoded("({}') or true --)")}`,
    `${free}=eq.${encoded('$1')}`,
    `${free}=eq.${encoded('${secret}')}`,
    `${free}=is.${encoded('null or true')}`,
    `${free}=like.${encoded("%' or '1'='1")}`,
    `${encoded('id" = any(select id from clients) or "id')}=eq.${id}`,
    `${encoded('user_id or true')}=eq.${victim.id}`,
    `or=${encoded(`(id.eq.${id}) or (true`)}`,
    `or=(and(or(and(user_id.eq.${victim.id}))))`,
    `auth.users.id=eq.${victim.id}`,
    `${sqlTableName(table)}.user_id=eq.${victim.id}`,
    'limit=0&offset=0',
    'limit=1000000&offset=0',
    'offset=-1',
    `limit=${encoded('1; select 1')}`,
    `columns=user_id&on_conflict=id`,
    `role=eq.service_role`,
    `request.jwt.claims=${encoded(`{"sub":"${victim.id}"}`)}`,
  ];
}

/** Headers that request another schema, role, person or count. */
function headerAttacks(victim: Person): readonly Readonly<Record<string, string>>[] {
  return [
    { 'accept-profile': 'auth' },
    { 'content-profile': 'auth' },
    { 'accept-profile': 'pg_catalog' },
    { 'accept-profile': 'oficio' },
    { 'accept-profile': 'public"; reset role; --' },
    { prefer: 'count=exact' },
    { prefer: 'count=planned' },
    { prefer: 'count=estimated, return=representation' },
    { prefer: 'tx=rollback' },
    { prefer: 'params=single-object' },
    { range: '0-999', 'range-unit': 'items', prefer: 'count=exact' },
    { range: '1-' },
    { range: '999999999-' },
    { accept: 'text/csv' },
    { accept: 'application/vnd.pgrst.plan+json; options=verbose|settings' },
    { accept: 'application/vnd.pgrst.object+json' },
    { accept: 'application/openapi+json' },
    { 'x-client-info': victim.id, 'x-forwarded-user': victim.id, 'x-supabase-user': victim.id },
    { role: 'service_role', 'x-role': 'service_role', 'x-hasura-role': 'admin' },
    { 'request.jwt.claims': JSON.stringify({ sub: victim.id }) },
    { 'x-http-method-override': 'DELETE' },
    { cookie: `sb-access-token=${victim.id}` },
  ];
}

/** Attacks that try to change another user's rows, or to create rows in that user's name. */
function writingAttacks(
  table: TableName,
  attacker: Attacker,
  victim: Person,
  own: Person,
): readonly RawRequest[] {
  const id = victim.rows[table];
  const free = changedColumn(table);
  const stolen = anyChange(table, 'roubado');
  const mine = validRow(table, 'roubado');
  const at = (query: string): string =>
    `/rest/v1/${sqlTableName(table)}${query === '' ? '' : `?${query}`}`;
  const change = (method: string, query: string, body: unknown, prefer = ''): RawRequest => ({
    method,
    path: at(query),
    headers: { 'content-type': 'application/json', ...(prefer === '' ? {} : { prefer }) },
    body: JSON.stringify(body),
  });
  const filters = [
    `id=eq.${id}`,
    `user_id=eq.${victim.id}`,
    `id=in.(${id})&user_id=eq.${victim.id}`,
    // The prefix is so long that only the victim's rows match, because attackers must keep their own rows.
    `${free}=like.*${victim.secret.slice(0, 24)}*`,
    `user_id=neq.${attacker.id}`,
    `or=(id.eq.${id},user_id.eq.${victim.id})`,
  ];
  const changes = [
    stolen,
    { user_id: attacker.id },
    { user_id: victim.id },
    { id: own.rows[table] },
    { created_at: '2020-01-01T00:00:00Z' },
  ];
  const merge = 'resolution=merge-duplicates,return=representation';
  const upserted = { ...mine, id };
  return [
    ...filters.flatMap((filter) => [
      ...changes.map((changed) => change('PATCH', filter, changed, 'return=representation')),
      change('PATCH', `${filter}&columns=${free}`, stolen),
      { method: 'DELETE', path: at(filter), headers: { prefer: 'return=representation' } },
      { method: 'DELETE', path: at(filter), headers: { prefer: 'count=exact' } },
    ]),
    // The attacker changes an own row to belong to the victim, or to have the ids of the victim.
    ...[{ user_id: victim.id }, { id, user_id: victim.id }, { id: own.rows[table] }].map((to) =>
      change('PATCH', `id=eq.${own.rows[table]}`, to),
    ),
    // The attacker creates a new row in the victim's name.
    change('POST', '', { ...mine, user_id: victim.id }, 'return=representation'),
    change('POST', '', { ...mine, user_id: victim.id }, 'return=minimal'),
    change('POST', 'columns=user_id,name,description', { ...mine, user_id: victim.id }),
    change(
      'POST',
      `columns=${Object.keys(mine).join(',')},user_id`,
      [{ ...mine, user_id: victim.id }],
      'missing=default',
    ),
    // The attacker creates several rows at once, with the forbidden row among own rows.
    change('POST', '', [
      { ...mine, user_id: attacker.id },
      { ...mine, user_id: victim.id },
    ]),
    change(
      'POST',
      '',
      [
        { ...upserted, user_id: attacker.id },
        { ...upserted, user_id: victim.id },
      ],
      merge,
    ),
    // The attacker overwrites the victim's row by an upsert.
    change('POST', '', upserted, merge),
    change('POST', 'on_conflict=id', upserted, merge),
    change('POST', 'on_conflict=id', { ...upserted, user_id: victim.id }, merge),
    change('POST', 'on_conflict=id', { ...upserted, user_id: attacker.id }, merge),
    change('POST', 'on_conflict=user_id,id', { ...upserted, user_id: victim.id }, merge),
    change('POST', `on_conflict=id&columns=id,${free}`, upserted, merge),
    change(
      'POST',
      'on_conflict=id',
      upserted,
      'resolution=ignore-duplicates,return=representation',
    ),
    change(
      'POST',
      `on_conflict=${encoded('id) do update set user_id = (select 1')}`,
      upserted,
      merge,
    ),
    change('POST', 'on_conflict=', upserted, merge),
    change('POST', 'on_conflict=(', upserted, merge),
    { ...change('POST', 'on_conflict=id', upserted, merge), method: 'PUT' },
    // The attacker creates or changes rows that refer to the victim's rows.
    ...referenceChanges(table, victim.rows).flatMap((pointer) => [
      change('POST', '', { ...mine, ...pointer }, 'return=representation'),
      change('POST', '', { ...mine, ...pointer, user_id: victim.id }),
      change('PATCH', `id=eq.${own.rows[table]}`, pointer),
      change('PATCH', `id=eq.${own.rows[table]}`, { ...pointer, user_id: victim.id }),
    ]),
    // The attacker uses names that are not columns.
    change('PATCH', `id=eq.${own.rows[table]}`, {
      [`${free}" = (select encrypted_password from auth.users limit 1), "${free}`]: 'x',
    }),
    change('POST', '', { ...mine, ['id") select * from auth.users --']: 'x' }),
    change('PATCH', '', stolen),
    { method: 'DELETE', path: at('') },
    { method: 'DELETE', path: at(`id=eq.${encoded(`${id}' or true --`)}`) },
  ];
}

/** Attacks on routes other than those of the tables. */
function otherDoors(victim: Person): readonly RawRequest[] {
  const names = ['auth.users', 'users', 'auth%2Eusers', 'sessions', 'refresh_tokens', 'pg_authid'];
  const inCatalogue = ['pg_stat_activity', 'applied_migrations', 'information_schema.tables'];
  const oddities = ['%22auth%22.%22users%22', 'clients%3Breset%20role', '', '..', 'clients/', '*'];
  const functions = ['uid', 'auth.uid', 'set_config', 'pg_read_file', 'keep_identity', 'version'];
  const victimsQuery = `user_id=eq.${victim.id}`;
  return [
    ...[...names, ...inCatalogue, ...oddities].flatMap((name) => [
      { path: `/rest/v1/${name}` },
      { path: `/rest/v1/${name}?${victimsQuery}`, headers: { 'accept-profile': 'auth' } },
      { method: 'DELETE', path: `/rest/v1/${name}?${victimsQuery}` },
    ]),
    ...functions.flatMap((name) => [
      { path: `/rest/v1/rpc/${name}` },
      {
        method: 'POST',
        path: `/rest/v1/rpc/${name}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ setting_name: 'role', new_value: 'postgres', is_local: false }),
      },
    ]),
    ...['admin/users', `admin/users/${victim.id}`, 'otp', 'recover', 'magiclink', 'verify'].flatMap(
      (name) => [
        { path: `/auth/v1/${name}` },
        {
          method: 'POST',
          path: `/auth/v1/${name}`,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: victim.email, password: 'nova-senha' }),
        },
      ],
    ),
    {
      method: 'PUT',
      path: '/auth/v1/user',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: victim.id, password: 'nova-senha' }),
    },
    ...[
      'graphql/v1',
      'storage/v1/object/list',
      'functions/v1/x',
      'realtime/v1/websocket',
      'pg/query',
    ].map((service) => ({ path: `/${service}?${victimsQuery}` })),
  ];
}

/** All attacks on all tables by one attacker. */
export function allAttacks(attacker: Attacker, victim: Person, own: Person): readonly RawRequest[] {
  const perTable = TABLE_NAMES.flatMap((table): readonly RawRequest[] => [
    ...readingAttacks(table, victim).flatMap((query) =>
      ['GET', 'HEAD'].map((method) => ({
        method,
        path: `/rest/v1/${sqlTableName(table)}?${query}`,
        headers: { prefer: 'count=exact' },
      })),
    ),
    ...headerAttacks(victim).flatMap((headers) =>
      ['GET', 'HEAD', 'OPTIONS'].map((method) => ({
        method,
        path: `/rest/v1/${sqlTableName(table)}`,
        headers,
      })),
    ),
    ...writingAttacks(table, attacker, victim, own),
  ]);
  return [...perTable, ...otherDoors(victim)].map((sent) => ({
    ...sent,
    headers: { ...sent.headers, ...attacker.headers },
  }));
}

/** An attacker who is signed in. */
export const asPerson = (person: Person): Attacker => ({
  id: person.id,
  headers: authHeaders(person.token),
});
