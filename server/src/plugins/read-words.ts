import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was typed, where it came whole; it may not have been readable. */
    typedBody: string | null;
  }
}

const mostBytes = 64 * 1024;
/** A refusal waits so long for the words that were refused. */
const arrivalMs = 2000;

/** Reads what has come of a body that no parser asked for; the stream stays usable. */
async function readRaw({ raw }: FastifyRequest): Promise<string> {
  if (raw.readableEnded || raw.destroyed) return '';
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const end = () => {
      clearTimeout(timer);
      raw.off('data', take);
      for (const event of ['end', 'close', 'error']) raw.off(event, end);
      resolve(Buffer.concat(chunks).subarray(0, mostBytes).toString());
    };
    const take = (chunk: Buffer | string) => {
      chunks.push(Buffer.from(chunk));
      bytes += chunk.length;
      if (bytes >= mostBytes) end();
    };
    const timer = setTimeout(end, arrivalMs);
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
    // The caller is told that it is no JSON; its letters are read as they are.
    return null;
  }
}

/** What was typed into these fields of a request, also where it was refused before its body was read, or could not be. */
export async function readWords(request: FastifyRequest, fields: readonly string[]): Promise<string[]> {
  const { body, headers } = request;
  const isParsed = typeof body === 'object' && body !== null;
  const typed = isParsed ? '' : (request.typedBody ?? (await readRaw(request)));
  const read = isParsed ? body : parse(typed, headers['content-type'] ?? '');
  if (typeof read !== 'object' || read === null) return typed.trim() === '' ? [] : [typed.replaceAll(/\\[nrt]|["{}[\]\\]/g, ' ')];
  const query = typeof request.query === 'object' && request.query !== null ? request.query : {};
  const sent = { ...query, ...read } as Record<string, unknown>;
  return fields.flatMap((field) => (Object.hasOwn(sent, field) ? listStrings(sent[field]) : [])).filter((text) => text.trim() !== '');
}
