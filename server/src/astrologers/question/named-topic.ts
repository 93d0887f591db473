import type { Topic } from '../topics/understand';
import { shares, type Heard } from './heard';
import { shortVowels, type QuestionText } from './question-text';
import { asksOutright } from './sentence-form';
import { factTopics } from './topic-kinds';

/** Words that ask for one of several. */
export const which = / (?:which|what kind|kaun\w*|kon\s?s[aie]\w*|konsa|konsi|kis) /u;

const goodDays = / (?:good|shubh|auspicious|best|right|achha|acha|accha) (?:\w+ )?(?:day|days|date|dates|din|tarikh|muhurat|muhurt|muhurth?am|monday|tuesday|wednesday|thursday|friday|saturday|sunday|somvar|mangalvar|budhvar|guruvar|shukravar|shanivar|ravivar) /u;
const colours = / (?:colou?rs?|rang|rango) /u;
const points = / (?:\d+ (?:guna?s?|gun|points? (?:match|mil)\w*)|guna?s? (?:only|mile|mil|milan|match|\d+)|(?:his|her|our|both|dono|donon|uski|ladke|ladki) .*(?:match|milan|milti|milta)) /u;

const dreams = / (?:sapa?n[aeo]n? (?:me|men|mem|mein|main|mai|m)|sapa?n[ae] (?:dekh\w*|aa?[ytv]\w*)|(?:dream|dreamt|dreamed|dreaming|dreams) (?:of|about|that|ki)|(?:had|saw|see|get|getting) (?:a |the |such |some |same |strange |bad |weird )*dreams?|in (?:my|a|the) dreams?) /u;
const omens = / (?:sanket|shagun|shakun|apshagun|omens?|kabutar\w*|pigeons?|chhipkali|chipkali|lizard|kauwa|kaua|ullu|owl|1111|angel numbers?|(?:aankh|ankh|eye|eyelid) .*(?:fadak\w*|phadak\w*|twitch\w*)) /u;
const isOmen = (plain: string, { topic }: Heard['understood']): boolean => omens.test(plain) && topic.shareOf('x_dream') + topic.shareOf('x_other') + topic.shareOf('x_muhurta') >= shares.slightly;

const eitherAstrologer = / (?:oracle (?:or|ya|and|aur) astra|astra (?:or|ya|and|aur) oracle) /u;
/** "Whatever you told about February came exactly like that". */
const cameTrue = / (?:came (?:exactly|true|right)|exactly (?:like|as|what|the same)|(?:sach|sahi|theek|thik|wahi|vahi|waisa hi|vaisa hi) (?:hua|hui|nikl\w*|nikal\w*|hogaya|ho gaya)|was right|it happened|worked) /u;
const thanksFirst = /^ (?:thank\w*|thnx|thanx|thx|tysm|dhanyava?d\w*|dhanyawa?d|shukriya|shukria) /u;
const saidBefore = / (?:(?:last|previous|earlier|first) (?:answer|reply|time)|pichhl[aie] (?:jawab|baar)|pehle (?:to )?(?:bola|kaha|bataya|likha)) .*(?:now|but|ab|abhi|lekin) /u;

const lost = / (?:gayab|missing|lapata|kho g\w+|kho di\w*|kho baith\w*|gum ho ga\w+|chori|stolen|ran away|run away) /u;
const things = / (?:kutt\w*|dogs?|cats?|billi|birds?|tota|parrot|phone|mobile|ring|anguthi|chain|purse|wallet|bag|gold|keys?|chabi|scooty|bike|cycle|documents?|papers?|laptop) /u;

const quarrels = / (?:fights?|fighting|quarrel\w*|argu(?:e|es|ing|ment\w*)|jhagd\w*|jhagr\w*|jhagar\w*|kalesh|klesh|taan[ae]|taunt\w*|anban|bolchal band|not talking|do chulhe) /u;
const atHome = / (?:in law|in laws|saas|sasur|sasural|bahu|nanad|devrani|jethani|jeth|devar|ghar|home|house|family|parivar) /u;
/** "Since she moved in every small thing becomes a fight": the peace at home, with whomever it is. */
const isHomeQuarrel = (plain: string, { matters, fact }: Heard['slots']): boolean => quarrels.test(plain) && atHome.test(plain) && fact === null && matters.every(({ id, rank }) => rank < 8 || id === 'health');
const whichDay = / (?:kaun ?s[aie]\w*|kon ?s[aie]\w*|which|what) (?:\w+ )?(?:tithi|tarikh|din|date|day) (?:\w+ )?(?:sahi|shubh|achh\w*|acch\w*|acha|theek|thik|good|right|best|auspicious) /u;

/** "Is travelling abroad in my stars?" asks about the journey, and not about luck. */
const ofLot = / (?:kismat|kismet|naseeb|nasib|bhagya|takdeer|taqdeer) (?:me|mein|men|main) |(?:in|there in) my (?:luck|destiny|fate|stars) /u;

/** Words that mean one matter only, whatever stands around them. */
const plainNames: readonly (readonly [RegExp, Topic])[] = [
  [/ (?:hakl\w*|hakal\w*|stammer\w*|stutter\w*|tutla\w*|totl\w*) /u, 'speech'],
  [/ (?:bijli|bijali|pani|electricity|power|water|gas|mobile|phone|credit card|hospital) (?:\w+ ){0,6}bill? /u, 'dealings'],
  [/ (?:pension|penshan|penson) /u, 'moneyBack'],
  [/ (?:who|kaun|kon) (?:\w+ ){0,5}(?:jealous|jalta|jalti|jalte|against me|mere khilaf|dushman|enemy) /u, 'x_unknowable'],
  [/ (?:sarkari|sarakari|government|govt) (?:college|kolej|kaulej|seat|medical college) /u, 'exam'],
];

/** Topics that a word names which the lists do not know, where the classifier does not rule them out. */
export function namedTopic({ text, slots, talk, understood }: Heard): Topic | null {
  const { topic, wanted } = understood;
  const plain = shortVowels(text);
  if (eitherAstrologer.test(plain) && topic.shareOf('x_service') >= shares.slightly) return 'x_service';
  if (thanksFirst.test(plain) && ((wanted.value === 'talk' && wanted.share >= shares.ending) || (cameTrue.test(plain) && !asksOutright(text))) && !text.raw.includes('?')) return 'x_thanks';
  if (saidBefore.test(plain) && slots.matters.length === 0) return 'x_complaint';
  if (slots.fact === null && (dreams.test(plain) || isOmen(plain, understood))) return 'x_dream';
  if (lost.test(plain) && things.test(plain)) return 'x_unknowable';
  if (talk !== null && !(talk === 'elsewhere' && isHomeQuarrel(plain, slots))) return null;
  if (isHomeQuarrel(plain, slots) && ['elsewhere', null].includes(talk)) return slots.kin ? 'family' : 'homePeace';
  if (whichDay.test(plain) && (slots.fact === null || slots.fact.name === 'birthday') && !slots.horizon?.isPast) return 'x_muhurta';
  if (goodDays.test(plain) && topic.shareOf('x_muhurta') >= shares.slightly && !slots.horizon?.isPast) return 'x_muhurta';
  if (colours.test(plain) && which.test(plain) && (slots.fact === null || factTopics.get(slots.fact.name) === 'x_number')) return 'x_number';
  const named = slots.fact === null ? plainNames.find(([pattern]) => pattern.test(plain))?.[1] : undefined;
  if (named !== undefined && (topic.value !== named || slots.matters[0]?.id !== named) && (topic.share < shares.firmly || slots.matters.every(({ id }) => id !== topic.value))) return named;
  const lot = ofLot.test(plain) && talk === null && slots.kin === null ? slots.matters.find(({ id, rank }) => id !== 'luck' && rank >= 4) : undefined;
  if (lot && wanted.shareOf('remedy') < shares.wanted) return lot.id as Topic;
  return points.test(plain) && topic.shareOf('x_match') >= shares.slightly ? 'x_match' : null;
}

export const asksColour = (text: QuestionText): boolean => colours.test(shortVowels(text));
