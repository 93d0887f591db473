/** Names of the eighth house: they name a house, and no death that is asked about. */
const latinName = /\b(?:house of (?:death|longevity)|death house|(?:mrit?yu|mrutyu|mritu|maut|mout) (?:(?:ka|ke|wal[ae]) )?(?:bha+v|bhava|sthan|ghar|house))\b/giu;
const devanagariName = /(?:मृत्यु|मौत)\s+(?:(?:का|के)\s+)?(?:भाव|घर|स्थान)/gu;
/** "The 8th house is death", "8va ghar maut ka hota hai": the same, told of the number. */
const latinTold = /\b((?:8th|8v[aei]n?|8w[ae]|eighth|aathv[aei]n?|athv[aei]n?|ashtam)\s+(?:house|bha+v|bhava|ghar))(?: (?:is|means|rules|signifies|stands for|to|toh))?(?: (?:about|of|for))? (?:death|mrit?yu|mrutyu|maut)(?: (?:ka|ki)\b)?/giu;
const devanagariTold = /((?:अष्टम|आठव\S*|8\s?व\S*)\s+(?:भाव|घर))(?:\s+तो)?\s+(?:मृत्यु|मौत)\s+(?:का|की)/gu;

/** A question with the eighth house by its number, where it calls it the house of death. */
export const withHouseNumber = (text: string): string =>
  text
    .replace(latinTold, '$1')
    .replace(devanagariTold, '$1')
    .replace(latinName, (name) => (/house/iu.test(name) ? '8th house' : 'aathva bhav'))
    .replace(devanagariName, 'आठवां भाव');
