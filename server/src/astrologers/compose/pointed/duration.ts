import { runningPeriods } from '../../plan/windows';
import { shortVowels } from '../../question/question-text';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';
import { lineBefore } from './line-before';

const units = 'din|dino|days?|hafte|weeks?|mahin\\w*|months?|saal|sal|years?|time|samay|waqt|der';
const asks = new RegExp(` (?:(?:kita?n[aei]|how many|how much) (?:aur |more )?(?:${units}) (?:tak |aur |hi )?(?:(?:naukri |kaam |job |service )?(?:karn[aei]|karung\\w*)|chal(?:eg|e )\\w*|tik\\w*|rah(?:eg|e )\\w*|saath|sath|nibh\\w*|(?:will|would|does|can) (?:\\w+ ){1,4}(?:last|run|survive|hold|continue|stay|work|serve|remain)|last\\w*)|how long (?:will|would|does|can|is) (?:\\w+ ){1,6}(?:last|run|survive|hold|continue|stay|going to last)|kab ?tak (?:\\w+ ){0,3}(?:tik\\w*|nibh\\w*|saath d\\w*|sath d\\w*)) `, 'u');
const stays = new RegExp(` (?:kita?n[aei]|how many|how much) (?:${units}) (?:k(?:i|a|ee|aa)|ke liye|to|should|do|shall|can|rahu\\w*|ruku\\w*|rahna|rukna|rahe|ruke|i|we)(?= )`, 'u');
const away = / (?:stay|trip|tour|visit|leave|chhutti|chutti|chhuti|holiday|vacation|ghum\w*|rahu|ruku|rukna|rahe|ruke|jau|jaye|maike|mayke|sasural|off) /u;
const fewWords = 5;
const ill = / (?:dasha|mahadasha|sade|dhaiya|pregnan\w*|medicine|dawa|treatment|ilaj|hospital|rain|barish) /u;

/** "How many days should we stay?": a short or a long absence, by how well travel stands; no chart counts the days. */
function sayStay({ say, book, strengths }: Context): string {
  const lord = strengths.view.lord(12);
  const house = strengths.view.house(lord);
  const strength = strengths.of(lord);
  const [en, hi] = strength >= 46 ? ['as long as you have planned; there is no need to cut it short', 'जितना सोचा है, उतने; छोटा करने की ज़रूरत नहीं'] : strength >= 36 ? ['three or four days rather than a week', 'हफ़्ते के बजाय तीन-चार दिन'] : ['two or three days, and home again', 'दो-तीन दिन, फिर वापस घर'];
  return [
    say([[`Better ${en}`, `I would say ${en}`], `: ${book.planet(lord)}, who rules being away, is in your ${th(house)} house.`], [[`बेहतर है ${hi}`, `कुंडली के हिसाब से ${hi}`], `: बाहर रहने के भाव के स्वामी ${book.planet(lord)} ${hindiOrdinal(house, 'oblique')} भाव में हैं।`]),
    say([['A chart counts no days; tickets and money may say more', 'No chart counts days, so let work and money decide the rest'], '.'], [['कुंडली दिन नहीं गिनती, टिकट और खर्च देखकर तय कीजिए', 'दिनों की गिनती कुंडली में नहीं होती, बाकी काम और खर्च पर है'], '।']),
  ].join('\n\n');
}

/** "How long will this job last?": till when it is carried, by the sub-period that runs; null where no duration is asked for. */
export function composeDuration(context: Context): string | null {
  const { read, say, book, strengths, now } = context;
  const plain = shortVowels(read.text);
  if (read.fact !== null || read.matter.careful || ill.test(plain) || ['past', 'repeat', 'why', 'remedy', 'either'].includes(read.kind)) return null;
  if (stays.test(plain) && (away.test(plain) || (read.text.length <= fewWords && away.test(shortVowels(lineBefore(context)?.text ?? read.text))))) return sayStay(context);
  if (!asks.test(plain)) return null;
  const before = lineBefore(context);
  const matter = read.matter.rank > 0 ? read.matter : before !== null && before.fact === null ? before.matter : read.matter;
  if (matter.rank === 0 || matter.careful) return null;
  const about: Context = { ...context, read: { ...read, kind: 'how', matter, second: null, step: null, horizon: null } };
  const judgement = judge(about);
  const { antar } = runningPeriods(strengths, now);
  const [end, n] = [book.day(antar.end), book.planet(antar.lord)];
  const m = book.matter(matter.id);
  const opening = {
    yes: () => say([['Long', 'For long, as it looks'], [`: nothing in your chart cuts ${m} short`, `; ${m} is well carried`], `, and the first change of wind is ${end}, when the sub-period of ${n} ends.`], [['लंबे समय तक', 'काफ़ी लंबा'], [`; ${m} को तोड़ने वाली कोई बात नहीं दिखती`, `, ${m} का पक्ष मज़बूत है`], `, पहला मोड़ ${end} को है, जब ${n} की अंतर्दशा पूरी होगी।`]),
    careful: () => say([[`At least till ${end}`, `Till ${end} without much trouble`], [`: then the sub-period of ${n} ends, and ${m} has to be settled anew`, `, the end of the sub-period of ${n}; after it ${m} needs fresh terms`], '.'], [[`कम से कम ${end} तक`, `${end} तक ज़्यादा परेशानी नहीं`], [`; तब ${n} की अंतर्दशा पूरी होती है और ${m} की बात नए सिरे से तय होगी`, `, ${n} की अंतर्दशा तब तक है; उसके बाद ${m} में बदलाव की तैयारी रखिए`], '।']),
    slow: () => say([['Not for very long', 'It does not look lasting'], [`: ${m} has little support, so expect a change by ${end}`, `; for ${m} have a second way ready by ${end}`], `, when the sub-period of ${n} ends.`], [['बहुत लंबा नहीं', 'टिकाऊ नहीं दिखता'], [`; ${m} को कम सहारा है, ${end} तक बदलाव मानकर चलिए`, `, ${m} में ${end} तक दूसरा रास्ता तैयार रखिए`], `, तब ${n} की अंतर्दशा पूरी होती है।`]),
  }[judgement.level]();
  return [opening, ...elaborate(about, { ...judgement, window: null })].join('\n\n');
}
