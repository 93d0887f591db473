// Writes the fonts of India's scripts into server/assets/fonts as TrueType, from the packages @fontsource/noto-* installed in a
// folder: node server/scripts/build-script-fonts.mjs FOLDER
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

const faces = {
  'noto-naskh-arabic': 'arabic',
  'noto-sans-bengali': 'bengali',
  'noto-sans-gujarati': 'gujarati',
  'noto-sans-gurmukhi': 'gurmukhi',
  'noto-sans-kannada': 'kannada',
  'noto-sans-malayalam': 'malayalam',
  'noto-sans-meetei-mayek': 'meetei-mayek',
  'noto-sans-ol-chiki': 'ol-chiki',
  'noto-sans-oriya': 'oriya',
  'noto-sans-tamil': 'tamil',
  'noto-sans-telugu': 'telugu',
};
const to = path.join(path.dirname(fileURLToPath(import.meta.url)), '../assets/fonts');
const packages = path.join(path.resolve(process.argv[2] ?? '.'), 'node_modules/@fontsource');
/** @param {number} length */
const align = (length) => (length + 3) & ~3;

/**
 * A WOFF file is a TrueType file whose tables are compressed one by one.
 *
 * @param {Buffer<ArrayBuffer>} woff
 */
function toTrueType(woff) {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      data: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const range = 2 ** Math.floor(Math.log2(count)) * 16;
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  [count, range, Math.log2(range / 16), count * 16 - range].forEach((value, index) => head.writeUInt16BE(value, 4 + index * 2));
  let offset = head.length;
  const parts = [head];
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + index * 16;
    tag.copy(head, at);
    checksum.copy(head, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    parts.push(data, Buffer.alloc(align(data.length) - data.length));
    offset += align(data.length);
  }
  return Buffer.concat(parts);
}

for (const [name, script] of Object.entries(faces)) {
  for (const weight of [400, 600]) {
    const woff = readFileSync(path.join(packages, name, 'files', `${name}-${script}-${weight}-normal.woff`));
    writeFileSync(path.join(to, `noto-${script}-${weight}.ttf`), toTrueType(woff));
  }
}

// One licence, after the copyright of each font.
const licences = Object.keys(faces).map((name) => readFileSync(path.join(packages, name, 'LICENSE'), 'utf8').trim());
const [, text = ''] = /^[^\n]*\n([^]*)$/.exec(licences[0] ?? '') ?? [];
writeFileSync(path.join(to, 'LICENSE-noto.txt'), `${licences.map((licence) => licence.split('\n', 1)[0]).join('\n')}\n${text}\n`);
