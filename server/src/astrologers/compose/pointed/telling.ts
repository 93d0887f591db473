import { openMatters, type Matter } from '../../question/matters';
import { shortVowels } from '../../question/question-text';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import type { Context } from '../context';
import { judge } from '../judgement';
import { comingMonths } from './coming';

const tells = / (?:bata (?:du|dun|de|den|dena|dein|dein?|hi du)|bata[u]n?|batana|batae|bataye|bata+un|bol du|bol dun|keh du|keh dun|kah du|kah dun|sach bata\w*|confess|disclose|reveal|come clean|come out to|tell (?:him|her|them|my \w+(?: and \w+| in laws)?|the (?:family|boy|girl|boys|girls|groom|bride|in laws)(?: side)?|everyone|people|home)|(?:break the news|chhupa(?:u|un|na|ye|ke)? ?(?:rakh\w*)?|hide it|keep it (?:a )?secret)) /u;
const asks = / (?:ya|or|kya|should|shall|do i|can i|abhi|now|chahiye|baad|theek|thik|sahi|better|na|rehne|\?) /u;
const teller = / (?:aap|ap|tum|you|u|please|plz|pandit\w*|guru\w*|sir|madam|mujhe|muje|me (?:my|what|when|if|about)|kundli|chart|rashi|upay|remedy|naam|name|tarikh|date) /u;

/** In which way, and not whether: rows of `plain/approach` answer that. */
const manner = / (?:how (?:do|can|should|to|could|shall) (?:i |we )?(?:tell|say|break|explain|bring)|(?:kaise|kese|kis tarah) (?:\w+ ){0,2}(?:bata\w*|bol\w*|kah\w*|kehu|samjha\w*)) /u;

const whom: readonly (readonly [RegExp, string, string])[] = [
  [/ (?:in ?laws|sasural\w*|saas|sasur) /u, 'your in-laws', 'ससुराल में'],
  [/ (?:mummy papa|mom dad|parents|maa baap|ma bap|mata pita|papa mummy) /u, 'your parents', 'माँ-पिता को'],
  [/ (?:ghar (?:pe|par|pr|me|mein|wal\w*)|ghar ?wal\w*|family|home) /u, 'those at home', 'घर पर'],
  [/ (?:papa|father|dad|pita\w*|abbu) /u, 'your father', 'पिता जी को'],
  [/ (?:mummy|mom|mother|maa|ma|ammi) /u, 'your mother', 'माँ को'],
  [/ (?:husband|pati) /u, 'your husband', 'पति को'],
  [/ (?:wife|patni|biwi) /u, 'your wife', 'पत्नी को'],
  [/ (?:boss|manager|hr|office) /u, 'your boss', 'बॉस को'],
  [/ (?:fiance|fiancee|mangetar|boyfriend|girlfriend|bf|gf|partner) /u, 'your partner', 'साथी को'],
  [/ (?:unhe|unko|unhein|them) /u, 'them', 'उन्हें'],
  [/ (?:usko|use|usse|him|her) /u, '', 'सामने वाले को'],
];

/** What the telling may wait for. */
const events: readonly (readonly [RegExp, string, string])[] = (
  [
    ['exams?|pariksha|paper|papers|boards?', 'the exam', 'परीक्षा'],
    ['shadi|shaadi|vivah|wedding|marriage', 'the wedding', 'शादी'],
    ['results?|rijalt', 'the result', 'नतीजे'],
    ['interview', 'the interview', 'इंटरव्यू'],
    ['job|naukri', 'the job', 'नौकरी'],
    ['diwali|holi|festival', 'the festival', 'त्योहार'],
  ] as const
).map(([words, en, hi]) => [new RegExp(` (?:(?:${words}) (?:ke |k )?(?:bad|baad)|after (?:the |my |her |his )?(?:${words})) `, 'u'), en, hi] as const);
const another = / (?:or|ya) (?!(?:should i |shall i |do i )?(?:wait|not|later|no|leave|rehne|rahne|bad|baad|abhi|ab|nahi|nhi|nahin|na|exams?|after|then|chhod|chod|mana|now|diwali|holi|shadi|shaadi|results?|interview|job|naukri) )/u;
/** Speech: what is said is the 3rd house, what is told at home the 2nd, and Mercury finds the words. */
const speech: Matter = { ...openMatters.time, houses: [3, 2], karakas: ['Mercury'] };

/** Whether to tell somebody, now or later: null where no telling is in doubt, or who answers is asked to tell. */
export function composeTelling(context: Context): string | null {
  const { read, say, book, strengths, question, now } = context;
  const plain = shortVowels(read.text);
  if (!tells.test(plain) || !asks.test(plain) || (manner.test(plain) && !/ (?:kab|when|abhi|now|ya|or) /u.test(plain)) || read.fact !== null || ['when', 'why', 'remedy', 'repeat', 'muhurta', 'past'].includes(read.kind)) return null;
  // "... simple bhasha me batana" is said to the one who answers.
  if (/ (?:batana|bata dena|batao|bataiye|bata do|bata dijiye) $/u.test(` ${read.text.plain.trim()} `) && !/ (?:ko|kisi) (?:\w+ ){0,3}(?:batana|bata dena) $/u.test(read.text.plain)) return null;
  if (/^ (?:\w+ ){0,2}(?:bata|batao|bataiye) (?!d)/u.test(plain) || (teller.test(plain.replace(/ (?:use|unhe|unko|usko|kya|mujhe) /gu, ' ')) && !/ (?:bata du|bata dun|batau|bataun|keh du|kah du|bol du|should i tell|do i tell) /u.test(plain))) return null;
  // Another way to go is a choice, and told as one.
  if (another.test(plain)) return null;
  const found = whom.find(([pattern]) => pattern.test(plain));
  const pronoun = / (?:tell|about) (him|her) /u.exec(plain)?.[1] ?? 'them';
  const [to, ko] = [found?.[1] === '' || found === undefined ? pronoun : found[1], found?.[2] ?? 'उन्हें'];
  const event = events.find(([pattern]) => pattern.test(plain));
  const { level, window, isInside } = judge({ ...context, read: { ...read, horizon: comingMonths(now), step: null, kin: null } }, speech);
  const span = window && isInside ? book.span(window, question.astrologer) : '';
  const [time, samay] = span === '' ? ['', ''] : [`; the words come easiest in ${span}`, `; बात का अच्छा समय ${span} है`];
  const opening = event
    ? level === 'yes'
      ? say([[`Tell ${to} now, and do not wait for ${event[1]}`, `Before ${event[1]} rather than after: tell ${to}`], time, '.'], [[`${event[2]} का इंतज़ार मत कीजिए, ${ko} अभी बता दीजिए`, `${event[2]} से पहले ही ${ko} बता दीजिए`], samay, '।'])
      : say([[`After ${event[1]} rather than now: then tell ${to}`, `Let ${event[1]} pass, then tell ${to}`], [': just now the houses of speech have less support', ', for the support for such a talk is middling now'], '.'], [[`अभी नहीं, ${event[2]} के बाद ${ko} बताइए`, `पहले ${event[2]}, फिर ${ko} बताइए`], ['; अभी वाणी के भाव को पूरा सहारा नहीं', ', बात का पक्ष अभी बीच का है'], '।'])
    : {
        yes: () => say([[`Tell ${to} now`, `Yes, tell ${to}, and do not put it off`, `Now rather than later: tell ${to}`], [': the houses of speech are well supported in your chart', ', since your chart speaks well for open words'], time, '.'], [[`${ko} अभी बता दीजिए`, `हाँ, ${ko} बताइए, टालिए मत`, `बाद में नहीं, अभी ${ko} बता दीजिए`], [', वाणी के भाव को अच्छा सहारा है', ', कुंडली में खुली बात का पक्ष मज़बूत है'], samay, '।']),
        careful: () => say([[`Tell ${to}, but choose the hour`, `Yes, tell ${to}, calmly and with a plan`, `Better told than found out: tell ${to}`], time, '.'], [[`${ko} बताइए, पर सही घड़ी देखकर`, `हाँ, ${ko} बताइए, शांति से`, `छुपाने से अच्छा है ${ko} बता देना`], samay, '।']),
        slow: () => say([[`Not in a hurry: first get your words in order, then tell ${to}`, `Tell ${to} a little later`, `Wait a little before you tell ${to}`], time, '.'], [[`जल्दी मत कीजिए: पहले बात मन में जमाइए, फिर ${ko} बताइए`, `${ko} थोड़ा रुककर बताइए`, `${ko} अभी नहीं, थोड़ा ठहरकर बताइए`], samay, '।']),
      }[level]();
  const [planet, house] = [book.planet('Mercury'), strengths.view.house('Mercury')];
  return [
    opening,
    say([`${planet} finds the words and is in your ${th(house)} house`, strengths.of('Mercury') >= 40 ? [', with good strength: short and plain works best.', ' and strong, so say it in your own words.'] : [', with little strength: write down three sentences first.', ' and not strong, so do not speak in anger.']], [`बात के कारक ${planet} ${hindiOrdinal(house, 'oblique')} भाव में हैं`, strengths.of('Mercury') >= 40 ? ['; बल अच्छा है, सीधी और छोटी बात रखिए।', ' और बली हैं, अपने शब्दों में कहिए।'] : ['; बल कम है, पहले तीन वाक्य लिख लीजिए।', ', सहारा कम है, गुस्से में मत कहिए।']]),
    say([['Speak to the calmest one first, alone, and not by message.', 'Say what you want from them in the same breath: time, help, or only that they know.', 'What they hear from you weighs less than what they hear from others.']], [['पहले उनसे कहिए जो सबसे शांत हैं, अकेले में, मैसेज पर नहीं।', 'साथ में यह भी कहिए कि उनसे क्या चाहिए: समय, मदद, या बस जानकारी।', 'दूसरों से पता चले, उससे अच्छा है आपसे पता चले।']]),
  ].join('\n\n');
}
