import type { MatterId } from '../question/matters';
import type { KinId } from '../question/people';
import { isBrief, isState, type Book, type LeadInput, type When } from './book';
import type { Parts } from './speaker';
import { matterTable, relativeTable } from '../tools/tables';

const feminine = ['habits', 'speech', 'study', 'higherStudy', 'newJob', 'governmentJob', 'exam', 'mind', 'health', 'wealth', 'vehicle', 'travel', 'arts', 'inheritance', 'partner', 'friends', 'children', 'homePeace'];
const spouse = ['husband', 'wife', 'partner'];

const about = ({ matter, kin }: Pick<LeadInput, 'matter' | 'kin'>) => hindiAbout(matter, kin);

/** A matter before a postposition; for a relative it is theirs. */
export function hindiAbout(matter: MatterId, kin: KinId | null): string {
  if (!kin || (spouse.includes(kin) && ['harmony', 'love', 'marriage', 'loveMarriage', 'reunion'].includes(matter))) return matterTable[matter].hi;
  if (matter === 'workConflict') return matterTable[matter].hi;
  if (matter === 'self' || matter === 'time') return relativeTable[kin].hi;
  if (matter === 'family') return `${relativeTable[kin].hi} के साथ रिश्ते`;
  return `${relativeTable[kin].hi} ${feminine.includes(matter) ? 'की' : 'के'} ${matterTable[matter].hi.replace(/^अपने /u, '')}`;
}

const stateWords = {
  yes: ['समय अच्छा है', 'समय अनुकूल है', 'योग अच्छे हैं'],
  careful: ['समय ठीक है, थोड़ी मेहनत के साथ', 'समय मिला-जुला है', 'समय ठीक-ठाक है'],
  slow: ['समय धीमा है, सब्र रखिए', 'मेहनत ज़्यादा लगेगी', 'समय थोड़ा भारी है'],
} as const;

/** The opening sentences in Hindi: the answer itself. */
export function hindiLeads(format: (when: When, voice: 'Oracle' | 'Astra') => string): Pick<Book, 'yesNo' | 'when' | 'how' | 'noVerdict'> {
  const span = ({ window, voice }: LeadInput) => (window ? format(window, voice) : '');
  const untilNow = ({ window, voice }: LeadInput) => (window ? format({ start: window.end, end: window.end }, voice).replace(/^.* से /u, '') : '');

  const withBestWindow = (input: LeadInput): Parts => {
    const { window, horizon, isInside, voice } = input;
    const isNamed = window !== null && (horizon === null || (isInside && !['day', 'week', 'month', 'festival'].includes(horizon.unit)));
    return isNamed ? [[voice === 'Oracle' ? '; सबसे कोमल समय ' : ', सबसे अच्छा समय ', '; सबसे उजला समय '], `${span(input)} है`] : [];
  };

  function yesNo(input: LeadInput): Parts {
    const { level, window, horizon, isInside, isNow, voice } = input;
    const m = about(input);
    if (horizon && isBrief(input)) return [{ yes: ['हाँ, योग हैं', horizon.unit === 'day' ? 'हाँ, दिन आपके साथ है' : 'हाँ, समय आपके साथ है'], careful: ['मौका खुला है', 'हो सकता है, मेहनत से'], slow: ['आसान नहीं', 'मुश्किल है'] }[level], [`; ${horizon.hindi} ${m} के लिए `, `, ${horizon.hindi} ${m} के लिए `], stateWords[level], '।'];
    if (horizon && !isInside) return [`नहीं, ${horizon.hindi} नहीं`, [`; ${m} के लिए बेहतर समय `, `, ${m} के लिए आगे का समय अच्छा है: `], window ? span(input) : 'आगे', window ? ['।', ' है।'] : ' है।'];
    if (!window) return level === 'slow' ? ['अभी नहीं, ', [`${m} के योग साफ़ नहीं हैं`, `${m} में समय लगेगा`], '।'] : ['हाँ, ', [`${m} के योग हैं`, `${m} के लिए कुंडली साथ देती है`], ', पर समय लगेगा।'];
    if (isState(input.matter) && (!horizon || isInside)) return [{ yes: ['हाँ', 'हाँ, कुल मिलाकर'], careful: ['कुल मिलाकर हाँ', 'हाँ, थोड़ी मेहनत से'], slow: ['आसानी से नहीं', 'सब्र रखना होगा'] }[level], [', ', '; '], `${m} के लिए `, stateWords[level], ...withBestWindow(input), '।'];
    if (level === 'slow' && isNow) return [['हो सकता है, पर मेहनत से', 'आसान नहीं, पर हो सकता है', 'हाँ, पर मेहनत ज़्यादा लगेगी'], [`; ${m} के लिए अच्छा समय अभी `, `, ${m} के लिए सबसे अच्छा समय अभी है, `], untilNow(input), ' तक।'];
    if (level === 'slow') return [['आसानी से नहीं', 'जल्दी नहीं'], [', कुंडली इसका साफ़ वादा नहीं करती', ', इसमें मेहनत ज़्यादा लगेगी'], [`; ${m} के लिए सबसे अच्छा समय `, `, ${m} के लिए बेहतर समय `], span(input), ' है।'];
    const isCautious = level === 'careful';
    if (voice === 'Oracle') return [isCautious ? ['हाँ, पर धीरे-धीरे', 'हाँ, सब्र के साथ', 'हाँ, पर सोच-समझकर'] : ['हाँ', 'हाँ, अपने समय पर', 'हाँ, चुपचाप सही'], [`; ${m} के लिए समय बनता है `, `, ${m} का रास्ता खुलता है `, `; ${m} के अच्छे दिन `], span(input), ' में।'];
    return [isCautious ? ['हाँ, पर मेहनत के साथ', 'हाँ, तैयारी हो तो', 'हाँ, कुछ शर्तों के साथ'] : ['हाँ', 'हाँ, साफ़ योग हैं', 'हाँ, कुंडली साथ देती है'], [`; ${m} के लिए सबसे अच्छा समय `, `, ${m} के लिए सबसे सही समय `, `; ${m} का सबसे मज़बूत समय `], span(input), ' है।'];
  }

  function when(input: LeadInput): Parts {
    const { window, horizon, isInside, isNow, voice, matter, kin } = input;
    const m = (matter === 'time' || matter === 'self') && kin === null ? 'अच्छे दिनों' : about(input);
    if (!window) return [m, ' के लिए अभी कोई साफ़ तारीख नहीं दिखती।'];
    if (horizon && !isInside) return [`${horizon.hindi} नहीं`, ['; अगला अच्छा समय ', ', बेहतर समय '], `${m} के लिए `, span(input), ' है।'];
    if (voice === 'Oracle') return isNow ? [['समय शुरू हो चुका है', 'वह समय यही है', 'अभी, इन्हीं दिनों'], [`; ${m} के लिए यह समय `, `, ${m} का मौसम `], untilNow(input), ' तक है।'] : [['तुरंत नहीं, ', 'थोड़ा सब्र, ', ''], [`${m} का समय `, `${m} के लिए सही समय `], span(input), [' में बनता है।', ' में आता है।']];
    return [[`${m} के लिए सबसे मज़बूत समय `, `${m} के लिए सबसे अच्छा समय `, `${m} का सबसे सही समय `, `${m} का सबसे अच्छा समय `], span(input), isNow ? [' है।', ' है, और यह शुरू हो चुका है।'] : [' है।', ' है, उससे पहले नहीं।']];
  }

  function how(input: LeadInput): Parts {
    const { level, horizon, matter } = input;
    const subject = matter === 'time' ? '' : `${about(input)} के लिए `;
    return [horizon ? `${horizon.hindi} ` : '', subject, stateWords[level], ...withBestWindow(input), '।'];
  }

  return { yesNo, when, how, noVerdict: (matter, kin) => [kin ? `${relativeTable[kin].hi} ${feminine.includes(matter) ? 'की' : 'के'} ${matterTable[matter].hi}` : matterTable[matter].hi, [' पर कोई फ़ैसला या तारीख कुंडली से नहीं दी जाती', ' का फ़ैसला कुंडली नहीं करती', ' पर न हाँ, न तारीख'], [', पर माहौल ज़रूर दिखता है', '; कुंडली बस आसपास का समय दिखाती है', '; यह दिखता है कि सहारा कहाँ से मिलेगा'], '।'] };
}
