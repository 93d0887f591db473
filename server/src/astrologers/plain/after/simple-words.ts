import type { Context } from '../../compose/context';
import { judge, leadInput } from '../../compose/judgement';
import { lineBefore } from '../../compose/pointed/line-before';
import { englishOrdinal as th } from '../../vocabulary/english';
import { englishHouses } from '../../words/english-words';
import { hindiHouses } from '../../words/hindi-words';
import type { Plain } from '../plain';

const simple = / (?:(?:simple|simpler|easy|easier|plain|normal|layman\w*) (?:\w+ )?(?:words?|language|terms?|english|hindi|way|bhasha)|in (?:simple|plain|easy)|simply|(?:aasan|asan|saral|simple|sidhi|seedhi|sidhe|seedhe|easy|aam) (?:\w+ )?(?:bhasha|shabd\w*|language|words?|tarike|hindi|me|mein)|bhasha me samjha\w*|(?:did not|didnt|dont|not|nahi|nhi|kuch nahi|samajh nahi|samjh nahi) (?:\w+ )?(?:understand\w*|understood|get it|samajh\w*|samjh\w*|samaj\w*|samajha|aaya|aya)|samajh (?:me|mein) nahi|(?:too|bahut|itne) (?:technical|mushkil|kathin|difficult|complicated)|matlab samjha\w*) /u;
const mostWords = 14;

/** "Simple words please": what the line before was about, said without a term of the art. */
function composeSimply(context: Context): string {
  const { say, book, strengths, read } = context;
  const last = lineBefore(context);
  const house = last?.fact?.house ?? null;
  if (house !== null) {
    const lord = strengths.view.lord(house);
    const isStrong = strengths.of(lord) >= 40;
    const at = strengths.view.house(lord);
    return [
      say([[`In plain words: your ${th(house)} house is about ${englishHouses[house - 1]}, `, `Simply said, this part of your chart is about ${englishHouses[house - 1]}, `], isStrong ? 'and it stands well: things come with ordinary effort.' : 'and it asks for patience: what you want there comes later and by steady effort.'], [[`सीधे शब्दों में: यह ${hindiHouses[house - 1]} की जगह है, `, `आसान भाषा में, इससे ${hindiHouses[house - 1]} देखा जाता है, `], isStrong ? 'और यह अच्छी है: साधारण मेहनत से बात बनती है।' : 'और इसमें सब्र लगेगा: फल देर से, पर मेहनत से मिलता है।']),
      say([`What decides it comes by way of ${englishHouses[at - 1]}.`], [`इसका रास्ता ${hindiHouses[at - 1]} से होकर जाता है।`]),
    ].join('\n\n');
  }
  const matter = last !== null && !last.matter.careful ? last : null;
  const own: Context = { ...context, read: { ...read, kind: 'how', fact: null, second: null, step: null, matter: matter?.matter ?? read.matter, kin: matter?.kin ?? read.kin, horizon: matter?.horizon ?? null } };
  return [
    `${say([['In plain words: ', 'Simply said: ']], [['सीधे शब्दों में: ', 'आसान भाषा में: ']])}${context.tell(book.how(leadInput(own, judge(own))))}`,
    say([['The planets named above are only the reasons for it; you need not know them.', 'All the terms are reasons, and the sentence above is the answer.']], [['ऊपर जिन ग्रहों के नाम हैं, वे बस कारण हैं; उन्हें जानना ज़रूरी नहीं।', 'बाकी शब्द कारण बताते हैं, जवाब यही एक वाक्य है।']]),
  ].join('\n\n');
}

export const simpleWords: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: ({ words, before, read }) => before.trim() !== '' && simple.test(words) && read.text.length <= mostWords && !/ (?:wife|husband|pati|patni|boss|saas|beta|beti|son|daughter|log|people|parents|mummy|papa|he|she|they|mujhe koi|exam|maths|padhai|study|subject) /u.test(words),
  compose: composeSimply,
};
