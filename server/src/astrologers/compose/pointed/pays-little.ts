import type { PlanetName } from '@oracle-astra/shared/contract';
import { findFields } from '../../question/fields';
import { getMatter } from '../../question/matters';
import { shortVowels } from '../../question/question-text';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import type { Context } from '../context';
import { judge } from '../judgement';
import { lineBefore } from './line-before';

const mostWords = 16;
const money = '(?:pais[ae]|money|salary|pay|pays|income|kamai|kamayi|tankhwah|tankhah|vetan|package|earning\\w*)';
const little = '(?:kam|less|low|lower|little|poor|not (?:much|good|enough)|(?:bahut |kaafi )?thod[aei]|nahi|nhi|na ke barabar)';
const paysLittle = new RegExp(` ${money} (?:\\w+ ){0,3}${little} | ${little} (?:\\w+ ){0,2}${money} | (?:badly|poorly) paid `, 'u');
const ofWork = / (?:career|kariyar|field|line|profession|pesha|job|naukri|kaam|kam|work|kya banu\w*|what should i become|business|vyapar|course|stream) /u;

/** How a calling is made to pay, by the planet of income. */
const ways: Record<PlanetName, readonly [english: string, hindi: string]> = {
  Sun: ['a permanent government post in it, or an institute under your own name', 'इसी में पक्की सरकारी जगह, या अपने नाम का संस्थान'],
  Moon: ['children, women or food as your special ground in it', 'इसी में बच्चों, महिलाओं या खानपान से जुड़ा काम'],
  Mars: ['its technical or competitive side, where pay is by result', 'इसी का तकनीकी या प्रतियोगिता वाला हिस्सा, जहाँ फल पर पैसा है'],
  Mercury: ['writing, online classes or coaching beside it', 'साथ में लिखना, ऑनलाइन क्लास या कोचिंग'],
  Jupiter: ['coaching, training and advice beside it', 'साथ में कोचिंग, प्रशिक्षण और सलाह'],
  Venus: ['its creative side, and pupils or clients who pay for quality', 'इसका कलात्मक हिस्सा, और वे लोग जो गुणवत्ता का दाम देते हैं'],
  Saturn: ['fixed evening batches or long contracts beside it', 'साथ में शाम के तय बैच या लंबे अनुबंध'],
  Rahu: ['the internet and clients from abroad', 'इंटरनेट और बाहर के ग्राहक'],
  Ketu: ['one narrow speciality that few know', 'एक बारीक विषय, जो कम लोग जानते हैं'],
};

/** "I understand teaching, but it pays little": how that calling pays in this chart; null where no calling stands before. */
export function composePaysLittle(context: Context): string | null {
  const { read, say, book, strengths, question, isEnglish } = context;
  const plain = shortVowels(read.text);
  if (read.text.length > mostWords || !paysLittle.test(plain) || (question.turns ?? []).length === 0 || ['when', 'past', 'remedy', 'either'].includes(read.kind)) return null;
  const last = lineBefore(context);
  if (last === null || last.matter.careful || (!ofWork.test(shortVowels(last.text)) && findFields(last.text).length === 0) || / (?:loan|karz|emi|debt|ghar|house|shaadi|shadi) /u.test(plain)) return null;
  const field = findFields(read.text)[0] ?? findFields(last.text)[0] ?? null;
  const lord = strengths.view.lord(11);
  const at = strengths.view.house(lord);
  const { window } = judge({ ...context, read: { ...read, kind: 'when', fact: null, horizon: null, second: null, kin: null, matter: getMatter('income') } }, getMatter('income'));
  const span = window === null ? '' : book.span(window, question.astrologer);
  const name = field === null ? say(['that work'], ['वही काम']) : isEnglish ? field.english : field.hindi;
  const [en, hi] = ways[lord];
  return [
    say([[`Keep ${name.toLowerCase()} and let it pay by `, `Stay with ${name.toLowerCase()}; the money in it comes by `], `${en}`, span === '' ? '.' : [`; income rises in ${span}.`, `, and ${span} is the better time for income.`]], [[`${name} मत छोड़िए, पैसा ऐसे बढ़ेगा: `, `${name} रखिए और कमाई का रास्ता जोड़िए: `], `${hi}`, span === '' ? '।' : [`; आमदनी का बेहतर समय ${span} है।`, `, और ${span} में आमदनी बढ़ने के योग हैं।`]]),
    say([`Income is read from the 11th house: its lord ${book.planet(lord)} is in your ${th(at)}.`], [`आमदनी ग्यारहवें भाव से देखी जाती है; स्वामी ${book.planet(lord)} ${hindiOrdinal(at, 'oblique')} भाव में हैं।`]),
    say([['Set the sum you need each month, and see after a year whether it is reached.', 'Ask three people in it who earn well how they came to it.']], [['महीने का ज़रूरी खर्च लिखिए, और साल भर बाद मिलाइए।', 'इसी काम में अच्छा कमाने वाले तीन लोगों से पूछिए कि कैसे।']]),
  ].join('\n\n');
}
