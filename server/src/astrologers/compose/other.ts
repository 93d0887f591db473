import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import { shares } from '../question/heard';
import { getMatter, openMatters, type Matter, type MatterId } from '../question/matters';
import { shortVowels } from '../question/question-text';
import type { Graha } from '../../astrology';
import type { Context } from './context';
import { echoOther } from './echoed';
import { elaborate, judge, type Judgement } from './judgement';
import { withoutFar } from './near-enough';

/** Areas of life, each with the house and the planet that carry it; the first that a question touches is taken. */
const areas: readonly (readonly [words: RegExp, house: number, karaka: Graha])[] = [
  [/ (?:dogs?|cats?|pets?|puppy|kutt\w*|billi|tota|parrot|fish|aquarium|gay|gaay|bhains|murgi\w*|cow|buffalo|goat|bakri|cockatiel|birds?) /u, 6, 'Mercury'],
  [/ (?:dress|saree|sari|lehenga|clothes?|kapd\w*|jewel\w*|gold|gehn\w*|jevar|hair|baal|beard|dadhi|mehndi|makeup|tattoo|parlour|ring|uniform|chappal|shoes?) /u, 2, 'Venus'],
  [/ (?:garden|plants?|paudh\w*|ped|tree|kitchen|rasoi|sofa|furniture|almari|fridge|ac|cooler|paint|pooja room|mandir|room|kamra|balcony|terrace|chhat|borewell|bijli|paani|pani|curtain\w*|bed|tulsi) /u, 4, 'Moon'],
  [/ (?:phone|mobile|laptop|computer|internet|message|letter|group|neighbo\w*|pados\w*|paros\w*|scooter|cycle) /u, 3, 'Mercury'],
  [/ (?:party|birthday|function|wedding card|card|invite|invitation|guests?|mehman|gift|tohfa|reunion|get together|friends?|dost\w*) /u, 11, 'Jupiter'],
  [/ (?:khana|food|cook\w*|diet|mithai|tiffin|veg|nonveg|non veg|hotel) /u, 2, 'Moon'],
  [/ (?:katha|pooja|puja|vrat|hawan|havan|mandir|temple|priest|pandit|shraddh|donat\w*|daan|langar|bhandara) /u, 9, 'Jupiter'],
  [/ (?:game|khel|match|hobby|dance|song|picnic|movie|contest|school|class|homework) /u, 5, 'Mercury'],
  [/ (?:maid|servant|naukar|repair|mistri|plumber|electrician|doctor|gym|yoga) /u, 6, 'Mars'],
];

function matterOf({ read }: Context): Matter {
  const found = areas.find(([words]) => words.test(shortVowels(read.text)));
  if (found) return { ...openMatters.time, houses: [found[1]], karakas: [found[2]] };
  // The likeliest matter carries it, where the tables see one.
  const { value, share } = read.topic;
  const likely = value.startsWith('x_') || share < shares.slightly ? null : getMatter(value as MatterId);
  return likely && !likely.careful ? { ...openMatters.time, houses: likely.houses, karakas: likely.karakas } : openMatters.time;
}

/** Which house carries the thing, with its lord: the ground of the answer. */
function groundOf({ say, book, strengths }: Context, { focus: { houses } }: Judgement): string {
  const house = houses[0] ?? 1;
  const lord = strengths.view.lord(house);
  const at = strengths.view.house(lord);
  return say(
    [[`In a chart this belongs to the ${th(house)} house (${englishHouses[house - 1]})`, `The ${th(house)} house (${englishHouses[house - 1]}) carries it`], `, whose lord ${book.planet(lord)} is in your ${th(at)}`, strengths.of(lord) >= 40 ? [', with fair strength.', ' and well supported.'] : [', with little strength.', ' and has little support.']],
    [[`कुंडली में यह ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) की बात है`, `यह बात ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) से देखी जाती है`], `; स्वामी ${book.planet(lord)} ${hindiOrdinal(at, 'oblique')} भाव में हैं`, strengths.of(lord) >= 40 ? [', बल अच्छा है।', ' और सहारा अच्छा है।'] : [', बल कम है।', ' और सहारा कम है।']],
  );
}

/** The verdict by what is asked: a decision, a time, a fear, a reason, or how it goes. */
function verdictOf({ say, book, question, read, isEnglish }: Context, { level, window }: Judgement): string {
  const span = window ? book.span(window, question.astrologer) : '';
  const until = span === '' ? '' : isEnglish ? `; the kindest time for it is ${span}` : `; सबसे अच्छा समय ${span} है`;
  const asksMonth = / (?:which|what|kaun\w*|kis|kon\s?s[aie]\w*|konsa|konsi) (?:sa |se )?(?:month|year|week|date|day|mahin\w*|saal|sal|hafte|tarikh|din) /u.test(shortVowels(read.text));
  if (!asksMonth && / (?:which|kaun\w*|kon\s?s[aie]\w*|konsa|konsi) /u.test(shortVowels(read.text))) return say([['your chart does not prefer the one to the other, so take what you like', 'no planet decides that, so let taste and use decide']], [['कुंडली इनमें फ़र्क नहीं दिखाती, जो मन को भाए वही लीजिए', 'ग्रह यह तय नहीं करते, पसंद और काम देखकर चुनिए']]);
  if (read.form === 'when' || asksMonth) return span === '' ? say([['no clear time shows; it depends on you more than on the stars', 'the chart names no month for it']], [['कोई साफ़ समय नहीं दिखता, बात आपके हाथ में है', 'कुंडली इसका महीना नहीं बताती']]) : say([[`the time that favours it is ${span}`, `look to ${span}`]], [[`इसके लिए अच्छा समय ${span} है`, `समय ${span} का है`]]);
  if (read.form === 'risk') return { yes: () => say([['no, nothing points to harm', 'no, there is nothing to fear in it']], [['नहीं, कोई नुकसान नहीं दिखता', 'नहीं, डरने की बात नहीं']]), careful: () => say([['hardly, with ordinary care', 'not likely, if you take care']], [['ज़्यादातर नहीं, बस ध्यान रखिए', 'संभावना कम है, सावधानी काफ़ी है']]), slow: () => say([['nothing is fixed, but be careful now', 'not certain, yet care is wise']], [['तय कुछ नहीं, पर अभी संभलकर', 'पक्का नहीं, फिर भी सावधानी रखिए']]) }[level]();
  if (read.form === 'why') return say([['by your chart it is the time more than you', 'the chart points to the time you are in, and to nobody\'s fault']], [['कुंडली से यह समय का असर है, आपकी गलती नहीं', 'वजह समय की चाल दिखती है, किसी का दोष नहीं']]);
  if (read.form === 'how' || read.form === 'like') return { yes: () => say([['it goes well', 'it looks good'], until], [['अच्छा रहेगा', 'बात ठीक चलेगी'], until]), careful: () => say([['it goes up and down, more up than down', 'fairly well, with some effort'], until], [['मिला-जुला रहेगा, थोड़ी मेहनत से ठीक', 'उतार-चढ़ाव रहेगा, पर संभल जाएगा'], until]), slow: () => say([['slowly for now, so take your time', 'it needs patience just now'], until], [['अभी धीरे चलेगा, सब्र रखिए', 'थोड़ा समय लगेगा'], until]) }[level]();
  return {
    yes: () => say([['yes, go ahead', 'yes, the time is with you'], until], [['हाँ, कीजिए', 'हाँ, समय साथ है'], until]),
    careful: () => say([['yes, but without hurry', 'lean to yes, with a little care'], until], [['हाँ, पर जल्दी मत कीजिए', 'हाँ की ओर झुकाव है, थोड़ी सावधानी से'], until]),
    slow: () => say([['I would wait a little', 'rather not just now'], until], [['थोड़ा रुक जाइए', 'अभी रुकना ठीक है'], until]),
  }[level]();
}

/** Inside one sentence, for the words are given twice. */
const isIllAnimal = / (?:dogs?|cats?|pets?|puppy|puppies|kutt\w*|billi|gay|gaay|bhains|cow|buffalo|goat|bakri|tota|parrot|birds?) (?:\w+ )*?(?:kha nah\w*|nahi kha\w*|not eating|sick|ill|vomit\w*|ulti|bima+r|beemar|limp\w*|langda\w*|hurt|injured|chot|khoon|bleeding|thik ho|theek ho) /u;

/** A thing of life that is on no list, from the house that carries it. */
export function composeOther(context: Context): string {
  if (isIllAnimal.test(shortVowels(context.read.text).split(/ {2,}/u)[0] ?? ''))
    return context.say([['Please see a vet, today if it does not eat', 'A vet first, and today rather than tomorrow'], [': how it goes is in no chart, and a date would be a guess.', '; no chart tells how an animal recovers.']], [['पहले पशु डॉक्टर को दिखाइए, खाना बंद हो तो आज ही', 'आज ही पशु डॉक्टर के पास ले जाइए'], ['; ठीक होने का दिन कुंडली में नहीं होता।', ', जानवर कब ठीक होगा, यह किसी कुंडली में नहीं।']]);
  const weighed = judge(context, matterOf(context));
  const judgement = context.read.form === 'yesNo' ? withoutFar(context, weighed) : weighed;
  const opening = echoOther(context, judgement) ?? `${verdictOf(context, judgement)}${context.read.language === 'Hindi' ? '।' : '.'}`;
  return [`${opening} ${groundOf(context, judgement)}`, elaborate(context, judgement).at(-1) ?? ''].join('\n\n');
}
