import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The supported encodings, best first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The installed version accepts the server's preference among equally acceptable encodings, but its types lack the parameter. */
type Encodings = (available: readonly string[], options: { preferred: readonly string[] }) => string[];

/** The best encoding that an Accept-Encoding header allows; identity where it allows none. */
export function negotiateEncoding(accepted: string | string[] | undefined): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': String(accepted ?? '') } });
  const [best] = (negotiator.encodings as Encodings).call(negotiator, encodings, { preferred: encodings });
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Moderate: a document is compressed while its first visitor waits, and is cached for seconds only. */
const brotliQuality = 5;

const compressors: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => compressGzip(bytes),
};

/** A body that is sent many times: compressed once for each requested encoding, on the thread pool. */
export class CompressedBody {
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /** `onCompress` is called for each compression. */
  constructor(
    readonly bytes: Buffer,
    private readonly onCompress: (encoding: Encoding) => void,
  ) {}

  async as(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.bytes;
    const compressed = this.#compressed.get(encoding) ?? this.#compress(encoding);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }

  #compress(encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    this.onCompress(encoding);
    return compressors[encoding](this.bytes);
  }

  /** An upper bound of its bytes in memory: each of two compressed copies takes less than half. */
  get size(): number {
    return 2 * this.bytes.length;
  }
}
