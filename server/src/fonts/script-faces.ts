import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OtherScript, Script } from './script-runs';

export const isOtherScript = (script: Script): script is OtherScript => script !== 'Latin' && script !== 'Devanagari';

/** The font file of a script in the server's folder of fonts. */
export const faceFile = (script: OtherScript, weight: 400 | 600): string => `noto-${script.toLowerCase()}-${weight}.ttf`;

const loaded = new Map<string, Buffer>();

/** The bytes of a font, read once; for another script at its first text. */
export function readFont(folder: string, file: string): Buffer {
  const path = join(folder, file);
  const bytes = loaded.get(path) ?? readFileSync(path);
  loaded.set(path, bytes);
  return bytes;
}
