/** A place in the response of the places API. */
interface FoundPlace {
  structured_formatting: { main_text: string; secondary_text: string };
}

/** Name and region of a place in the language of the page, if the gazetteer has them. */
export const formatPlace = ({ structured_formatting: { main_text, secondary_text } }: FoundPlace): string =>
  [main_text, secondary_text].filter((part) => part !== '').join(', ');

const toParts = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The only place that a text names completely, alone or with some of its regions; null if there is none or several. */
export function findOnlyPlace<Place extends FoundPlace>(places: readonly Place[], text: string): Place | null {
  const [typedName, ...typedRegions] = toParts(text);
  const named = places.filter((found) => {
    const [name, ...regions] = toParts(formatPlace(found));
    return name === typedName && typedRegions.every((region) => regions.includes(region));
  });
  return named.length === 1 ? (named[0] ?? null) : null;
}
