import path from 'node:path';
import { ENTITIES } from '../../src/features/app/entities/entities';
import type { Import } from './imports';

/** The rooms that each room imports from. */
export type Rooms = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Whether a room is an entity's. The drawing shows all entities as one room, because other rooms use them in the
 * same way.
 */
const isEntity = (room: string): boolean => ENTITIES.some((entity) => entity === room);

/**
 * The room of `folder` that contains a file; undefined for a file outside the folder. The files directly in the
 * folder form one room.
 */
function roomOf(folder: string, file: string): string | undefined {
  const [first, ...rest] = path.posix.relative(folder, file).split('/');
  if (first === undefined || first === '..') return undefined;
  if (rest.length === 0) return '(files)';
  return folder === 'src/ui' && isEntity(first) ? 'entities' : first;
}

/** The rooms directly inside a folder, with their imports. */
export function roomsIn(folder: string, imports: readonly Import[]): Rooms {
  const rooms = new Map<string, Set<string>>();
  const importsOf = (room: string): Set<string> => {
    const known = rooms.get(room) ?? new Set();
    rooms.set(room, known);
    return known;
  };
  for (const { from, to } of imports) {
    const importing = roomOf(folder, from);
    const imported = roomOf(folder, to);
    if (imported !== undefined) importsOf(imported);
    if (importing === undefined) continue;
    const known = importsOf(importing);
    if (imported !== undefined && imported !== importing) known.add(imported);
  }
  return rooms;
}

/** The imports that run back, from a room to one that already imports it directly or through others. */
export function arrowsBack(rooms: Rooms): readonly string[] {
  const reaches = (room: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const next of rooms.get(room) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reaches(next, seen);
    }
    return seen;
  };
  const reached = new Map([...rooms.keys()].map((room) => [room, reaches(room)]));
  return [...rooms].flatMap(([room, imported]) =>
    [...imported]
      .filter((other) => reached.get(other)?.has(room))
      .map((other) => `${room} → ${other}`),
  );
}

/** The files, without their endings, that each file needs when it runs. */
export function filesNeeded(imports: readonly Import[]): Rooms {
  const needed = new Map<string, Set<string>>();
  for (const { from, to, isType } of imports) {
    if (isType === true) continue;
    const file = from.replace(/\.tsx?$/, '');
    needed.set(file, (needed.get(file) ?? new Set()).add(to));
  }
  return needed;
}

/** Sorts rooms so that each comes after the rooms that it imports. */
function importedFirst(rooms: Rooms): readonly string[] {
  const left = new Set([...rooms.keys()].sort());
  const named: string[] = [];
  while (left.size > 0) {
    const missing = (room: string): number =>
      [...(rooms.get(room) ?? [])].filter((imported) => left.has(imported)).length;
    // Rooms that import each other have no correct order. The room with the fewest missing imports goes first.
    const [next = ''] = [...left].sort((a, b) => missing(a) - missing(b));
    left.delete(next);
    named.push(next);
  }
  return named;
}

/** One line for each room: its name and the rooms that it imports. */
export function roomLines(rooms: Rooms): string {
  const order = importedFirst(rooms);
  const width = Math.max(...order.map((room) => room.length));
  return order
    .map((room) => {
      const imported = order.filter((other) => rooms.get(room)?.has(other));
      return `${room.padEnd(width)}  ${imported.length > 0 ? `→ ${imported.join(', ')}` : ''}`.trim();
    })
    .join('\n');
}

/** The rooms and their imports as a Mermaid diagram. */
export function mermaidDiagram(rooms: Rooms): string {
  const id = (room: string): string => room.replace(/\W/g, '');
  const order = [...importedFirst(rooms)].reverse();
  const boxes = order.map((room) => `  ${id(room)}["${room}"]`);
  const arrows = order.flatMap((room) =>
    order
      .filter((other) => rooms.get(room)?.has(other))
      .map((other) => `  ${id(room)} --> ${id(other)}`),
  );
  return ['flowchart TD', ...boxes, ...arrows].join('\n');
}
