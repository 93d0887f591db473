/** A found place, as the places API answers it. */
interface FoundPlace {
  structured_formatting: { main_text: string; secondary_text: string };
}

/** Name and region of a found place in the language of the page, where the gazetteer has them. */
export const formatPlace = ({ structured_formatting: { main_text, secondary_text } }: FoundPlace): string =>
  [main_text, secondary_text].filter((part) => part !== '').join(', ');
