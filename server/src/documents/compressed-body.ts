import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** How a body is sent, the best one first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The installed version takes the server's own order, for encodings that a client likes alike; its types do not tell. */
type Encodings = (available: readonly string[], options: { preferred: readonly string[] }) => string[];

/** The encoding that the header Accept-Encoding asks for; uncompressed where it takes none of ours. */
export function negotiateEncoding(accepted: string | string[] | undefined): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': String(accepted ?? '') } });
  const [best] = (negotiator.encodings as Encodings).call(negotiator, encodings, { preferred: encodings });
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Five: a document is compressed while its first reader waits, and is kept for seconds alone. */
const brotliQuality = 5;

const compress: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }),
  gzip: (bytes) => gzipped(bytes),
};

/** A body that is sent many times: compressed when first asked for in an encoding, in another thread, and never again. */
export class CompressedBody {
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /** `onCompress` is told of each compression. */
  constructor(readonly bytes: Buffer, private readonly onCompress: (encoding: Encoding) => void) {}

  async as(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.bytes;
    const known = this.#compressed.get(encoding) ?? this.#compress(encoding);
    this.#compressed.set(encoding, known);
    return known;
  }

  #compress(encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    this.onCompress(encoding);
    return compress[encoding](this.bytes);
  }

  /** Bytes that it may come to hold: a compressed text takes less than half. */
  get size(): number {
    return 2 * this.bytes.length;
  }
}
