import { judge } from '../compose/judgement';
import type { Context } from '../compose/context';
import { getMatter } from '../question/matters';
import type { Plain } from './plain';

const weight = / (?:weight|motapa|mot[ai]|vajan|wajan|vajn|wajn|obes\w*|belly|tummy|tond|fat|slim|patl[ai]|thin|figure|fitness|fit|six pack|body ban\w*|muscles?|gym) /u;
const changes = / (?:lose|losing|loose|reduce|kam|ghat\w*|gain|badh\w*|become|get|hog\w*|banau\w*|control|fit (?:hou\w*|ho|rah\w*|ban\w*)|slim|patl[ai]|body) /u;
const asks = / (?:when|kab|will|can|should|kya|how|kaise|upay|hog[aie]|paung\w*|payeg\w*|possible|sakt\w*) /u;
const elsewhere = / (?:pregnan\w*|delivery ke|thyroid|thairaid|pcod|pcos|sugar|diabet\w*|medicine|dawa\w*|surgery|operation|gym (?:khol\w*|open\w*|start\w*|business|trainer|ka (?:kaam|business))|business|shop|dukan|job|naukri|loan|suit\w*|dress|birth weight|baby|bachch\w*|gold|fat loss product|marriage|shadi|shaadi|market|why|kyu\w*|kyo\w*) /u;

const nearMs = 400 * 86_400_000;

function composeFitness(context: Context): string {
  const { say, book, strengths, question, read } = context;
  const own: Context = { ...context, read: { ...read, kind: 'when', matter: getMatter('habits'), kin: null, second: null, fact: null, step: null } };
  const { window } = judge(own, getMatter('habits'));
  // A time years away helps nobody to begin.
  const span = window && window.start - context.now < nearMs ? book.span(window, question.astrologer) : '';
  const lord = strengths.view.lord(6);
  const n = book.planet(lord);
  const isStrong = strengths.of(lord) >= 40;
  return [
    say(
      [isStrong ? ['Yes, if you begin: ', 'It can be done: '] : ['Slowly, and by habit: ', 'Not quickly, but it can be done: '], 'habits decide it and no date', span === '' ? '.' : [`; the time in which effort pays best is ${span}.`, `, and effort pays best in ${span}.`]],
      [isStrong ? ['हाँ, शुरुआत करने पर: ', 'हो सकता है: '] : ['धीरे-धीरे, आदत से: ', 'जल्दी नहीं, पर होगा: '], 'इसे तारीख नहीं, आदतें तय करती हैं', span === '' ? '।' : [`; मेहनत का फल ${span} में सबसे अच्छा है।`, `, और मेहनत सबसे ज़्यादा ${span} में रंग लाएगी।`]],
    ),
    say([`${n} rules your 6th house, the house of daily routine`, isStrong ? ', and has strength: what you begin, you can keep.' : ', and has little strength: small steps last longer than big ones.'], [`छठे भाव (रोज़ की दिनचर्या) के स्वामी ${n} हैं`, isStrong ? ', बल अच्छा है: जो शुरू करेंगे, वह निभेगा।' : ', बल कम है: छोटे कदम ज़्यादा टिकते हैं।']),
    say([['Half an hour on foot each day and a light dinner before eight; if nothing moves in two months, have thyroid and sugar tested.', 'Begin with walking daily and no sugar in tea; ask a doctor for a blood test if it stays the same for two months.']], [['रोज़ आधा घंटा पैदल और आठ बजे से पहले हल्का खाना; दो महीने में फ़र्क न दिखे, तो थायराइड और शुगर की जाँच करा लीजिए।', 'रोज़ टहलना और चाय में चीनी बंद, यहीं से शुरू कीजिए; दो महीने में फ़र्क न पड़े, तो डॉक्टर से खून की जाँच कराइए।']]),
  ].join('\n\n');
}

/** Weight and fitness: no illness, but a habit, with the time in which effort pays. */
export const fitness: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => weight.test(words) && changes.test(words) && asks.test(words) && !elsewhere.test(words) && read.kin === null && read.fact === null && ['health', 'habits', 'self', 'time', 'mind', 'income'].includes(read.matter.id) && !['either', 'muhurta', 'past', 'gem'].includes(read.kind),
  compose: composeFitness,
};
