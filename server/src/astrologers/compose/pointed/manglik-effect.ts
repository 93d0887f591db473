import { findManglik } from '../../../astrology';
import { shortVowels } from '../../question/question-text';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishHouses } from '../../words/english-words';
import { hindiHouses } from '../../words/hindi-words';
import type { Context } from '../context';
import { lineBefore } from './line-before';

const effect = / (?:asar|prabhav|effects?|affects?|affect|impact|nuksan|harm|harms|hurt|khatra|danger\w*|problem|dikkat|hoga kya|bura|bad) /u;
const mostWords = 16;

/** "Uska asar pati pe padega kya?" after Manglik: whether anything of it falls on somebody; null where that is not asked. */
export function composeManglikEffect(context: Context): string | null {
  const { read, say, book, strengths, question: { chart }, isEnglish } = context;
  const plain = shortVowels(read.text);
  if (read.fact !== null || read.text.length > mostWords || !effect.test(plain) || lineBefore(context)?.fact?.name !== 'manglik' || / (?:dasha|sade|shani|rahu|ketu|upay|remed\w*|kab|when) /u.test(plain)) return null;
  const at = strengths.view.house('Mars');
  const who = read.kin ? (isEnglish ? `your ${book.kin(read.kin.id)}` : book.kin(read.kin.id)) : '';
  const [on, onHi] = who === '' ? ['', ''] : [` on ${who}`, `${who} पर `];
  const opening = findManglik(chart).isManglik
    ? say([['Only a mild one', 'Little, and nothing to fear'], `: Mars in the ${th(at)} brings temper and haste into a marriage, and no harm${on}`, ['.', '; custom itself softens it.']], [['हल्का-सा, डरने की बात नहीं', 'बहुत कम'], `; ${hindiOrdinal(at, 'oblique')} के मंगल से रिश्ते में गुस्सा और जल्दबाज़ी आती है, ${onHi === '' ? '' : onHi}कोई अनिष्ट नहीं`, ['।', ', परंपरा भी इसे हल्का मानती है।']])
    : say([['No', 'None at all'], [`: you are not Manglik, so no effect of it falls${on}`, `, since your chart is not Manglik, and nothing of it falls${on}`], '.'], [['नहीं', 'बिल्कुल नहीं'], [`; आपकी कुंडली मांगलिक नहीं है, इसलिए ${onHi}कोई असर नहीं`, `, क्योंकि आपकी कुंडली मांगलिक नहीं है, ${onHi}इसका असर नहीं पड़ता`], '।']);
  const house = say([`Your Mars is in the ${th(at)} house (${englishHouses[at - 1]})`, ['; no placement of yours decides over the life or safety of somebody else.', ', and no chart of one person rules what happens to another.']], [`आपके मंगल ${hindiOrdinal(at, 'oblique')} भाव (${hindiHouses[at - 1]}) में हैं`, ['; आपकी कोई ग्रह-स्थिति किसी और के जीवन या सुरक्षा का फ़ैसला नहीं करती।', ', और एक की कुंडली से दूसरे के साथ होने वाली बात तय नहीं होती।']]);
  return [opening, house].join('\n\n');
}
