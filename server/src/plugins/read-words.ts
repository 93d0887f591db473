import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The whole body as text, if it arrived completely; it may not be valid JSON. */
    typedBody: string | null;
  }
}

const maxBodyBytes = 64 * 1024;
/** The time a refusal waits for the rest of its request body. */
const bodyTimeoutMs = 2000;

/** Reads the received part of an unparsed body; the stream stays usable. */
async function readRaw({ raw }: FastifyRequest): Promise<string> {
  if (raw.readableEnded || raw.destroyed) return '';
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const end = () => {
      clearTimeout(timer);
      raw.off('data', take);
      for (const event of ['end', 'close', 'error']) raw.off(event, end);
      resolve(Buffer.concat(chunks).subarray(0, maxBodyBytes).toString());
    };
    const take = (chunk: Buffer | string) => {
      chunks.push(Buffer.from(chunk));
      bytes += chunk.length;
      if (bytes >= maxBodyBytes) end();
    };
    const timer = setTimeout(end, bodyTimeoutMs);
    raw.on('data', take);
    for (const event of ['end', 'close', 'error']) raw.once(event, end);
    raw.resume();
  });
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

function parse(body: string, type: string): unknown {
  if (type.includes('form-urlencoded')) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    // The caller gets an error for invalid JSON; the text is read without parsing.
    return null;
  }
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
const hasWords = (text: string) => text.trim() !== '';
const isSentence = (text: string) => /\S\s+\S/u.test(text);

/** The text of JSON that cannot be parsed, such as the beginning of a long one, without the names of its fields. */
const stripJson = (text: string): string =>
  text
    .replaceAll(/"\w{1,40}"\s{0,4}:/g, ' ')
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\[nrt]|["{}[\]\\]/g, ' ');

/**
 * The text in these fields of a request, even if it was refused before its body was parsed or the body is invalid. Without
 * these fields, everything that may be a sentence, because a refused request may have its text in another shape or under
 * another name.
 */
export async function readWords(request: FastifyRequest, fields: readonly string[]): Promise<string[]> {
  const { body, headers } = request;
  const isParsed = typeof body === 'object' && body !== null;
  const typed = isParsed ? '' : (request.typedBody ?? (await readRaw(request)));
  const read = isParsed ? body : parse(typed, headers['content-type'] ?? '');
  const query = asObject(request.query);
  const sent = { ...query, ...asObject(read) } as Record<string, unknown>;
  const named = fields.flatMap((field) => (Object.hasOwn(sent, field) ? listStrings(sent[field]) : [])).filter(hasWords);
  if (named.length > 0) return named;
  return [...listStrings(query), ...(read === null ? [stripJson(typed)] : listStrings(read))].filter(isSentence);
}
