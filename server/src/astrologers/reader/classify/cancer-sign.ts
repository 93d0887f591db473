/** Phrases in which Cancer is the sign and no illness; matched after normalizing, with `*` for any ending. */
export const cancerSignPhrases: readonly string[] = [
  'cancer sign', 'cancer rashi', 'cancer ascendant', 'cancer rising', 'cancer lagna', 'cancer moon', 'cancer sun', 'cancer man', 'cancer men', 'cancer woman', 'cancer women', 'cancer girl', 'cancer guy', 'cancer boy', 'cancer horoscope', 'cancer zodiac', 'cancer season', 'moon in cancer', 'sun in cancer', 'in cancer', 'a cancer and', 'is a cancer', 'am a cancer', "i'm a cancer", 'cancerian*', 'rashi cancer', 'sign cancer', 'sign is cancer', 'rashi is cancer', 'cancer wale', 'cancer people', 'cancer partner', 'cancer husband', 'cancer wife', 'cancers', 'cancer native*', 'i am cancer', 'cancer compatib*', 'cancer and',
];

const ofChart = /(?<!\p{L})(?:ascendant|lagna|rising|rashi|moon|sign|signs|zodiac|navamsa|navamsha|leo|gemini|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|aries|taurus)(?!\p{L})/iu;
const ofIllness = /(?<!\p{L})(?:has|have|had|having|diagnos\p{L}*|stage|tumou?r|chemo\p{L}*|hospital|treatment|doctors?|patient|cured?|ko cancer)(?!\p{L})/iu;
// The way of a planet into the sign: "leads to cancer" is none.
const ofWay = /(?<!\p{L})(?:sun|mars|mercury|jupiter|venus|saturn|rahu|ketu|guru|shani|mangal|shukra|budh|surya|transit\p{L}*)(?!\p{L})[^.?!]{0,40}(?<!\p{L})(?:enter|enters|entering|enter into|into|in|through|(?:move|moves|moving|go|goes|going|come|comes|coming|shift|shifts) to)\s+cancer(?!\p{L})/iu;

/** The text with the sign under its Hindi name, where the words around it are of a chart and of no illness. */
export const readCancerSign = (text: string): string =>
  (ofChart.test(text) || ofWay.test(text)) && !ofIllness.test(text) ? text.replace(/(?<!\p{L})cancer(?!\p{L})/giu, 'Kark') : text;
