import type { Context } from 'hono';
import { reserveMemory } from './reserveMemory';

/**
 * The error for a body that cannot be accepted. The body is too large, not valid UTF-8 or incomplete, or there is no
 * memory left for it beside the bodies and answers in flight.
 */
export class BodyError extends Error {
  override readonly name = 'BodyError';

  constructor(
    readonly problem: 'too large' | 'not UTF-8' | 'broken off' | 'one too many at the moment',
  ) {
    super(`The body is ${problem}`);
  }
}

/**
 * Reads a request's body as text. It stops as soon as the body is too large.
 * @param account - The account that is charged for the body's bytes; '' while it is unknown.
 * @param options - With `isLenient`, invalid UTF-8 becomes U+FFFD, and a byte order mark is kept.
 * @throws BodyError
 */
export async function readBody(
  context: Context,
  account: string,
  maxBytes: number,
  { isLenient = false }: { isLenient?: boolean } = {},
): Promise<string> {
  if (Number(context.req.header('content-length') ?? 0) > maxBytes)
    throw new BodyError('too large');
  const stream = context.req.raw.body;
  if (stream === null) return '';
  const hasRoom = reserveMemory(context, account);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new BodyError('too large');
      if (!hasRoom(size)) throw new BodyError('one too many at the moment');
      chunks.push(chunk);
    }
  } catch (error) {
    // All other errors mean that the connection was closed. On phones this happens often.
    throw error instanceof BodyError ? error : new BodyError('broken off');
  }
  try {
    return new TextDecoder('utf-8', { fatal: !isLenient, ignoreBOM: isLenient }).decode(
      Buffer.concat(chunks),
    );
  } catch {
    throw new BodyError('not UTF-8');
  }
}
