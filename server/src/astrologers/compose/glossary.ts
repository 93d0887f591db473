import { shortVowels } from '../question/question-text';
import type { ReadQuestion } from '../question/read-question';
import type { Context } from './context';

type Entry = readonly [pattern: RegExp, english: string, hindi: string];

const entries: readonly Entry[] = [
  [/ (?:rashi|moon sign) .*(?:lagna|ascendant) | lagna .*rashi /u, 'Rashi is the sign of the Moon at birth and speaks of the mind, while lagna is the sign that rose in the east and speaks of body and life.', 'राशि जन्म के चंद्रमा की राशि है और मन बताती है, लग्न पूर्व में उगती राशि है और शरीर व जीवन बताता है।'],
  [/ (?:mahadasha|maha dasha|dasha|antardasha) /u, 'A mahadasha is a period of years ruled by one planet, counted from the Moon at birth; antardashas are its parts.', 'महादशा कई सालों का वह समय है जो एक ग्रह के नाम रहता है, गिनती जन्म के चंद्रमा से होती है; अंतर्दशा उसके हिस्से हैं।'],
  [/ (?:sade sati|sadesati|sadhe sati|sade saati) /u, "Sade Sati is the seven and a half years in which Saturn passes the sign before the Moon, the Moon's sign and the one after it.", 'साढ़ेसाती वह साढ़े सात साल हैं जब शनि चंद्र राशि से पिछली, उसी और अगली राशि से गुज़रते हैं।'],
  [/ (?:manglik|mangal dosh\w*|mangalik) /u, 'Manglik means that Mars is in one of the houses that weigh on marriage; it is common, and it is looked at in matching.', 'मांगलिक का मतलब है कि मंगल विवाह से जुड़े भावों में से किसी में हैं; यह आम है और मिलान में देखा जाता है।'],
  [/ (?:kaal sarp|kal sarp|kaalsarp) /u, 'Kaal Sarp means that all planets are on one side of Rahu and Ketu; no old text names it.', 'कालसर्प का मतलब है कि सारे ग्रह राहु-केतु के एक ओर हों; पुराने ग्रंथों में यह नाम नहीं मिलता।'],
  [/ (?:yoga|yog) /u, 'A yoga is a pattern of planets that tradition gives a name and a result; its strength depends on the planets in it.', 'योग ग्रहों की वह बनावट है जिसे परंपरा ने नाम और फल दिया है; बल उसके ग्रहों पर है।'],
  [/ (?:nakshatra|pada) /u, 'A nakshatra is one of 27 parts of the zodiac, and yours is the one in which the Moon was at birth.', 'नक्षत्र राशि-चक्र के 27 हिस्सों में से एक है; आपका वही है जिसमें जन्म के समय चंद्रमा थे।'],
  [/ (?:retrograde|vakri) /u, 'Retrograde means that a planet seems to go backwards for some weeks, as seen from the Earth.', 'वक्री का मतलब है कि ग्रह कुछ हफ़्ते धरती से पीछे चलता दिखता है।'],
  [/ (?:lagna|ascendant|rising) /u, 'The lagna is the sign that rose in the east at birth; the houses are counted from it.', 'लग्न वह राशि है जो जन्म के समय पूर्व में उग रही थी; भाव उसी से गिने जाते हैं।'],
  [/ (?:navamsa|navamsha|d9) /u, 'The D9 divides each sign into nine parts; it is read for marriage and for the strength of planets.', 'D9 में हर राशि के नौ भाग होते हैं; इसे विवाह और ग्रहों के बल के लिए देखा जाता है।'],
  [/ rahu ?ka+l\w* /u, 'Rahu kaal is an eighth part of the day in which nothing new is begun by tradition.', 'राहु काल दिन का आठवाँ हिस्सा है, जिसमें परंपरा से नया काम शुरू नहीं करते।'],
  [/ (?:dhaiya) /u, 'A dhaiya is the two and a half years of Saturn in the fourth or the eighth sign from the Moon.', 'ढैया शनि के वे ढाई साल हैं जब वे चंद्र राशि से चौथी या आठवीं राशि में हों।'],
];

/** Words that stand in answers, and are asked about after one. */
const ofAnswers: readonly Entry[] = [
  [/ (?:gochar|transit\w*) /u, 'A transit, gochar, is where a planet moves in the sky today, set against the places in your birth chart.', 'गोचर का मतलब है आज आकाश में ग्रह कहाँ चल रहे हैं, आपकी जन्म कुंडली के भावों से मिलाकर।'],
  [/ (?:pratyantar\w*|sub period|subperiod|bhukti) /u, 'A sub-period is a part of an antardasha of a few weeks or months; it tells the nearer time.', 'प्रत्यंतर अंतर्दशा का हिस्सा है, कुछ हफ़्तों या महीनों का; इससे पास का समय देखा जाता है।'],
  [/ (?:debilitat\w*|neech|nich|neecha) /u, 'Debilitated means that a planet is in the sign where it has least strength; it works slowly, and can still work.', 'नीच का मतलब है कि ग्रह उस राशि में है जहाँ उसका बल सबसे कम होता है; फल धीरे आता है, रुकता नहीं।'],
  [/ (?:exalted|uchch|uch|uccha) /u, 'Exalted means that a planet is in the sign where it has most strength.', 'उच्च का मतलब है कि ग्रह उस राशि में है जहाँ उसका बल सबसे ज़्यादा होता है।'],
  [/ (?:aspect\w*|drishti|dristi|drashti) /u, 'An aspect, drishti, is the look that a planet casts from its place on other houses, which it helps or strains.', 'दृष्टि का मतलब है कि ग्रह अपनी जगह से दूसरे भावों को देखता है, और उन्हें सहारा या दबाव देता है।'],
  [/ (?:karaka?|karak|significator) /u, 'A karaka is the planet that stands for a matter by nature: Venus for love, Jupiter for learning, the Sun for rank.', 'कारक वह ग्रह है जो किसी विषय का स्वाभाविक प्रतिनिधि है: प्रेम के शुक्र, ज्ञान के गुरु, पद के सूर्य।'],
  [/ (?:lord|swami|svami|malik) /u, 'The lord of a house is the planet that rules the sign in it; where that planet is, the matter of the house is decided.', 'भाव का स्वामी वह ग्रह है जिसकी राशि उस भाव में है; वह जहाँ बैठे, वहाँ से उस भाव का फल देखा जाता है।'],
  [/ (?:combust\w*|ast|asta) /u, 'Combust means that a planet is so near the Sun that its light is not seen; its strength is less.', 'अस्त का मतलब है कि ग्रह सूर्य के इतना पास है कि दिखता नहीं; बल कम हो जाता है।'],
  [/ (?:conjunct\w*|yuti) /u, 'A conjunction means that two planets are in one house and work together there.', 'युति का मतलब है कि दो ग्रह एक ही भाव में हैं और मिलकर काम करते हैं।'],
  [/ (?:d10|dasa?mansh\w*|dashamsh\w*|dasham[sn]\w*) /u, 'The D10 divides each sign into ten parts; it is read for work and name.', 'D10 में हर राशि के दस भाग होते हैं; इसे काम और नाम के लिए देखा जाता है।'],
  [/ (?:house|houses|bhav|bhava|bhaav|ghar|khana) /u, 'A house is one of the twelve parts of the chart, counted from the lagna; each stands for a part of life, the 7th for marriage, the 10th for work.', 'भाव कुंडली के बारह हिस्सों में से एक है, लग्न से गिना जाता है; सातवाँ विवाह का, दसवाँ काम का।'],
  [/ (?:dosh|dosha) /u, 'A dosha is a placement that tradition calls a strain on one matter; it is common and no verdict.', 'दोष ग्रहों की वह स्थिति है जिसे परंपरा किसी विषय पर दबाव मानती है; यह आम है और कोई फ़ैसला नहीं।'],
  [/ (?:window|favou?rable|shubh|anukul) /u, 'It means the weeks in which the periods and transits support the matter best; it is a better time and no fixed date.', 'इसका मतलब है वे हफ़्ते जिनमें दशा और गोचर इस बात के सबसे ज़्यादा साथ हैं; यह बेहतर समय है, पक्की तारीख नहीं।'],
];

const asks = / (?:what is|whats|what are|meaning of|what does|define|explain|difference between|matlab|kya hota hai|kya hoti hai|kise kehte|kise kahte|farak|fark|antar kya) /u;
const own = / (?:my|mera|meri|mere|me|mujhe|running|now|current|today|aaj|abhi) /u;

/** The word of the tradition that somebody asks the meaning of, and not how it is in their own chart; null otherwise. */
export function findTerm({ text, horizon, fact }: ReadQuestion): Entry | null {
  const plain = shortVowels(text);
  // A yoga by its name is told with its rule.
  if (horizon || fact?.name === 'yoga' || text.length > 9 || !asks.test(plain) || own.test(plain)) return null;
  return entries.find(([pattern]) => pattern.test(plain)) ?? null;
}

/** The first word of the tradition in a text, whatever is asked of it. */
export const termIn = (plain: string): Entry | null => [...entries, ...ofAnswers].find(([pattern]) => pattern.test(plain)) ?? null;

export const explainTerm = ({ say }: Context, [, english, hindi]: Entry): string =>
  [say([english], [hindi]), say([['Ask me how it stands in your chart.', 'In your own chart I can look it up.']], [['आपकी कुंडली में यह कैसे है, यह भी पूछिए।', 'अपनी कुंडली के लिए अलग से पूछिए।']])].join('\n\n');
