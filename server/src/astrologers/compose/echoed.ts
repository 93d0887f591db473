import { join } from './join';
import { findAskedThing, isAboutOneself, isAboutPeople, type AskedThing } from '../echo/asked-thing';
import { betweenPeople, inOneself, ofThings } from '../echo/reasons';
import * as english from '../echo/say-english';
import * as hindi from '../echo/say-hindi';
import type { Topic } from '../topics/understand';
import type { Parts } from '../words/speaker';
import { planetOfFactor, type Factor } from '../plan/weigh';
import { shares } from '../question/heard';
import { getMatter, type MatterId } from '../question/matters';
import { asksOutright, opensAsYesNo } from '../question/sentence-form';
import { findPlanets } from '../question/chart-terms';
import { findAskedClause } from '../question/asked-clause';
import type { Context } from './context';
import { asksDecision } from './decision';
import { aboutMatter } from './pointed/about-matter';
import { asDecision, elaborate, judge, leadInput, type Judgement } from './judgement';

const dayMs = 86_400_000;
const soonDays = 45;
/** "Itni der kyu" after another question names nothing of its own. */
const fewWords = 4;

/** The verdict alone, where the grammar of the question is not safe to turn and no label fits. */
function verdict(context: Context, { level, window }: Judgement): string {
  const { say, book, question, read } = context;
  const span = window ? book.span(window, question.astrologer) : '';
  const time = span === '' || read.horizon?.unit === 'day' ? ['', ''] : [`; the best time is ${span}`, `; सबसे अच्छा समय ${span} है`];
  if (read.kind === 'when') return span === '' ? say([['your chart names no clear date yet', 'no clear date shows yet'], '.'], [['अभी कोई साफ़ तारीख नहीं दिखती', 'समय अभी साफ़ नहीं दिखता'], '।']) : say([[`the likeliest time is ${span}`, `look to ${span}`], '.'], [[`सबसे अच्छा समय ${span} है`, `समय ${span} का बनता है`], '।']);
  if (read.kind === 'yesNo') return { yes: () => say([['yes, most likely', 'yes, it looks so'], time[0] ?? '', '.'], [['हाँ, योग अच्छे हैं', 'हाँ, उम्मीद अच्छी है'], time[1] ?? '', '।']), careful: () => say([['yes, with some patience', 'on the whole yes, with effort'], time[0] ?? '', '.'], [['हाँ, पर थोड़े सब्र से', 'कुल मिलाकर हाँ, मेहनत से'], time[1] ?? '', '।']), slow: () => say([['not easily', 'not without effort'], time[0] ?? '', '.'], [['आसानी से नहीं', 'मेहनत के बिना नहीं'], time[1] ?? '', '।']) }[level]();
  return { yes: () => say([['it goes well', 'it looks good'], time[0] ?? '', '.'], [['अच्छा रहेगा', 'बात ठीक चलेगी'], time[1] ?? '', '।']), careful: () => say([['up and down, more up than down', 'fairly well, with some effort'], time[0] ?? '', '.'], [['मिला-जुला, थोड़ी मेहनत से ठीक', 'उतार-चढ़ाव, पर संभल जाएगा'], time[1] ?? '', '।']), slow: () => say([['slowly for now, so take your time', 'it needs patience just now'], time[0] ?? '', '.'], [['अभी धीरे चलेगा, सब्र रखिए', 'थोड़ा समय लगेगा'], time[1] ?? '', '।']) }[level]();
}

const asksHow = /(?:^| )how (?:will|would|is|are) /u;
const toldOrNull = ({ tell }: Context, parts: Parts | null): string | null => (parts === null ? null : tell(parts));

const coreOf = ({ read: { text } }: Context) => findAskedClause(text, text.language) ?? text;
const isAskedAsYesNo = (context: Context): boolean => context.read.kind === 'yesNo' || (context.read.kind === 'how' && opensAsYesNo(coreOf(context)));

/** Whether the one who asks wants to be told to do it or not. */
function isDecisionOnThing(context: Context, { english: en, hindi: hi }: AskedThing): boolean {
  if (!context.isEnglish && hi !== null) return hi.kind === 'yesNo' && hi.isDecision;
  return en !== null && en.doing !== null && asksDecision({ ...context, read: { ...context.read, kind: 'yesNo' } }) && !/^ (?:can|could) /u.test(coreOf(context).plain);
}

/** Whether the kind of the reading and the form of the sentence agree, so that the words may be turned. */
function leadOf(context: Context, judgement: Judgement, thing: AskedThing): string | null {
  const { read, tell, isEnglish, now } = context;
  const input = leadInput(context, judgement);
  const core = coreOf(context);
  const isYesNo = isAskedAsYesNo(context);
  const isDecision = isDecisionOnThing(context, thing);
  const isSoon = judgement.window !== null && judgement.window.start - now < soonDays * dayMs && judgement.isInside;
  const { english: en, hindi: hi } = thing;
  if (isEnglish && en !== null && en.doing !== null) {
    const echo = { ...en, doing: en.doing };
    if (isYesNo) return tell(isDecision ? english.sayDecision(echo, input, isSoon) : english.sayYesNo(echo, input));
    if (read.kind === 'when') return tell(english.sayWhen(echo, input));
    if (read.kind === 'how' && asksHow.test(core.plain)) return tell(english.sayHow(echo, input));
  }
  if (!isEnglish && hi !== null) {
    if (hi.kind === 'yesNo' && isYesNo) return toldOrNull(context, isDecision ? hindi.sayDecision(hi, input, isSoon) : hindi.sayYesNo(hi, input));
    if ((hi.kind === 'when' || hi.kind === 'till') && read.kind === 'when' && hi.isWish) return tell(hindi.sayWhen(hi, input));
    if (hi.kind === 'how' && read.kind === 'how' && !(read.horizon !== null && ['time', 'self'].includes(judgement.matter.id))) return tell(hindi.sayHow(hi, input));
  }
  return null;
}

const ofLove: readonly MatterId[] = ['love', 'reunion', 'loveMarriage', 'marriage', 'harmony', 'secondMarriage'];
const isPartnerNamed = / (?:bf|gf|fianc\w+|partner|spouse|boyfriend|girlfriend|husband|wife|jeevan\w*|jivan\w*|mangetar|premi|premika|ex|crush|ladk[aie]+|larka|larki|boy|girl|love|pyar|date|dating) /u;

/** Somebody whom only "he" or "she" names is no partner, where the story names somebody else: a cook who left is no old love. */
function withNamed(context: Context, judgement: Judgement, thing: AskedThing): [Context, Judgement] {
  const { read } = context;
  if (read.kin?.id !== 'partner' || thing.named === null || isPartnerNamed.test(read.text.plain)) return [context, judgement];
  const matter = ofLove.includes(judgement.matter.id) ? getMatter('dealings') : judgement.matter;
  const own = { ...context, read: { ...read, kin: null, matter } };
  return [own, judge(own, matter)];
}

/** The answer about the asked thing itself, in the words of the one who asks; null where the label of its matter says it. */
export function composeEchoed(whole: Context, weighed: Judgement): string | null {
  if (!['yesNo', 'when', 'how', 'why'].includes(whole.read.kind) || whole.read.step !== null || weighed.matter.careful || findPlanets(whole.read.text).length > 0) return null;
  const thing = findAskedThing(whole, weighed.matter);
  if (thing === null) return null;
  const [context, named] = withNamed(whole, weighed, thing);
  const { read } = context;
  const judgement = isAskedAsYesNo(context) && isDecisionOnThing(context, thing) ? asDecision(context, named) : named;
  if (read.kind === 'why') return composeEchoedWhy(context, judgement, thing);
  const lead = leadOf(context, judgement, thing);
  if (lead !== null) return join(lead, ...elaborate(context, judgement));
  if (goesOn(context) || (read.kind === 'yesNo' && asksDecision(context))) return null;
  if (!asksOutright(read.text) && read.kind === 'how') return null;
  // Where a word names the matter and the tables do not rule it out, its label is better than a verdict without a name.
  if (labelFits(context)) return null;
  return join(verdict(context, judgement), ...elaborate(context, judgement));
}

/** "And if not …", "she does not want it though": words that lean on the line before. */
export const goesOn = ({ read, question }: Context): boolean => (question.turns ?? []).length > 0 && (read.previous !== null || / (?:though|then|else|instead|him|her|he|she|that|usme|usmen|isme|ismen|usse|isse|wo|woh|vo|ye|yeh) |^ (?:and|aur|but|par|lekin|so|to|toh|or|ya|phir|fir|nahi|no|ok|acha|achha) /u.test(read.text.plain));

const atHome: readonly Topic[] = ['family', 'harmony', 'homePeace'];
/** A time as a whole, and what one has with a relative, have labels of their own. */
function labelFits({ read }: Context): boolean {
  const { matter, topic, kin, horizon } = read;
  if (matter.rank === 0) return horizon !== null;
  const ids = kin !== null && atHome.includes(matter.id as Topic) ? atHome : [matter.id as Topic];
  return ids.some((id) => topic.shareOf(id) >= shares.slightly);
}

/** The label of the matter where words and tables agree on it; empty where they do not. */
export const fittingLabel = (context: Context): string => (context.read.matter.rank > 0 && labelFits(context) ? aboutMatter(context, context.read.matter.id, context.read.kin?.id ?? null) : '');

/** The same sentence for a thing on no list, whose form is asked; null where its words cannot be turned. */
export function echoOther(context: Context, judgement: Judgement): string | null {
  const thing = findAskedThing(context, judgement.matter);
  if (thing !== null && context.read.form === 'why') return whyLead(context, judgement, thing);
  return thing === null ? null : leadOf({ ...context, read: { ...context.read, kind: context.read.form } }, judgement, thing);
}

const strainsOf = ({ weighed }: Judgement): Factor[] => weighed.factors.filter(({ weight }) => weight < 0);

/** Why, as the first sentence: what the straining planet brings between the people, into the thing, or into oneself. */
function whyLead(context: Context, judgement: Judgement, thing: AskedThing): string | null {
  const { tell, isEnglish, say, read } = context;
  const [first] = strainsOf(judgement);
  if (!first) return null;
  const planet = planetOfFactor(first);
  const [en, hi] = (isAboutOneself(context) ? inOneself : isAboutPeople(context) ? betweenPeople : ofThings)[planet];
  const turnedLead = isEnglish && thing.english?.being ? tell(english.sayWhy(thing.english, en)) : !isEnglish && thing.hindi?.kind === 'why' ? tell(hindi.sayWhy(thing.hindi, hi)) : null;
  const about = fittingLabel(context);
  const plainLead = goesOn(context) ? null : say([about && `With ${about} `, ['the main reason is ', 'the reason is mostly '], en, '.'], [about && `${about} की बात में `, ['सबसे बड़ी वजह ', 'असल वजह '], `${hi} है`, '।']);
  return (read.previous !== null && read.text.length <= fewWords ? null : turnedLead) ?? plainLead;
}

/** The reason, then the placement that shows it. */
function composeEchoedWhy(context: Context, judgement: Judgement, thing: AskedThing): string | null {
  const { tell, book, question } = context;
  const lead = whyLead(context, judgement, thing);
  if (lead === null) return null;
  const [first, second] = strainsOf(judgement);
  const shown = [first, second].flatMap((factor, index) => (factor ? [tell(book.ground(factor, judgement.matter.id, question.astrologer === 'Astra' ? index : null))] : []));
  return join(lead, shown.slice(0, question.astrologer === 'Astra' ? 2 : 1).join(' '), elaborate(context, judgement).at(-1) ?? '');
}
