import type { Book, LeadInput, When } from './book';
import { hindiKin, hindiMatters } from './hindi-words';
import type { Parts } from './speaker';

const feminine = ['study', 'higherStudy', 'newJob', 'governmentJob', 'exam', 'mind', 'health', 'wealth', 'vehicle', 'travel', 'arts', 'inheritance', 'partner', 'friends', 'children', 'homePeace'];
const spouse = ['husband', 'wife', 'partner'];

/** The matter of a lead, before a postposition; for a relative it is theirs. */
function about({ matter, kin }: LeadInput): string {
  if (!kin || (spouse.includes(kin) && ['harmony', 'love', 'marriage', 'loveMarriage'].includes(matter))) return hindiMatters[matter];
  if (matter === 'family') return `${hindiKin[kin]} के साथ रिश्ते`;
  return `${hindiKin[kin]} ${feminine.includes(matter) ? 'की' : 'के'} ${hindiMatters[matter].replace(/^अपने /u, '')}`;
}

/** The opening sentences in Hindi: the answer itself. */
export function hindiLeads(format: (when: When, voice: 'Oracle' | 'Astra') => string): Pick<Book, 'yesNo' | 'when' | 'how' | 'noVerdict'> {
  const span = ({ window, voice }: LeadInput) => (window ? format(window, voice) : '');

  function yesNo(input: LeadInput): Parts {
    const { level, window, horizon, isInside, voice } = input;
    const m = about(input);
    if (horizon && !isInside) return [`नहीं, ${horizon.hindi} नहीं`, [`; ${m} के लिए बेहतर समय `, `, ${m} के लिए आगे का समय अच्छा है: `], window ? span(input) : 'आगे', window ? ['।', ' है।'] : ' है।'];
    if (!window) return level === 'slow' ? ['अभी नहीं, ', [`${m} के योग साफ़ नहीं हैं`, `${m} में समय लगेगा`], '।'] : ['हाँ, ', [`${m} के योग हैं`, `${m} के लिए कुंडली साथ देती है`], ', पर समय लगेगा।'];
    if (level === 'slow') return [['अभी आसानी से नहीं', 'अभी जल्दी नहीं'], [', कुंडली इसका साफ़ वादा नहीं करती', ', इसमें मेहनत ज़्यादा लगेगी'], [`; ${m} के लिए सबसे अच्छा समय `, `, ${m} के लिए बेहतर समय `], span(input), ' है।'];
    const soft = level === 'careful';
    if (voice === 'Oracle') return [soft ? ['हाँ, पर धीरे-धीरे', 'हाँ, सब्र के साथ', 'हाँ, पर सोच-समझकर'] : ['हाँ', 'हाँ, अपने समय पर', 'हाँ, चुपचाप सही'], [`; ${m} के लिए समय बनता है `, `, ${m} का रास्ता खुलता है `, `; ${m} के अच्छे दिन `], span(input), ' में।'];
    return [soft ? ['हाँ, पर मेहनत के साथ', 'हाँ, तैयारी हो तो', 'हाँ, कुछ शर्तों के साथ'] : ['हाँ', 'हाँ, साफ़ योग हैं', 'हाँ, कुंडली साथ देती है'], [`; ${m} के लिए सबसे अच्छा समय `, `, ${m} के लिए सबसे सही समय `, `; ${m} का सबसे मज़बूत समय `], span(input), [' है।', ' तक है।']];
  }

  function when(input: LeadInput): Parts {
    const { window, horizon, isInside, isNow, voice, matter, kin } = input;
    const m = (matter === 'time' || matter === 'self') && kin === null ? 'अच्छे दिनों' : about(input);
    if (!window) return [m, ' के लिए अभी कोई साफ़ तारीख नहीं दिखती।'];
    if (horizon && !isInside) return [`${horizon.hindi} नहीं`, ['; अगला अच्छा समय ', ', बेहतर समय '], `${m} के लिए `, span(input), ' है।'];
    if (voice === 'Oracle') return isNow ? [['समय शुरू हो चुका है', 'वह समय यही है', 'अभी, इन्हीं दिनों'], [`; ${m} के लिए यह समय `, `, ${m} का मौसम `], span(input), ' तक है।'] : [['तुरंत नहीं, ', 'थोड़ा सब्र, ', ''], [`${m} का समय `, `${m} के लिए सही समय `], span(input), [' में बनता है।', ' में आता है।']];
    return [[`${m} के लिए सबसे मज़बूत समय `, `${m} के लिए सबसे अच्छा समय `, `${m} का सबसे सही समय `, `${m} का सबसे अच्छा समय `], span(input), [' है।', isNow ? ' है, और यह शुरू हो चुका है।' : ' है, उससे पहले नहीं।']];
  }

  function how(input: LeadInput): Parts {
    const { level, window, horizon, isInside, voice, matter } = input;
    const words = { yes: ['समय अच्छा है', 'समय अनुकूल है', 'योग अच्छे हैं'], careful: ['समय ठीक है, थोड़ी मेहनत के साथ', 'समय मिला-जुला है', 'समय सधा हुआ है'], slow: ['समय धीमा है, सब्र रखिए', 'मेहनत ज़्यादा लगेगी', 'समय थोड़ा भारी है'] }[level];
    const subject = matter === 'time' ? '' : `${about(input)} के लिए `;
    const isNamed = window !== null && (horizon === null || (isInside && !['day', 'week', 'month', 'festival'].includes(horizon.unit)));
    const best = isNamed ? [voice === 'Oracle' ? '; सबसे कोमल समय ' : ', सबसे अच्छा समय ', '; सबसे उजला समय '] : [''];
    return [horizon ? `${horizon.hindi} ` : '', subject, words, best, isNamed ? `${span(input)} है` : '', '।'];
  }

  return { yesNo, when, how, noVerdict: (matter, kin) => [kin ? `${hindiKin[kin]} ${feminine.includes(matter) ? 'की' : 'के'} ${hindiMatters[matter]}` : hindiMatters[matter], [' पर कोई फ़ैसला या तारीख कुंडली से नहीं दी जाती', ' का फ़ैसला कुंडली नहीं करती', ' पर न हाँ, न तारीख'], [', पर माहौल ज़रूर दिखता है', '; कुंडली बस आसपास का समय दिखाती है', '; यह दिखता है कि सहारा कहाँ से मिलेगा'], '।'] };
}
