import { constants, inflateSync } from 'node:zlib';

const utf16 = (literal: string) => {
  const bytes = Buffer.from(
    literal.replace(/\\([nrtbf()\\])/g, (_match, letter: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[letter] ?? letter),
    'latin1',
  );
  return bytes.subarray(0, 2).toString('hex') === 'feff' ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
};

/** The text layer of a PDF of this server, in the order of writing. */
export function readPdfTexts(pdf: Buffer): string[] {
  const streams = pdf
    .toString('latin1')
    .split(/\nstream\r?\n/)
    .slice(1);
  return streams.flatMap((stream) => {
    try {
      const content = inflateSync(Buffer.from(stream, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
      return [...content.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, literal = '']) => utf16(literal));
    } catch {
      return [];
    }
  });
}
