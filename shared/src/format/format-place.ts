/** A found place, as the places API answers it. */
interface FoundPlace {
  structured_formatting: { main_text: string; secondary_text: string };
}

/** Name and region of a found place in the language of the page, where the gazetteer has them. */
export const formatPlace = ({ structured_formatting: { main_text, secondary_text } }: FoundPlace): string =>
  [main_text, secondary_text].filter((part) => part !== '').join(', ');

const fold = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** The place of which a text is the whole name, alone or with its region; null where none or several have it. */
export function findOnlyPlace<Place extends FoundPlace>(places: readonly Place[], text: string): Place | null {
  const named = places.filter((found) =>
    [found.structured_formatting.main_text, formatPlace(found)].some((name) => fold(name) === fold(text)),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}
