/** Houses and their lords as they are written in a question. */
export interface Places {
  /** The words with every house as "#5" and every lord of one as "#5L". */
  words: string;
  houses: readonly number[];
  lords: readonly number[];
}

/** One word for the lord of a house, from the first to the twelfth. */
const lordWords = [
  'lagna?nesh\\w*|lagne?sh\\w*',
  'dha[nm]+esh|dwitiyesh|dvitiyesh|dvitiyesha|dhanadhipati',
  'tritiyesh|truteeyesh|parakramesh|sahajesh',
  'chaturthesh|sukhesh',
  'pa[nm]ch?a?mesh|pa[nm]ch?mesh|putresh|santanesh',
  'shas[ht]+h?esh|rogesh|shatruesh|chhathesh',
  'sapt?a?mesh|kalatresh|jayesh bhav',
  'asht?a?mesh|randhresh|ayushesh',
  'nava?mesh|nawa?mesh|bhagyesh|dharmesh bhav',
  'dasha?mesh|dasa?mesh|karmesh|rajyesh',
  'ekadashesh|labhesh|laabhesh',
  'dwadashesh|dvadashesh|vyayesh',
] as const;

const ordinals = [
  '1st|first|pehl[ae]|pahl[ae]|pratham',
  '2nd|second|dusr[ae]|doosr[ae]|dwitiya|dvitiya',
  '3rd|third|tisr[ae]|teesr[ae]|tritiya',
  '4th|fourth|chauth[ae]|chaturth',
  '5th|fifth|panch[vw][aei]n?|pa[mn]ch[vw][aei]n?|panch?am|pa[nm]cham',
  '6th|sixth|chhath?[aei]n?|chhat[aei]|cha?th[aei]|shas[ht]+h?',
  '7th|seventh|sat[vw][aei]n?|saptam',
  '8th|eighth|ath[vw][aei]n?|ashtam',
  '9th|ninth|nau[vw][aei]n?|na[vw][aei]n|navam',
  '10th|tenth|das[vw][aei]n?|dasham|dasam',
  '11th|eleventh|gyarah?[vw][aei]n?|ekadash',
  '12th|twelfth|barah?[vw][aei]n?|dwadash|dvadash',
] as const;

const house = '(?:house|houses|ghar|gharo|bhav|bhava|bhavs|bhaav|bhavon|sthan|place)';
const lord = '(?:lord|lords|ruler|owner|swami|svami|malik|adhipati|bhavesh|ruling planet)';
const digits = '(1[0-2]|[1-9])(?:st|nd|rd|th|va|ve|vi|van|ven|vin|wa|we|wi|wan|wen|win)?';
/** What a number counts where it is no house. */
const counted = '(?:class|standard|std|semester|sem|month|months|year|years|saal|sal|attempt|time|floor|day|week|child|marriage|january|february|march|april|may|june|july|august|september|october|november|december|baje|tarikh|lakh|hazar|din|mahine|mahina|maheene|crore|percent)';

const toLords = (words: string): string => lordWords.reduce((text, each, index) => text.replace(new RegExp(` (?:${each})(?= )`, 'gu'), ` #${index + 1}L`), words);
const named = ordinals.map((each, index) => [new RegExp(` (?:${each}) (?:wale |wali )?(?=${house} |${lord} )`, 'gu'), index + 1] as const);
const alone = ordinals.map((each, index) => [new RegExp(` (?:in|of|my|mere|mera|the|me|aur|and) (?:${(each.split('|')[0] ?? '')}|${(each.split('|')[1] ?? '')})(?= )(?! ${counted} )`, 'gu'), index + 1] as const);

const known = new Map<string, Places>();
const mostKnown = 50;

/** The houses and lords of a question; `words` are those of a plain row. */
export function findPlaces(words: string): Places {
  const before = known.get(words);
  if (before) return before;
  let text = toLords(words);
  for (const [pattern, number] of named) text = text.replace(pattern, ` #${number} `);
  text = text
    .replace(new RegExp(` ${digits} (?:wale |wali )?(?=${house} |${lord} )`, 'gu'), ' #$1 ')
    .replace(new RegExp(` ${house} (?:no |number |num )?${digits}(?= )(?! ${counted} )`, 'gu'), ' #$1');
  for (const [pattern, number] of alone) text = text.replace(pattern, ` #${number}`);
  text = text
    .replace(new RegExp(` (?:lagna?|lagan|ascendant) (?:ka |ke |ki |kaa )?${lord}(?= )`, 'gu'), ' #1L')
    .replace(new RegExp(` #(\\d+)(?: ${house})? (?:ka |ke |ki |kaa |kee )?${lord}(?= )`, 'gu'), ' #$1L')
    .replace(new RegExp(` ${lord} of (?:the |my )?(?:lagna?|ascendant)(?= )`, 'gu'), ' #1L')
    .replace(new RegExp(` (?:${lord} of|owns|rules|ruling|owning) (?:the |my )?#(\\d+)(?= )`, 'gu'), ' #$1L')
    .replace(new RegExp(` ${digits}(?= (?:and|aur|or|ya) #)`, 'gu'), ' #$1')
    .replace(/ #(\d+)(?= (?:and|aur|or|ya|&) #\d+L )/gu, ' #$1L')
    .replace(new RegExp(` #(\\d+) ${house}(?= )`, 'gu'), ' #$1');
  const numbers = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, number]) => Number(number)))];
  const found = { words: text, houses: numbers(/#(\d+)(?=\s)/gu), lords: numbers(/#(\d+)L/gu) };
  if (known.size >= mostKnown) known.clear();
  known.set(words, found);
  return found;
}
