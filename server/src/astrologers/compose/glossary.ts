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

const asks = / (?:what is|whats|what are|meaning of|what does|define|explain|difference between|matlab|kya hota hai|kya hoti hai|kise kehte|kise kahte|farak|fark|antar kya) /u;
const own = / (?:my|mera|meri|mere|me|mujhe|running|now|current|today|aaj|abhi) /u;

/** The word of the tradition that somebody asks the meaning of, and not how it is in their own chart; null otherwise. */
export function findTerm({ text, horizon, fact }: ReadQuestion): Entry | null {
  const plain = shortVowels(text);
  // A yoga by its name is told with its rule.
  if (horizon || fact?.name === 'yoga' || text.length > 9 || !asks.test(plain) || own.test(plain)) return null;
  return entries.find(([pattern]) => pattern.test(plain)) ?? null;
}

export const explainTerm = ({ say }: Context, [, english, hindi]: Entry): string =>
  [say([english], [hindi]), say([['Ask me how it stands in your chart.', 'In your own chart I can look it up.']], [['आपकी कुंडली में यह कैसे है, यह भी पूछिए।', 'अपनी कुंडली के लिए अलग से पूछिए।']])].join('\n\n');
