import { isRepeatable } from '../echo/asked-thing';
import { readEnglishClause } from '../echo/english-clause';
import { isVerb } from '../echo/english-verbs';
import { wished } from '../echo/hindi-words';
import { englishOption, hindiOption, verbOf, type OptionClause } from '../echo/option-clause';
import { findFields } from '../question/fields';
import { hasKind } from '../question/kinds';
import { findPlaces } from '../question/places';
import { readText, shortVowels } from '../question/question-text';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import { englishBook } from '../words/english-book';
import { hindiBook } from '../words/hindi-book';
import { actOf, type Act } from './acts';
import type { Context } from './context';
import { judge } from './judgement';
import { splitOptions } from './options';

/** Now or later is another choice. */
const times = /^ (?:(?:now|later|today|tomorrow|abhi|baad|bad|me|mein|pehle|pahle|agle|saal|sal|mahine|hafte|next|this|year|month|week|first|in|may|till|wait|karu|karun|lu|lun) ?)+$/u;
const parting = / (?:divorc\w*|separat\w*|talak|talaq|husband|wife|pati|patni|biwi|marriage|shadi) /u;
const maxWords = 11;
const minGap = 2;
/** Standing up to somebody waits for no season. */
const standing = 'standing up to it';

/** "Go or stay" at the end of a story. */
const bareChoice = /(?:^|[.,;?!\n]\s*)(?:so |now |then )?(?:should i |do i |shall i )?([a-z]+) or ([a-z]+)[\s?.!]*$/iu;

export interface Side {
  clause: OptionClause;
  act: Act | null;
}

/** "Lagwau ki mana karu": between two verbs of one's own "ki" is "or". */
const askedOf = (text: string): string => text.replace(/(\S+(?:u|un|oon|ूं|ूँ|ऊं|ऊँ)) (?:ki|कि) (?=(?:\S+ ){0,5}\S*(?:u|un|oon|ूं|ूँ|ऊं|ऊँ)[\s?.!।]*$)/iu, '$1 ya ');

const othersChoice = /^\W*(?:and |so |but )?(?:will|would|does|is) (?:he|she|they|my|the|our)\b/iu;
const ownSide = /\bor (?:(?:should|shall|do|can|must|may) (?:i|we)|i|we|is it better)\b/iu;
const othersDeed = /^(?:will|would|is|are) (?!i |we )/iu;
/** What somebody else may do is waited for: "will he sign it, or should I change him?". */
function toWaiting(part: string, isEnglish: boolean): Side | null {
  if (!isEnglish) return wished(part.replace(/[?!.।]/gu, '').trim().split(' ').at(-1) ?? '')?.isOwn === false ? { clause: { said: 'इंतज़ार करें', isDoing: true }, act: actOf(' wait ') } : null;
  const echo = othersDeed.test(part) ? readEnglishClause(part) : null;
  return echo?.doing && echo.subject !== 'you' ? { clause: { said: `wait for ${echo.subject} to ${echo.doing}`, isDoing: true }, act: actOf(' wait ') } : null;
}

function sidesOf({ read, isEnglish, question }: Context): Side[] {
  // What stands before the two, between commas, is told.
  const bare = bareChoice.exec(question.text);
  const parts = bare?.[1] && bare[2] && isEnglish && isVerb(bare[1].toLowerCase()) && isVerb(bare[2].toLowerCase()) ? [bare[1], bare[2]] : splitOptions(askedOf(question.text)).slice(-2);
  if (parts.length !== 2) return [];
  const verbs = parts.map((part) => (isEnglish ? null : verbOf(part)));
  const shared = verbs.find((verb) => verb !== null) ?? null;
  return parts.flatMap((part, at) => {
    // What both sides tell of others is hope beside fear, and nothing to do.
    const waited = at === 0 && (isEnglish || verbs[1] !== null) ? toWaiting(part, isEnglish) : null;
    if (waited !== null) return [waited];
    const clause = isEnglish ? englishOption(part) : hindiOption(part, shared);
    const text = readText(clause?.said ?? part, read.language);
    return clause === null || clause.said.split(' ').length > maxWords || times.test(shortVowels(readText(part, read.language))) ? [] : [{ clause, act: actOf(shortVowels(text)) }];
  });
}

/** Things to do, and not names of two things, two places, two fields or two people. */
function isChoiceOfDoing({ read }: Context, sides: readonly Side[]): boolean {
  const texts = sides.map(({ clause }) => readText(clause.said, read.language));
  return sides.length === 2 && sides.some(({ clause }) => clause.isDoing) && !texts.every((text) => findFields(text).length > 0) && !texts.every((text) => findPlaces(text).length > 0) && sides[0]?.clause.said !== sides[1]?.clause.said;
}

/** A side that names nothing one does is the matter itself: its planet is the lord of its house. */
const ofMatter = ({ read: { matter }, strengths }: Context): Act | null =>
  matter.rank === 0 ? null : [/(?:)/u, strengths.view.lord(matter.houses[0]), englishBook.matter(matter.id), hindiBook.matter(matter.id)];

/** The two things to do that are put as a choice, each with what it stands for; null where no such choice is put. */
export function readDoings(context: Context): readonly [Side, Side] | null {
  const { read, question } = context;
  if (!hasKind(readText(askedOf(question.text), read.language), 'either') || (read.matter.careful && !(read.matter.id === 'separation' && !parting.test(shortVowels(read.text)))) || read.fact !== null || !isRepeatable(read.text)) return null;
  // "Will he marry me or leave me" is a choice of somebody else.
  if (othersChoice.test(question.text) && !ownSide.test(question.text)) return null;
  const sides = sidesOf(context);
  if (!isChoiceOfDoing(context, sides)) return null;
  const [one, two] = sides.map((side) => ({ ...side, act: side.act ?? (sides.every(({ clause }) => clause.isDoing) ? ofMatter(context) : null) }));
  return one?.act && two?.act ? [one, two] : null;
}

/** What no chart may favour, however its planets stand. */
const harmful = / (?:run away|ran away|elope|bha+g (?:kar|ke|jau|jaun|jayein|jaye|jaun|ja)|bhag(?:na|kar|ke|u|un)|bribe\w*|rishwat|rishvat|ghoos|ghus|forge\w*|fake|nakli|farzi|farji|jhooth\w*|jhuth\w*|threat\w*|dhamk\w*|blackmail\w*|steal|chori|beat|peet\w*|pitai|mar(?:u|un|na) (?:use|usko)|badla|revenge|cheat\w*|dhokha|hack\w*) /u;
/** Where one of the two would harm somebody or break the law, the other is taken; null where none would. */
function composeGuarded({ say, read }: Context, one: Side, two: Side): string | null {
  const [first, second] = [one, two].map(({ clause }) => harmful.test(shortVowels(readText(clause.said, read.language))));
  if (first === second) return null;
  const [best, other] = first ? [two, one] : [one, two];
  const [a, b] = [best.clause.said, other.clause.said];
  return [
    say([[`Do not ${b}: `, `Rather not ${b}; `], `better to ${a}.`], [['नहीं, यह रास्ता मत लीजिए; ', 'वह रास्ता छोड़िए: '], `बेहतर है कि ${a}।`]),
    say([['No placement of planets makes good what can bring the law, shame or danger on you.', 'That step closes doors which patience, an elder or an open word keep open.']], [['जिसमें क़ानून, बदनामी या खतरा हो, उसे कोई ग्रह अच्छा नहीं बनाता।', 'वह कदम ऐसे दरवाज़े बंद करता है, जिन्हें सब्र और खुली बात खुला रखते हैं।']]),
    say([['Take somebody of age and sense into it before you act.', 'Write down what you would lose by it, and sleep a night.']], [['कदम उठाने से पहले किसी समझदार बड़े को साथ लीजिए।', 'इसमें क्या खोएँगे, लिखिए, और एक रात रुकिए।']]),
  ].join('\n\n');
}

/** "Should I complain or sit down and talk?": the two in the words of the one who asks, told apart by the planets of what one would do; null where they are not. */
export function composeEitherClauses(context: Context): string | null {
  const { read, say, book, strengths, question } = context;
  const [one, two] = readDoings(context) ?? [];
  if (!one?.act || !two?.act) return null;
  const guarded = composeGuarded(context, one, two);
  if (guarded !== null || one.act[1] === two.act[1]) return guarded;
  const gap = strengths.of(one.act[1]) - strengths.of(two.act[1]);
  const [best, other] = gap >= 0 ? [one, two] : [two, one];
  const [, planet = 'Sun', en = '', hi = ''] = best.act ?? [];
  const [, second = 'Sun'] = other.act ?? [];
  const [a, b] = [best.clause.said, other.clause.said];
  const isDoing = best.clause.isDoing && other.clause.isDoing;
  const close = Math.abs(gap) < minGap;
  const opening = say(
    isDoing ? [close ? ['By a little, better to ', 'It is close, but better to '] : ['Better to ', 'It is better to '], `${a} than to ${b}.`] : [close ? 'By a little, ' : ['Of the two, ', 'Rather '], `"${a}" more than "${b}".`],
    isDoing ? [close ? 'थोड़े फ़र्क से ' : '', ['बेहतर है कि ', 'अच्छा यह है कि '], `${a}, न कि ${b}।`] : [close ? 'थोड़े फ़र्क से झुकाव ' : 'झुकाव ', `"${a}" की ओर है, "${b}" की ओर नहीं।`],
  );
  const house = strengths.view.house(planet);
  const ground = say(
    [[`That is a matter of ${en}, and so of ${book.planet(planet)}`, `${book.planet(planet)} carries ${en}`], `, which is in your ${th(house)} house (${englishHouses[house - 1]}) and stronger than ${book.planet(second)}, which carries the other.`],
    [[`यह ${hi} की बात है, जिसे ${book.planet(planet)} देखते हैं`, `${book.planet(planet)} ${hi} के ग्रह हैं`], `; वे ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) में हैं और दूसरे रास्ते के ग्रह ${book.planet(second)} से बली हैं।`],
  );
  const { window } = judge({ ...context, read: { ...read, kind: 'when', horizon: null } });
  const span = window === null || [one, two].some(({ act }) => act?.[2] === standing) ? '' : book.span(window, question.astrologer);
  const time = span === '' ? '' : say([['A good time for it is ', 'It goes best in '], `${span}.`], [['इसका अच्छा समय ', 'सबसे सहज समय '], `${span} है।`]);
  const honest = say([['What it costs and whom it hurts you know better than any chart', 'Weigh beside it what each would cost you'], '.'], [['किसमें कितना खर्च और कितना मन दुखेगा, यह आप ज़्यादा जानते हैं', 'साथ में दोनों का खर्च और असर भी देख लीजिए'], '।']);
  return [[opening, ground].join(' '), [time, honest].filter((each) => each !== '').join(' ')].join('\n\n');
}
