import { elaborate } from '../judgement';
import { join } from '../join';
import { spanOf, type ComposeTurn, type Turn, wordsOf } from './turn';

const waits = / (?:wait\w*|ruk\w*|rukn?u?|intezar\w*|intzar\w*|intazar\w*|sabr\w*|sabar|hold on|patien\w*|thehr\w*|thahar\w*|baith\w*|dekhu|dekhun) /u;
const leaves = / (?:resign\w*|quit\w*|leav\w*|chho?d\w*|give up|giving up|drop\w*|cancel\w*|break ?up|break it|mana (?:kar|kr)\w*|refus\w*|reject\w*|stop\w*|band (?:kar|kr)\w*|hat[au]\w*|haat\w*|forget|bhul\w*|move on|withdraw\w*|tod\w*|alag|separate\w*|block|ignore) /u;
const holds = / (?:should(?:nt)? i not|shouldnt i|(?:na|nahi|nhi|mat) (?:karu\w*|jau\w*|lu|lun|du|dun|kharid\w*|bech\w*|bol\w*|bata\w*)|not (?:go|buy|sell|take|do|call|apply|join|tell|pay)) /u;

const inverted = { yes: 'slow', careful: 'careful', slow: 'yes' } as const;

/** Whether to wait, by whether a better time lies ahead. */
function sayWait(turn: Turn): string {
  const { about: { say, now }, judgement: { window, level } } = turn;
  const span = spanOf(turn);
  const isAhead = window !== null && window.start - now > 20 * 86_400_000;
  if (isAhead) return say([['Yes, wait', 'Yes, waiting is right'], [`: the better time is ${span}`, ` till ${span}, which is the better time`], ['; get ready meanwhile.', ', and use the weeks till then to prepare.']], [['हाँ, रुकना ठीक है', 'हाँ, थोड़ा इंतज़ार कीजिए'], [`; बेहतर समय ${span} है`, `, अच्छा समय ${span} का है`], ['; तब तक तैयारी कीजिए।', ', तब तक तैयारी पूरी रखिए।']]);
  if (level === 'slow' || span === '') return say([['Yes, there is no hurry', 'Yes, rather wait'], ': the support is small just now', [', and haste would cost more than time.', ', so let things ripen.']], [['हाँ, जल्दी मत कीजिए', 'हाँ, अभी रुकना बेहतर है'], '; इस समय सहारा कम है', [', जल्दबाज़ी भारी पड़ेगी।', ', बात को पकने दीजिए।']]);
  return say([['No, you need not wait', 'No need to wait'], [`: the good time has begun, ${span}.`, `; the time is now, ${span}.`]], [['नहीं, रुकने की ज़रूरत नहीं', 'इंतज़ार मत कीजिए'], [`; अच्छा समय शुरू है, ${span}।`, `, समय यही है, ${span}।`]]);
}

/** Whether to leave what one holds: where the chart carries it, one stays. */
function sayLeave(turn: Turn): string {
  const { about: { say }, judgement } = turn;
  const span = spanOf(turn);
  const [till, tab] = span === '' ? ['', ''] : [`; the time that decides is ${span}`, `; फ़ैसले का समय ${span} है`];
  return {
    slow: () => say([['Not in haste, but you may prepare for it', 'Not today; prepare it quietly'], `: your chart gives this little support${till}.`], [['जल्दी में नहीं, पर तैयारी रख सकते हैं', 'आज नहीं, चुपचाप तैयारी कीजिए'], `; कुंडली से इसे कम सहारा है${tab}।`]),
    careful: () => say([['Not yet', 'No, not now'], `: it is mixed, and may still come right${till}.`], [['अभी नहीं', 'नहीं, अभी मत कीजिए'], `; बात मिली-जुली है, सँभल सकती है${tab}।`]),
    yes: () => say([['No, hold on to it', 'No, do not give it up'], `: your chart supports it well${till}.`], [['नहीं, इसे मत छोड़िए', 'नहीं, टिके रहिए'], `; कुंडली से इसे अच्छा सहारा है${tab}।`]),
  }[judgement.level]();
}

function sayDo(turn: Turn): string {
  const { about: { say, now }, judgement: { level, window }, context } = turn;
  const span = spanOf(turn);
  const isNot = holds.test(wordsOf(context));
  const isNow = window !== null && window.start - now < 45 * 86_400_000;
  const [at, tab] = span === '' ? ['', ''] : isNow ? [`, best in ${span}`, `, सबसे अच्छा समय ${span}`] : [`; wait with the last step for ${span}`, `; आखिरी कदम ${span} में`];
  return {
    yes: () => say([['Yes, do it', 'Yes, you can'], [': your chart supports the step', '; the chart is with you in it'], `${at}.`], [['हाँ, कीजिए', 'हाँ, आगे बढ़िए'], ['; कुंडली इस कदम के साथ है', ', इस कदम को सहारा है'], `${tab}।`]),
    careful: () => say([['Yes, but in a small way first', 'Yes, with care'], [': the support is mixed', '; the chart is half with you'], `${at}.`], [['हाँ, पर पहले छोटे से', 'हाँ, पर सँभलकर'], ['; सहारा मिला-जुला है', ', कुंडली आधी साथ है'], `${tab}।`]),
    slow: () => say([['Not now', 'Rather not yet'], [': the support is small at present', '; your chart does not carry the step yet'], span === '' ? '.' : isNow ? `; if you must, then in ${span}.` : `, and ${span} is the better time.`], [['अभी नहीं', 'अभी रुकिए'], ['; इस समय सहारा कम है', ', कुंडली अभी इस कदम के साथ नहीं'], span === '' ? '।' : isNow ? `; करना ही हो, तो ${span} में।` : `, बेहतर समय ${span} है।`]),
  }[isNot ? inverted[level] : level]();
}

/** "To resign kar du?": a leaning on the step that the line names, with its reason and its time. */
export const composeShould: ComposeTurn = (turn) => {
  const plain = wordsOf(turn.context);
  const lead = waits.test(plain) ? sayWait(turn) : leaves.test(plain) ? sayLeave(turn) : sayDo(turn);
  return join(lead, ...elaborate(turn.about, turn.judgement));
};
