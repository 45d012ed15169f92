import type { Context } from 'hono';
import { roomFor } from './room';

/** A request's body (or an answer's) is larger than allowed, no UTF-8, not all there, or one too many at the moment. */
export class BodyError extends Error {
  override readonly name = 'BodyError';

  constructor(
    readonly problem: 'too large' | 'not UTF-8' | 'broken off' | 'one too many at the moment',
  ) {
    super(`The body is ${problem}`);
  }
}

/**
 * Reads a request's body as text, giving up as soon as it grows too large.
 * @param account - whose body it is; '' before anybody is known.
 * @param options - `isLenient`: what is no UTF-8 becomes U+FFFD, and a byte order mark stays.
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
  const hasRoom = roomFor(context, account);
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
    // Anything else means that the connection is gone, as phones' are.
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
