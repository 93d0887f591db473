import type { Context } from '../../compose/context';
import { comingMonths } from '../../compose/pointed/coming';
import { judge } from '../../compose/judgement';
import { openMatters, type Matter } from '../../question/matters';
import { findNamedPerson } from '../../question/named-person';
import { findPlanets } from '../../question/chart-terms';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import type { Asked, Plain } from '../plain';

interface Act {
  asks: RegExp;
  english: (who: string) => string;
  /** Behind the person with their postposition, in the wish form. */
  hindi: (who: string) => string;
  /** Whether it mends or parts. */
  isMending: boolean;
}

const me = '(?:i|we|main|mai|mein|hum)';
const act = (english: string, hindi: string): RegExp => new RegExp(` (?:(?:should|shall|can|do|may) ${me} (?:\\w+ ){0,3}(?:${english})|(?:${hindi})) `, 'u');
const verb = '(?:karu|karun|karoon|kar (?:du|dun|lu|lun|lena chahiye|dena chahiye|dena theek)|karna chahiye|kare|karen|karein|kar de|kar den|kar le|kar len)';

/** Small deeds towards somebody, which one can do today. */
const acts: readonly Act[] = [
  { asks: act('forgive', `(?:maa?f|ma+ph|kshama|chhama|shama) (?:\\w+ )?${verb}`), english: (who) => `forgive ${who}`, hindi: (who) => `${who} को माफ़ कर दीजिए`, isMending: true },
  { asks: act('apologi[sz]e|say sorry|ask (?:for )?(?:his |her |their )?forgiveness', '(?:maafi|mafi|ma+phi|sorry|kshama) (?:maang|mang|bol|keh|kah)\\w*'), english: (who) => `apologise to ${who}`, hindi: (who) => `${who} से माफ़ी माँग लीजिए`, isMending: true },
  { asks: act('unblock', `(?:unblock|anblock) ${verb}`), english: (who) => `unblock ${who}`, hindi: (who) => `${who} को अनब्लॉक कर दीजिए`, isMending: true },
  { asks: act('block|unfollow|cut (?:him|her|them|\\w+ \\w+|all)? ?off|remove (?:him|her|them)|break (?:off )?contact|delete (?:his|her) number', `(?:block|unfollow) ${verb}|(?:rishta|baat|contact|sampark|naata) (?:tod|khatam|band) (?:du|dun|lu|lun|de|den|kar du|kar dun|karu|karun)`), english: (who) => `block ${who}`, hindi: (who) => `${who} से दूरी कर लीजिए`, isMending: false },
  { asks: act('(?:call|phone|ring) (?:him|her|them|my|up)\\b', `(?:call|phone|fon) ${verb}`), english: (who) => `call ${who}`, hindi: (who) => `${who} को फ़ोन कर लीजिए`, isMending: true },
  { asks: act('reply(?: to)?|answer (?:him|her|them|his|my)', `(?:reply|jawab|javab) (?:${verb}|du|dun|de du|de dun)`), english: (who) => `reply to ${who}`, hindi: (who) => `${who} को जवाब दे दीजिए`, isMending: true },
  { asks: act('(?:text|message|msg|dm|write to) (?:him|her|them|my|back|first)?', `(?:msg|message|mesej|sms|text|dm|whatsapp) (?:${verb}|bheju|bhejun|bhej du|bhej dun|du|dun|de du|de dun)`), english: (who) => `write to ${who}`, hindi: (who) => `${who} को मैसेज कर लीजिए`, isMending: true },
  { asks: act('confront|face|complain (?:about|against)|(?:speak|talk|stand) (?:up )?to', '(?:saamne|samne|seedhe|sidhe|khulkar|khul ke) (?:baat |puchh |puch )?(?:karu|karun|bolu|bolun|puchu|puchun|lu|lun|kar lu)|shikayat karu\\w*'), english: (who) => `speak openly to ${who}`, hindi: (who) => `${who} से सीधे बात कीजिए`, isMending: true },
  { asks: act('(?:meet|visit|see|go (?:and )?meet) (?:him|her|them|my)', '(?:mil lu|mil lun|milu|milun|milne (?:jau|jaun|jaoon|chala jau|chali jau))'), english: (who) => `meet ${who}`, hindi: (who) => `${who} से मिल लीजिए`, isMending: true },
  { asks: act('(?:invite|ask (?:him|her|them) (?:over|home))', `(?:invite|nimantran|nyota|bula) (?:${verb}|lu|lun|du|dun)|(?:bulau|bulaun|bulaoon)`), english: (who) => `invite ${who}`, hindi: (who) => `${who} को बुला लीजिए`, isMending: true },
  { asks: act('(?:wish|greet|congratulate) (?:him|her|them|my)', `(?:birthday |janmdin )?(?:wish|badhai|mubarak|congrats?) (?:${verb}|du|dun|de du|de dun|bol du|bolu|bolun)`), english: (who) => `send ${who} your good wishes`, hindi: (who) => `${who} को बधाई दे दीजिए`, isMending: true },
  { asks: act('(?:gift|give (?:a |some )?(?:gift|present))(?: \\w+){0,3}', `(?:gift|tohfa|uphar) (?:${verb}|du|dun|de du|de dun)`), english: (who) => `give ${who} the present`, hindi: (who) => `${who} को तोहफ़ा दे दीजिए`, isMending: true },
  { asks: act('ignore', `(?:ignore|andekha|nazarandaz) ${verb}`), english: (who) => `let it pass with ${who}`, hindi: (who) => `${who} की बात जाने दीजिए`, isMending: false },
];
const actOf = (words: string): Act | undefined => acts.find(({ asks }) => asks.test(words));

/** Speech, and peace at home. */
const speech: Matter = { ...openMatters.time, houses: [3, 4], karakas: ['Mercury'] };

/** "Should I forgive my brother?", "msg karu ya rukun": now or later, by what the coming months give to words and nearness. */
function composeAct(context: Context, { words }: Asked): string {
  const { say, book, strengths, read, question, now } = context;
  const found = actOf(words);
  if (!found) return '';
  const person = findNamedPerson(read.text);
  const pronoun = person?.pronoun === 'he' ? 'him' : person?.pronoun === 'she' ? 'her' : 'them';
  const [doing, karna] = [found.english(person?.word ? `${person.article} ${person.word}` : pronoun), found.hindi(person?.word ?? 'उन').replace(/^उन को /u, 'उन्हें ').replace(/^उन (से|की) /u, 'उन$1 ')];
  const { level, window, isInside } = judge({ ...context, read: { ...read, horizon: comingMonths(now), step: null, kin: null } }, speech);
  const span = window && isInside ? book.span(window, question.astrologer) : '';
  const [time, samay] = span === '' ? ['', ''] : [`; the kindest time for it is ${span}`, `; सबसे सहज समय ${span} है`];
  const [planet, house] = [book.planet(found.isMending ? 'Mercury' : 'Saturn'), strengths.view.house(found.isMending ? 'Mercury' : 'Saturn')];
  const opening = found.isMending
    ? {
        yes: () => say([[`Yes, ${doing}`, `Do it: ${doing}`, `Lean to yes: ${doing}`], [' soon', ' without waiting for the other side'], time, '.'], [['हाँ, ', 'देर मत कीजिए: ', 'बेहतर यही है: '], karna, samay, '।']),
        careful: () => say([[`Yes, ${doing}`, `Rather yes: ${doing}`], [', simply and without a reckoning', ', calmly and once'], time, '.'], [['हाँ, शांत मन से ', 'हाँ, कम शब्दों में '], karna, samay, '।']),
        slow: () => say([[`Not today: ${doing} when you are calm`, `Give it some days, then ${doing}`], time, '.'], [['आज नहीं, मन शांत होने पर ', 'कुछ दिन रुककर '], karna, samay, '।']),
      }[level]()
    : level === 'yes'
      ? say([[`Not yet: say once what hurt, before you ${doing}`, `Talk first, and ${doing} only if nothing changes`], ', as open words have support in your chart now.'], [['अभी नहीं; पहले एक बार साफ़ कहिए कि क्या चुभा, न बदले तो '], karna, '; खुली बात को कुंडली से सहारा है।'])
      : say([[`Yes, if it keeps hurting: ${doing}, for some weeks at first`, `You may: ${doing}, without anger and without a message`], ', since words go astray easily just now.'], [['हाँ, चोट लगती रहे तो कुछ हफ़्तों के लिए ', 'हाँ, बिना गुस्से के '], karna, '; अभी बातें जल्दी उलझती हैं।']);
  return [
    opening,
    say([`${planet}, which stands for ${found.isMending ? 'the words between you' : 'distance and limits'}, is in your ${th(house)} house`, strengths.of(found.isMending ? 'Mercury' : 'Saturn') >= 40 ? [', with good strength.', ' and strong.'] : [', with little strength, so keep it short.', ' and weak, so do it on a calm day.']], [`${found.isMending ? 'बातचीत' : 'दूरी और सीमा'} के कारक ${planet} ${hindiOrdinal(house, 'oblique')} भाव में हैं`, strengths.of(found.isMending ? 'Mercury' : 'Saturn') >= 40 ? ['; बल अच्छा है।', ' और बली हैं।'] : ['; बल कम है, छोटी बात रखिए।', ', सहारा कम है, शांत दिन चुनिए।']]),
    question.astrologer === 'Oracle' ? say([['What do you hope to hear back?', 'And if no answer comes, what will still be right?']], [['जवाब में क्या सुनने की उम्मीद है?', 'जवाब न आए, तब भी क्या सही रहेगा?']]) : say([['Put it into two sentences, and wait three days for an answer.', 'One clear sentence, no list of old things; then leave it for a week.']], [['दो वाक्य लिखिए, और जवाब के लिए तीन दिन रुकिए।', 'एक साफ़ वाक्य, पुरानी बातों की सूची नहीं; फिर हफ़्ता भर छोड़ दीजिए।']]),
  ].join('\n\n');
}

const decides = / (?:should|shall|can i|do i|may i|karu|karun|karoon|lu|lun|du|dun|chahiye|kare|karen|karein|bheju|bhejun|bhej|milu|milun|jau|jaun|theek|thik|sahi|bulau|bulaun|ya|kya|bolu|bolun) /u;
const elsewhere = / (?:divorc\w*|talak|talaq|police|fir|court|case|maar\w*|hits?|beats?|abus\w*|threat\w*|dhamk\w*|upay|remed\w*|mantra|interview|hr|recruiter|job|naukri|company|loan|bank|visa|clients?|customers?|doctor|god|bhagwan|kab|when|why|kyu\w*|how|kaise|planet\w*|dasha|kundl\w*|pandit\w*|wedding|shaadi|shadi|marriage) /u;

/** Another way to go is a choice, and told as one. */
const another = / (?:ya|or) (?:phir |fir )?(?!(?:nahi|nahin|nhi|na|not|no|ruk\w*|rehne|rahne|chhod\w*|chod\w*|wait|leave|let|just wait|mat|abhi|baad|later|ignore|intezar|intazar|should i (?:wait|not|leave|let)|theek|thik) )/u;

export const smallAct: Plain = {
  isFree: false,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => actOf(words) !== undefined && decides.test(words) && !elsewhere.test(words) && !another.test(words) && read.fact === null && findPlanets(read.text).length === 0 && !['when', 'why', 'remedy', 'muhurta', 'past', 'how'].includes(read.kind === 'how' && / (?:karu|karun|lu|lun|du|dun) /u.test(words) ? 'yesNo' : read.kind) && !read.matter.careful && (findNamedPerson(read.text) !== null || read.text.length <= 8),
  compose: composeAct,
};
