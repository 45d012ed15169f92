import { quoted, type Table } from './catalogue';
import { columnOf } from './condition';
import { RestError, unparsable } from './restError';
import { splitTopLevel } from './scanner';

const ALIAS = /^([\p{L}_][\p{L}\p{N}_$ -]*):(?!:)(.+)$/su;

function item(table: Table, text: string): string {
  if (text === '*') return '*';
  const aliased = ALIAS.exec(text);
  const [alias, source] = aliased === null ? [null, text] : [aliased[1] ?? null, aliased[2] ?? ''];
  const call = /^(?:\.\.\.)?([^().]*)(\.[a-z]+\(\))?\(?/su.exec(source);
  if (source.endsWith('()')) {
    throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
  }
  if (source.includes('(') || source.startsWith('...')) {
    const target = (call?.[1] ?? source).replace(/[!].*$/su, '').slice(0, 100);
    throw new RestError(
      400,
      'PGRST200',
      `Could not find a relationship between '${table.name}' and '${target}' in the schema cache`,
      'The embedded backend selects from one table at a time',
    );
  }
  const column = quoted(columnOf(table, source).name);
  return alias === null ? column : `${column} as ${quoted(alias)}`;
}

/** Parses `select=id,name`: `*`, column names, and aliases (`title:name`). */
export function parseSelect(table: Table, text: string | null): string {
  if (text === null || text === '') return '*';
  const items = splitTopLevel(text);
  if (items === null || items.includes('')) throw unparsable('select parameter', text);
  return items.map((part) => item(table, part.trim())).join(', ');
}

const ORDER = /^(?<name>.+?)(?:\.(?<direction>asc|desc))?(?:\.(?<nulls>nullsfirst|nullslast))?$/su;

/** Parses `order=date.desc,created_at.desc.nullslast` into the text of an `order by`. */
export function parseOrder(table: Table, text: string | null): string | null {
  if (text === null || text === '') return null;
  return text
    .split(',')
    .map((part) => {
      const groups = ORDER.exec(part)?.groups;
      const name = groups?.['name'];
      if (name === undefined) throw unparsable('order', text);
      if (name.includes('(')) throw unparsable('order', text);
      if (!table.columns.has(name) && name.includes('.')) throw unparsable('order', text);
      const nulls = groups?.['nulls'];
      return [
        quoted(columnOf(table, name).name),
        groups?.['direction'] ?? 'asc',
        ...(nulls === undefined ? [] : [nulls === 'nullsfirst' ? 'nulls first' : 'nulls last']),
      ].join(' ');
    })
    .join(', ');
}
