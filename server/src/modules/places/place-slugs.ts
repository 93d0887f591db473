import { foldName } from './fold-name';
import type { Place } from './gazetteer';
import { hindiCityName } from './hindi-names';

const toSlug = (text: string) =>
  foldName(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const toHyphens = (name: string) => foldName(name).replaceAll(' ', '-');

/**
 * Slugs of places: the largest place has the plain name; smaller ones add their district, and if necessary a number. `places`
 * are sorted by population, so slugs are stable for a given file.
 */
export function createPlaceSlugs(places: readonly Place[]) {
  const byOrder: string[] = [];
  const bySlug = new Map<string, number>();
  const byHindiName = new Map<string, number>();
  places.forEach((place, at) => {
    const { name, district, state } = place;
    const short = toSlug(name) || 'place';
    const long = [short, toSlug(district) || toSlug(state)].filter((part) => part !== '').join('-');
    let slug = bySlug.has(short) ? long : short;
    for (let count = 2; bySlug.has(slug); count += 1) slug = `${long}-${count}`;
    byOrder.push(slug);
    bySlug.set(slug, at);
    const hindi = toHyphens(hindiCityName(place) ?? '');
    if (!byHindiName.has(hindi)) byHindiName.set(hindi, at);
  });
  return {
    of: (at: number): string => byOrder[at] ?? '',
    /** The position of a place, or undefined. Also accepts its Hindi name, of several places for the largest. */
    find: (slug: string): number | undefined => bySlug.get(slug) ?? (slug === '' ? undefined : byHindiName.get(toHyphens(slug))),
  };
}
