import { shortVowels } from '../../question/question-text';
import { elaborate, judge } from '../judgement';
import { join } from '../join';
import { askAbout, spanOf, type ComposeTurn, type Turn, wordsOf } from './turn';
import { worldlyWay } from './todo';

const fails = / (?:nahi\w*|nhi|nai|never|nothing|kabhi|na|not|no|dont|doesnt|didnt|isnt|wont|cant|fail\w*|reject\w*|refus\w*|refuse\w*|mana|mna|inkar|inkaar|den(?:y|ies|ied)|cancel\w*|delay\w*|late|der|miss\w*|chu?k\w*|lose\w*|lost|loses|haar\w*|har|withdraw\w*|ulta|ulat\w*|bigad\w*|gadbad\w*|tut\w*|tod\w*|mukar\w*|palat\w*|block\w*|stop\w*|drop\w*|waitlist\w*|kam|less|worse|bad|wrong|problem|dhokha\w*|cheat\w*|bhag\w*|atak\w*|phas\w*|fas\w*) /u;
const people = / (?:mana|mna|mane|maan\w*|man\w*|agree\w*|refus\w*|refuse\w*|says? no|said no|inkar|inkaar|naraz|gussa|angry|upset|raji|razi|raazi|consent|object\w*|accept\w*|approv\w*|forgiv\w*|maaf|apna\w*) /u;

const mostWords = 9;

/** It does not come, or somebody says no: what the chart holds after it, and the way meanwhile. */
function sayOtherwise(turn: Turn): string {
  const { about, context } = turn;
  const { say, book } = about;
  const next = judge(askAbout(turn, { kind: 'when', step: 'after', horizon: turn.before.horizon?.isPast ? null : turn.before.horizon }));
  // Where it is cut from the window before it, its first day is none of the sky: months say it for both astrologers.
  const span = next.window ? book.span(next.window, 'Oracle') : '';
  const [way, rasta] = worldlyWay(turn);
  const ofPeople = people.test(`${wordsOf(context)}${shortVowels(turn.before.text)}`);
  if (span === '') return say([['Then take it as a sign to change the way and not the aim', 'Then the way has to change'], `: ${way}.`], [['तो रास्ता बदलिए, लक्ष्य नहीं', 'तब तरीका बदलना होगा'], `: ${rasta}।`]);
  return ofPeople
    ? say([['Then do not force it', 'If the answer is no, leave it for a while'], [`: the next good time to ask again is ${span}`, `; ask again in ${span}`], `, and till then ${way}.`], [['तो ज़िद मत कीजिए', 'मना हो, तो कुछ समय रुकिए'], [`; दोबारा बात का अच्छा समय ${span} है`, `, फिर ${span} में बात कीजिए`], `; तब तक ${rasta}।`])
    : say([['Then it is not over', 'If so, all is not lost'], [`: the next good time is ${span}`, `; the chart gives another chance in ${span}`], `, and till then ${way}.`], [['तो भी बात खत्म नहीं', 'तब भी रास्ता बंद नहीं'], [`; अगला अच्छा समय ${span} है`, `, अगला मौका ${span} में है`], `; तब तक ${rasta}।`]);
}

/** Something else comes to pass: whether the answer holds all the same. */
function sayThen(turn: Turn): string {
  const { about: { say }, judgement } = turn;
  const span = spanOf(turn);
  const [at, tab] = span === '' ? ['', ''] : [`, and the time stays ${span}`, `, समय ${span} का ही रहेगा`];
  return {
    yes: () => say([['Then it still looks good', 'Even so it holds'], `: your chart supports it well either way${at}.`], [['तो भी बात अच्छी रहेगी', 'तब भी जवाब यही है'], `; कुंडली दोनों हाल में साथ है${tab}।`]),
    careful: () => say([['Then it gets a little harder, and can still be managed', 'It changes the way more than the end'], `: the chart is mixed here${at}.`], [['तो थोड़ी मेहनत बढ़ेगी, पर बात सँभल जाएगी', 'इससे रास्ता बदलेगा, नतीजा कम'], `; कुंडली का पक्ष मिला-जुला है${tab}।`]),
    slow: () => say([['Then keep a second plan ready', 'In that case go slowly'], `: the support is small just now${at}.`], [['तो दूसरा रास्ता तैयार रखिए', 'तब धीरे चलना ठीक है'], `; अभी सहारा कम है${tab}।`]),
  }[judgement.level]();
}

/** "And if she refuses?": what the chart says for the other course. */
export const composeIf: ComposeTurn = (turn) => {
  const { kind, text } = turn.context.read;
  // "If not him, when will somebody new come?" asks for a time of its own.
  if (kind === 'when' && text.length > mostWords) return null;
  const lead = fails.test(wordsOf(turn.context)) ? sayOtherwise(turn) : sayThen(turn);
  return join(lead, ...elaborate(turn.about, { ...turn.judgement, window: null }));
};
