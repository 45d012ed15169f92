import type { Context } from 'hono';

/** A request's body is larger than allowed, or no UTF-8. */
export class BodyError extends Error {
  override readonly name = 'BodyError';

  constructor(readonly problem: 'too large' | 'not UTF-8') {
    super(`The body is ${problem}`);
  }
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
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyError('too large');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(
      Buffer.concat(chunks),
    );
  } catch {
    throw new BodyError('not UTF-8');
  }
}
