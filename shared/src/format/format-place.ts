/** A place in the response of the places API. */
interface FoundPlace {
  is_named?: boolean | undefined;
  is_likeliest?: boolean | undefined;
  structured_formatting: { main_text: string; secondary_text: string };
  geometry?: { location: { lat: number; lng: number } } | undefined;
}

/** Name and region of a place in the language of the page, if the gazetteer has them. */
export const formatPlace = ({ structured_formatting: { main_text, secondary_text } }: FoundPlace): string =>
  [main_text, secondary_text].filter((part) => part !== '').join(', ');

const nearDegrees = 0.5;

/** Whether two places are one for a sky, such as Delhi and New Delhi. */
function isNear(one: FoundPlace, other: FoundPlace): boolean {
  const [from, to] = [one.geometry?.location, other.geometry?.location];
  if (from === undefined || to === undefined) return one === other;
  return Math.abs(from.lat - to.lat) < nearDegrees && Math.abs(from.lng - to.lng) < nearDegrees;
}

const toParts = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * The place that a text names completely, alone or with some of its regions; null if there is none, or several of which none is by
 * far the likeliest. An earlier name, or one in another script, counts too, so that a small place is not taken for a city that had
 * its name.
 */
export function findOnlyPlace<Place extends FoundPlace>(places: readonly Place[], text: string): Place | null {
  const [typedName, ...typedRegions] = toParts(text);
  const likeliest = places.find((found) => found.is_likeliest);
  if (likeliest !== undefined) return likeliest;
  const named = places.filter((found) => {
    const [name, ...regions] = toParts(formatPlace(found));
    return name === typedName && typedRegions.every((region) => regions.includes(region));
  });
  if (named.length > 1) return null;
  const known = places.filter((found) => found.is_named === true || named.includes(found));
  const [only] = named.length === 1 ? named : known;
  // The best match comes first: a later one with an earlier name matters only if the only one has no such name either.
  const others = named.length === 1 ? known.slice(0, known.indexOf(only as Place)) : known;
  return only !== undefined && others.every((other) => isNear(other, only)) ? only : null;
}
