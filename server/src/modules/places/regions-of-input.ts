import { foldName } from './fold-name';
import type { Place } from './gazetteer';
import { getRegions } from './prediction';

/** A typed name, and the regions after its commas. */
export function splitName(input: string): { name: string; regions: string[] } {
  const [name = '', ...regions] = foldName(input)
    .split(',')
    .map((part) => part.trim());
  return { name, regions: regions.filter((part) => part !== '') };
}

export const isInRegions = (place: Place, parts: string[]) =>
  parts.every((part) => getRegions(place).some((text) => text.startsWith(part)));

/** The possible splits of a text into name and region, the longest name first. */
export function splitRegion(text: string): { start: string; region: string }[] {
  const words = text.split(' ');
  return words.slice(1).map((_, after) => {
    const at = words.length - 1 - after;
    return { start: words.slice(0, at).join(' '), region: words.slice(at).join(' ') };
  });
}
