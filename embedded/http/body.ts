import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** A request's body is larger than allowed, no UTF-8, not all there, or one too many at the moment. */
export class BodyError extends Error {
  override readonly name = 'BodyError';

  constructor(
    readonly problem: 'too large' | 'not UTF-8' | 'broken off' | 'one too many at the moment',
  ) {
    super(`The body is ${problem}`);
  }
}

/** Bodies up to this size, in bytes, always find room: those that people send do. */
const SMALL = 64 * 1024;

/** What all larger ones may hold together, in bytes, until they are answered. One may always. */
const ROOM = 64 * 1024 * 1024;

/** What they hold at the moment. The process has one memory, whatever runs in it. */
let held = 0;

/** Takes room for one body as it grows, and gives it back once the request is answered. */
function roomFor(context: Context): (size: number) => void {
  let mine = 0;
  const giveBack = (): void => {
    held -= mine;
    mine = 0;
  };
  return (size) => {
    if (size <= SMALL) return;
    const others = held - mine;
    if (others > 0 && others + size > ROOM) throw new BodyError('one too many at the moment');
    if (mine === 0) (context.env as HttpBindings).outgoing.once('close', giveBack); // Node's server
    held = others + size;
    mine = size;
  };
}

/**
 * Reads a request's body as text, giving up as soon as it grows too large.
 * @throws BodyError
 */
export async function readBody(context: Context, maxBytes: number): Promise<string> {
  if (Number(context.req.header('content-length') ?? 0) > maxBytes)
    throw new BodyError('too large');
  const stream = context.req.raw.body;
  if (stream === null) return '';
  const takeRoom = roomFor(context);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new BodyError('too large');
      takeRoom(size);
      chunks.push(chunk);
    }
  } catch (error) {
    // Anything else means that the connection is gone, as phones' are.
    throw error instanceof BodyError ? error : new BodyError('broken off');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(
      Buffer.concat(chunks),
    );
  } catch {
    throw new BodyError('not UTF-8');
  }
}
