import { getMatter } from '../question/matters';
import { shortVowels } from '../question/question-text';
import type { Context } from './context';
import { elaborate, judge } from './judgement';

const review = / (?:pip|peeaaeepee|piaipi|performance improvement|layoffs?|lay offs?|firing|downsiz\w*|retrench\w*|chhatni|chhatani|chhantni|chhantani|chatni|chatani|probation|cost cutting|pink slip|bench) /u;
const work = / (?:job|jobs|naukri|naukari|nokri|naukriya|position|kam se|company) /u;
const stays = / (?:lose|loose|losing|lost|survive\w*|safe|gone|fired|kick\w*|bach\w*|bachegi|chali jae\w*|chali jay\w*|jaegi|jayegi|jaegee|jayge\w*|nikal\w*|khatre|khatra|lagega|lag jaega|chance\w*|affected|hit me|my turn|meri jagah|replac\w* me|my replacement|mera number|meri bari|tik\w*|number lag\w*|confirm\w*) /u;
const machines = / (?:ai|artificial intelligence|automation|robots?|chat ?gpt|machines?) (?:\w+ ){0,6}(?:job|naukri|naukari|kaam|role|work|position) | (?:job|naukri|naukari|kaam|role|position) (?:\w+ ){0,6}(?:ai|artificial intelligence|automation|robots?|chat ?gpt) /u;
const goes = / (?:tak\w*|replac\w*|kha jay\w*|kha\w*|jayeg\w*|jaeg\w*|chali|chhin\w*|chin\w*|lose|losing|safe|risk|khatr\w*|bach\w*|gone|finish|khatam|band) /u;
const isOver = / (?:got|was|were|been|am|have been) (?:laid off|layed off|fired|terminated|sacked) | (?:naukri|naukari|job) (?:chali|chhut|chhoot|chut) (?:ga\w+|chuki) /u;
const others = / (?:nikal\w* ga\w+|nikal rah\w*|nikala ja\w*|(?:meri|mere) jagah|replac\w*|hata\w* ja\w*|(?:department|project|branch|unit|team|office|company) (?:\w+ )?(?:shut\w*|clos\w*|band)|(?:shutting|closing) (?:\w+ )?(?:\w+ )?(?:department|project|branch|unit|team|office)) /u;
const mine = / (?:meri bari|meri baari|mera number|meri jagah|replac\w* me|my replacement|my turn|am i safe|i safe|mai bach\w*|main bach\w*|mera kya hoga|what about me|naukri jane vali|naukari jane vali|naukri jane wali|confirm\w*) /u;
const resigns = / (?:resign\w*|quit|put in (?:my )?papers|istifa|isteefa|istipha|khud chhod\w*|khud chod\w*|leave (?:before|first|myself)) /u;

/** "I am on a PIP, will I survive?": whether the job stays, and what to do meanwhile; null where something else is asked. */
export function composeJobAtRisk(context: Context): string | null {
  const { read, say, book, question } = context;
  const plain = shortVowels(read.text);
  const isReviewed = review.test(plain) && (stays.test(plain) || resigns.test(plain) || ['yesNo', 'risk', 'how', 'either'].includes(read.kind));
  const isMine = (others.test(plain) || work.test(plain)) && mine.test(plain) && !/ (?:offer|interview|exam) /u.test(plain);
  const isReplaced = machines.test(plain) && goes.test(plain);
  if (!isReviewed && !isMine && !isReplaced && !(work.test(plain) && / (?:lose|loose|losing|survive|bachegi|bachega|bach jae\w*|bach paeg\w*|chali jaegi|chali jayegi) /u.test(plain))) return null;
  if (isOver.test(plain) || read.fact !== null || ['when', 'remedy', 'why', 'past', 'muhurta'].includes(read.kind) || / (?:kab|when|upay|why|kyu\w*|kyo\w*) /u.test(plain)) return null;
  const spouse = read.kin !== null && !['boss', 'colleague', 'friend'].includes(read.kin.id) ? read.kin : null;
  const own = { ...context, read: { ...read, kin: spouse, horizon: null, step: null, kind: 'how' as const } };
  const judgement = judge(own, getMatter('career'));
  const next = judge({ ...own, read: { ...own.read, kind: 'when' } }, getMatter('newJob')).window;
  const span = next ? book.span(next, question.astrologer) : null;
  const then = span === null ? '' : say([['If it comes to a change, the good time for new work is ', 'Should you need another, the time for new work is '], `${span}.`], [['बदलना पड़े तो नए काम का अच्छा समय ', 'दूसरी नौकरी देखनी पड़े तो अच्छा समय '], `${span} है।`]);
  const opening = resigns.test(plain)
    ? judgement.level === 'slow'
      ? say([['Do not resign first: look for the next job from this one', 'Leave only with the next offer in hand'], [', because this post has little support just now', '; this post has little support at present'], '.'], [['पहले खुद इस्तीफ़ा मत दीजिए', 'दूसरा ऑफ़र हाथ में आने पर ही छोड़िए'], ['; यहीं रहकर नई नौकरी ढूँढिए, इस जगह का साथ अभी कम है', ', क्योंकि इस जगह का पक्ष अभी कमज़ोर है'], '।'])
      : say([['Do not resign on your own', 'Stay, and do not resign first'], [': your work has support enough to see this through', '; the house of work carries you through it'], '.'], [['खुद इस्तीफ़ा मत दीजिए', 'रुकिए, पहले से इस्तीफ़ा मत दीजिए'], ['; काम के भाव का सहारा इतना है कि यह दौर निकल जाए', ', काम का पक्ष संभालने लायक है'], '।'])
    : {
        yes: () => say([['The job is likelier to stay than to go', 'You are likelier to survive this than to lose the job', 'More likely you keep it'], [': the house of work has good support', ', since the house of work is well supported'], '.'], [['नौकरी जाने से ज़्यादा बचने के योग हैं', 'नौकरी बचने की संभावना ज़्यादा है'], ['; काम के भाव को अच्छा सहारा है', ', क्योंकि काम का पक्ष मज़बूत है'], '।']),
        careful: () => say([['It leans to staying, but only with effort', 'Rather stay than go, though nothing is settled', 'A narrow yes: the job can be kept'], [': the house of work is mixed', ', for the house of work goes up and down'], '.'], [['नौकरी बच सकती है, पर मेहनत लगेगी', 'बचने की ओर झुकाव है, पर पक्का नहीं'], ['; काम का पक्ष मिला-जुला है', ', काम के भाव में उतार-चढ़ाव है'], '।']),
        slow: () => say([['Do not rely on this job alone', 'This post has little support just now', 'Nothing is decided, but look around already'], [': the house of work is under strain', '; the house of work asks for a second plan'], '.'], [['सिर्फ़ इसी नौकरी के भरोसे मत रहिए', 'इस नौकरी को अभी कम सहारा है'], ['; काम का भाव दबाव में है, दूसरी तलाश शुरू रखिए', ', तय कुछ नहीं, पर दूसरा रास्ता अभी से देखिए'], '।']),
      }[judgement.level]();
  const step = say([['Ask for the goals in writing and answer each of them with a date', 'Keep a record of every target you met, and send it to HR'], ['.', ', and update your CV this week.']], [['लक्ष्य लिखित में माँगिए और हर एक का जवाब तारीख के साथ दीजिए', 'जो काम पूरा किया उसका रिकॉर्ड रखिए और HR को भेजिए'], ['।', ', और इसी हफ़्ते CV ठीक कीजिए।']]);
  return [[opening, then].filter((each) => each !== '').join(' '), elaborate(own, { ...judgement, window: null })[0] ?? '', step].join('\n\n');
}
