import type { Context } from '../compose/context';
import type { Asked, Plain } from './plain';

type Row = readonly [pattern: RegExp, english: string, hindi: string];

/** Two words that people ask whether they are one. */
const pairs: readonly Row[] = [
  [/ (?:rashi|raashi|rasi|janm rashi|janma rashi) .*(?:moon sign|chandra rashi|chandr rashi) | (?:moon sign|chandra rashi|chandr rashi) .*(?:rashi|raashi|rasi) /u, 'Yes, in Vedic astrology they are the same: rashi means the sign in which the Moon was at your birth. Newspapers that go by the Sun sign mean another sign.', 'हाँ, वैदिक ज्योतिष में दोनों एक हैं: राशि यानी जन्म के समय चंद्रमा की राशि। सूर्य राशि से लिखे राशिफल दूसरी राशि की बात करते हैं।'],
  [/ (?:lagna?|lagn) .*(?:ascendant|rising) | (?:ascendant|rising) .*(?:lagna?|lagn) /u, 'Yes, they are the same: lagna is the Indian word for the ascendant, the sign that rose in the east at birth. The rashi is another thing, the sign of the Moon.', 'हाँ, दोनों एक ही हैं: लग्न को अंग्रेज़ी में एसेंडेंट कहते हैं, यानी जन्म के समय पूर्व में उगती राशि। राशि अलग है, वह चंद्रमा की होती है।'],
  [/ (?:rashi|moon sign) .*(?:lagna?|ascendant) | (?:lagna?|ascendant) .*(?:rashi|moon sign) /u, 'No, they differ: rashi is the sign of the Moon at birth and speaks of the mind, lagna is the sign that rose in the east and speaks of body and life.', 'नहीं, दोनों अलग हैं: राशि जन्म के चंद्रमा की होती है और मन बताती है, लग्न पूर्व में उगती राशि है और शरीर व जीवन बताता है।'],
  [/ (?:sun sign|zodiac sign|star sign) .*(?:moon sign|rashi) | (?:moon sign|rashi) .*(?:sun sign|zodiac sign|star sign) /u, 'No: the Sun sign goes by where the Sun was, the Moon sign or rashi by where the Moon was. India reads the Moon sign, the West the Sun sign.', 'नहीं, सूर्य राशि सूर्य से होती है और चंद्र राशि चंद्रमा से। भारत में चंद्र राशि देखी जाती है, पश्चिम में सूर्य राशि।'],
  [/ (?:nakshatra?) .*(?:rashi|moon sign|star sign) | (?:rashi|moon sign) .*(?:nakshatra?) /u, 'No: a rashi is one of 12 signs of 30 degrees, a nakshatra one of 27 parts of 13 degrees 20 minutes. Both are taken from the same Moon.', 'नहीं: राशि 30 अंश के 12 हिस्सों में से एक है, नक्षत्र 13 अंश 20 कला के 27 हिस्सों में से एक। दोनों एक ही चंद्रमा से देखे जाते हैं।'],
  [/ mahadasha .*antardasha | antardasha .*mahadasha /u, 'No: a mahadasha is the long period of one planet, 6 to 20 years, and antardashas are its nine parts, each with a planet of its own.', 'नहीं: महादशा एक ग्रह का लंबा समय है, 6 से 20 साल; अंतर्दशा उसके नौ हिस्से हैं, हर एक का अपना ग्रह।'],
  [/ (?:sade ?sati|sadhe ?sati) .*(?:dhaiya|dhayya) | (?:dhaiya|dhayya) .*(?:sade ?sati|sadhe ?sati) /u, 'No: Sade Sati is Saturn in the 12th, 1st and 2nd sign from the Moon, seven and a half years; a dhaiya is Saturn in the 4th or the 8th, two and a half.', 'नहीं: साढ़ेसाती में शनि चंद्रमा से 12वीं, पहली और दूसरी राशि में होते हैं, साढ़े सात साल; ढैया में चौथी या आठवीं में, ढाई साल।'],
  [/ (?:manglik|mangalik) .*(?:mangal dosh\w*|kuja) | (?:mangal dosh\w*|kuja dosh\w*) .*(?:manglik|mangalik) /u, 'Yes, the same: Manglik is a person whose chart has Mangal dosha, Mars in one of the houses that weigh on marriage.', 'हाँ, एक ही बात है: जिसकी कुंडली में मंगल दोष हो, यानी मंगल विवाह से जुड़े भावों में हों, वह मांगलिक है।'],
];

const words: readonly Row[] = [
  [/ (?:11 ?11|22 ?22|111|222|333|444|555|777|1111|angel numbers?|same numbers?) /u, 'Seeing 11:11 means that your eye has learnt to notice it; it is in no kundli and announces nothing. Call it a wink if you like, and go on with your day.', '11:11 बार-बार दिखने का मतलब इतना है कि नज़र उसे पकड़ने लगी है; यह कुंडली में नहीं होता और कोई संकेत नहीं देता। अच्छा लगे तो मुस्कुरा लीजिए।'],
  [/ (?:panchak\w*) /u, 'Panchak is the time of about five days in which the Moon passes from the second half of Dhanishta to Revati, in Aquarius and Pisces. By custom no roof, bed or wood work is begun and no journey made to the south; it is a custom and no danger.', 'पंचक वे करीब पाँच दिन हैं जब चंद्रमा धनिष्ठा के दूसरे भाग से रेवती तक, कुंभ और मीन में रहते हैं। रिवाज में छत, पलंग या लकड़ी का काम और दक्षिण की यात्रा टालते हैं; यह मान्यता है, डर की बात नहीं।'],
  [/ (?:gand ?mool|gand ?mul|gandmool|gandmul|gandanta?) /u, 'Gand mool are the six nakshatras where two signs meet: Ashwini, Ashlesha, Magha, Jyeshtha, Mula and Revati by name. A quarter of all people are born in one, and nothing bad follows from it.', 'गंडमूल वे छह नक्षत्र हैं जहाँ दो राशियाँ मिलती हैं: अश्विनी, आश्लेषा, मघा, ज्येष्ठा, मूल और रेवती नाम के। इनमें बहुत लोग जन्म लेते हैं, इससे कुछ बुरा नहीं होता।'],
  [/ (?:nadi dosh\w*|naadi dosh\w*) /u, 'Nadi dosha means that both of a couple have the same nadi, one of three groups of nakshatras; matching then gives 0 of 8 points. There are many exceptions, and it says nothing about children by itself.', 'नाड़ी दोष यानी दोनों की नाड़ी एक होना, जो नक्षत्रों के तीन समूहों में से एक है; तब मिलान में 8 में से 0 अंक मिलते हैं। इसके कई अपवाद हैं।'],
  [/ (?:bhakoot\w*|bhakut\w*|bhakuta) /u, 'Bhakoot compares how far two Moon signs are from each other, for 7 of the 36 points. Distances of 2 and 12, 5 and 9, 6 and 8 count nothing.', 'भकूट में दोनों चंद्र राशियों की दूरी देखी जाती है, 36 में से 7 अंक। 2-12, 5-9 और 6-8 की दूरी पर अंक नहीं मिलते।'],
  [/ (?:ayanamsha?|ayanamsa|ayanansh) /u, 'Ayanamsa is the distance between the zodiac of the seasons and that of the stars, now about 24 degrees. This site takes the Lahiri ayanamsa, the usual one in India.', 'अयनांश सायन और निरयन राशि-चक्र के बीच की दूरी है, अभी करीब 24 अंश। यह साइट लाहिरी अयनांश लेती है, जो भारत में आम है।'],
  [/ (?:tithi) /u, 'A tithi is a lunar day: the time in which the Moon gains 12 degrees on the Sun. There are 30 in a lunar month, 15 with the Moon growing and 15 with it waning.', 'तिथि चंद्र दिन है: जितने समय में चंद्रमा सूर्य से 12 अंश आगे जाए। चंद्र मास में 30 होती हैं, 15 शुक्ल पक्ष की और 15 कृष्ण पक्ष की।'],
  [/ (?:choghadiya|chaughadiya|chogadia) /u, 'Choghadiya divides day and night into eight parts each; Amrit, Shubh, Labh and Char are taken for beginnings. It is a quick almanac rule, without your own chart.', 'चौघड़िया दिन और रात के आठ-आठ भाग हैं; अमृत, शुभ, लाभ और चर में शुरुआत करते हैं। यह पंचांग का आसान नियम है, कुंडली से अलग।'],
  [/ (?:abhijit|abhijeet) /u, 'Abhijit muhurta is the part of the day around noon, about 48 minutes, that custom holds to be good for nearly everything, except on Wednesday.', 'अभिजित मुहूर्त दोपहर के आसपास करीब 48 मिनट का समय है, जिसे लगभग हर काम के लिए शुभ मानते हैं, बुधवार छोड़कर।'],
  [/ (?:brahma? muhurt\w*) /u, 'Brahma muhurta begins about an hour and a half before sunrise and lasts 48 minutes; custom gives it to study, prayer and silence.', 'ब्रह्म मुहूर्त सूर्योदय से करीब डेढ़ घंटे पहले शुरू होता है और 48 मिनट का है; पढ़ाई, पूजा और ध्यान के लिए माना जाता है।'],
  [/ (?:kharmas|khar mas|malmas|mal mas|adhik mas|adhik maas|purushottam) /u, 'Kharmas is the month in which the Sun is in Sagittarius or Pisces, and adhik maas an added lunar month; by custom no wedding is held in them. Other work is not held up by it.', 'खरमास वह महीना है जब सूर्य धनु या मीन में हों, और अधिक मास जोड़ा हुआ चंद्र मास; रिवाज में तब विवाह नहीं करते। बाकी काम इससे नहीं रुकते।'],
  [/ (?:pitru paksh\w*|pitra paksh\w*|pitri paksh\w*|shraddh|sutak) /u, 'Pitru Paksha is the dark half of the month of Bhadrapada or Ashwin, given to the memory of the forefathers; by custom nothing new is begun in it.', 'पितृ पक्ष पितरों की याद का कृष्ण पक्ष है; रिवाज में तब नया काम शुरू नहीं करते।'],
  [/ (?:amavas\w*|amawas\w*) /u, 'Amavasya is the day of the new Moon, when Sun and Moon stand together; it is kept for the forefathers. Being born on it is no misfortune.', 'अमावस्या वह दिन है जब सूर्य और चंद्रमा साथ होते हैं; यह पितरों का दिन माना जाता है। इस दिन जन्म होना अशुभ नहीं।'],
  [/ (?:exalted|uchch?a?|uch) /u, 'Exalted means that a planet is in the sign where tradition gives it most strength, such as the Sun in Aries by rule. It helps, and does not decide alone.', 'उच्च का मतलब है कि ग्रह उस राशि में हो जहाँ परंपरा उसे सबसे बल देती है। इससे मदद मिलती है, अकेले फ़ैसला नहीं होता।'],
  [/ (?:debilitated|neech\w*|nich) /u, 'Debilitated means that a planet is in the sign where it has least strength. It asks for effort, and other places in the chart often make up for it.', 'नीच का मतलब है कि ग्रह उस राशि में हो जहाँ उसका बल सबसे कम है। मेहनत ज़्यादा लगती है, और बाकी कुंडली अक्सर इसे संभाल लेती है।'],
  [/ (?:combust|combustion|asta?) /u, 'Combust means that a planet is so close to the Sun that it cannot be seen; tradition counts it as weakened.', 'अस्त का मतलब है कि ग्रह सूर्य के इतने पास हो कि दिखे नहीं; परंपरा उसका बल कम मानती है।'],
  [/ (?:kendra?|trikona?|trikon|dusthana?|upachaya?|trik) /u, 'Kendra are the houses 1, 4, 7 and 10, trikona 1, 5 and 9: planets do well there. Dusthana are 6, 8 and 12, where they ask for work.', 'केंद्र यानी भाव 1, 4, 7 और 10; त्रिकोण 1, 5 और 9: यहाँ ग्रह अच्छा फल देते हैं। दुःस्थान 6, 8 और 12 हैं, वहाँ मेहनत लगती है।'],
  [/ (?:drishti|aspects?) /u, 'Drishti means that a planet looks at another house: each looks at the seventh from itself, Mars also at the 4th and 8th, Jupiter at the 5th and 9th, and Saturn at the 3rd and 10th.', 'दृष्टि यानी ग्रह का दूसरे भाव को देखना: हर ग्रह सातवें को देखता है, मंगल चौथे-आठवें को, गुरु पाँचवें-नौवें को और शनि तीसरे-दसवें को भी।'],
  [/ (?:gochar|transits?) /u, 'Gochar, or transit, is where the planets are in the sky now, read from your lagna and Moon. The birth chart stays, the transit moves.', 'गोचर यानी ग्रह आज आकाश में कहाँ हैं, जिसे आपके लग्न और चंद्रमा से देखते हैं। जन्म कुंडली वही रहती है, गोचर बदलता है।'],
  [/ (?:atma ?karak\w*|aatmakarak\w*|darakarak\w*) /u, 'The atmakaraka is the planet with the highest degree in its sign, read for what one is after in life; the darakaraka has the lowest and is read for the spouse.', 'आत्मकारक वह ग्रह है जिसके अंश अपनी राशि में सबसे ज़्यादा हों, उससे जीवन की चाह देखते हैं; दारकारक के अंश सबसे कम होते हैं, उससे जीवनसाथी।'],
  [/ (?:karak|karaka) /u, 'A karaka is the planet that stands for a matter by its nature, such as Venus for marriage and Saturn for work.', 'कारक वह ग्रह है जो स्वभाव से किसी विषय का हो, जैसे विवाह के शुक्र और काम के शनि।'],
  [/ (?:ashtakavarg\w*|ashtakvarg\w*|bindus?) /u, 'Ashtakavarga counts for each sign how many of eight points of view favour a planet there; 28 of all points and more make a sign supportive.', 'अष्टकवर्ग में हर राशि को आठ दृष्टियों से अंक मिलते हैं; कुल 28 या ज़्यादा अंक हों, तो वह राशि सहारा देती है।'],
  [/ (?:lal kitab) /u, 'Lal Kitab is a Punjabi school of the last century with rules and household remedies of its own; this site reads by the Parashari tradition.', 'लाल किताब पिछली सदी की अलग पद्धति है, जिसके अपने नियम और टोटके हैं; यह साइट पाराशरी पद्धति से पढ़ती है।'],
  [/ (?:kp astrology|kp system|krishnamurt\w*|k p) /u, 'KP is the system of K. S. Krishnamurti, with sub-lords of nakshatras; this site reads by the Parashari tradition.', 'केपी कृष्णमूर्ति पद्धति है, जिसमें नक्षत्र के उप-स्वामी देखते हैं; यह साइट पाराशरी पद्धति से पढ़ती है।'],
  [/ (?:mulank|moolank|bhagyank|life path) /u, 'Mulank is the digit sum of the day of birth and bhagyank that of the whole date; both are numerology and not in a kundli.', 'मूलांक जन्म की तारीख के अंकों का जोड़ है और भाग्यांक पूरी तारीख का; दोनों अंकशास्त्र के हैं, कुंडली के नहीं।'],
  [/ (?:saturn return) /u, 'Saturn return is the time, about every 29 and a half years, when Saturn comes back to where it was at birth; people then settle what they mean to keep.', 'सैटर्न रिटर्न करीब साढ़े उनतीस साल पर आता है, जब शनि जन्म वाली जगह लौटते हैं; तब लोग तय करते हैं कि क्या रखना है।'],
  [/ (?:ishta? dev\w*|isht dev\w*) /u, 'An ishta devta is the form of God that one feels nearest to; a chart suggests one, your heart decides.', 'इष्ट देव यानी भगवान का वह रूप जो मन के सबसे पास हो; कुंडली संकेत देती है, चुनता मन है।'],
  [/ (?:rahu) /u, 'Rahu is the point where the Moon crosses the path of the Sun going north, and no body in the sky; tradition reads wanting, the foreign and the new from it.', 'राहु वह बिंदु है जहाँ चंद्रमा उत्तर जाते हुए सूर्य का मार्ग काटता है, कोई पिंड नहीं; परंपरा उससे चाह, विदेश और नई बातें देखती है।'],
  [/ (?:ketu) /u, 'Ketu is the point where the Moon crosses the path of the Sun going south, and no body in the sky; tradition reads letting go and insight from it.', 'केतु वह बिंदु है जहाँ चंद्रमा दक्षिण जाते हुए सूर्य का मार्ग काटता है, कोई पिंड नहीं; परंपरा उससे त्याग और समझ देखती है।'],
];

const asksSame = / (?:same|different|difference|differ|ek hi|ek (?:hai|hota|hoti)|alag|farak|fark|antar|equal|one and the same) /u;
const asksMeaning = / (?:what (?:is|are|does|do)|whats|meaning|mean|means|define|explain|matlab|kya (?:hota|hoti|hote|hai|hain|cheez|chij|bala|nahi karna|na kare|nahin karana|naheen karana|nahi karana)|kise (?:kahte|kehte|kahate)|kya (?:naheen|nahin|nahi) kar\w*|kaun se din|arth) /u;
const own = / (?:in (?:the |my )?\d\w*|\d\w* (?:house|bhav|ghar)|(?:my|mera|meri|mere|mujhe|mujhko|mujhme|meraa|meree) (?!(?:age|friend|mother|mom|family|pandit|aunt|saas))|running|chal rah\w*|do i have|am i|next|when|kab) /u;
/** A word of the sky by itself: what it means, and not how it is in one's chart. */
const maxWords = 11;

const find = ({ words: text, read }: Asked): Row | undefined => {
  if (asksSame.test(text)) {
    const pair = pairs.find(([pattern]) => pattern.test(text));
    if (pair) return pair;
  }
  const isSign = words[0]?.[0].test(text) === true;
  if (isSign && / (?:see|seeing|saw|notice|dikh\w*|dekh\w*|everywhere|mean|means|matlab|bar bar|baar baar) /u.test(text)) return words[0];
  if (read.text.length > maxWords || !asksMeaning.test(text) || own.test(text) || read.horizon !== null || ['yoga', 'lord', 'transit', 'ingress', 'house', 'division'].includes(read.fact?.name ?? '') || (read.fact?.house ?? null) !== null) return undefined;
  return words.find(([pattern]) => pattern.test(text));
};

const compose = ({ say }: Context, [, english, hindi]: Row): string =>
  [say([english], [hindi]), say([['Ask me how it stands in your chart.', 'In your own chart I can look it up.', 'For your own chart, ask about it by name.', 'If you want it for your chart, ask on.']], [['आपकी कुंडली में यह कैसे है, यह भी पूछिए।', 'अपनी कुंडली के लिए अलग से पूछिए।', 'अपने लिए जानना हो, तो नाम लेकर पूछिए।', 'आपके लिए क्या है, यह अगला सवाल हो सकता है।']])].join('\n\n');

/** A word of the tradition in two sentences, and two words that may be one: free. */
export const terms: Plain = {
  isFree: true,
  usesChart: false,
  holds: (asked) => find(asked) !== undefined,
  compose: (context, asked) => {
    const row = find(asked);
    return row ? compose(context, row) : '';
  },
};
