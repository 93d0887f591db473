import type { Matter } from '../question/matters';
import type { QuestionText } from '../question/question-text';
import type { Lexeme } from '../question/lexicon';

/** Words that carry nothing of the thing itself: grammar, time, and verbs that go with every matter. */
const empty = new Set(
  `a an the i me my mine myself we us our you your it its this that these those he she they him her his them their is are am was were be been being will would shall should can could may might must do does did done has have had having get gets getting got come comes coming happen happens happening become find start begin go goes going make take give given look looking see improve better good well fine okay ok right best possible chance chances likely and or but so if then than not no yes never ever to of in on at by for from with about into out up over after before within till until during as while when why how what which who whom whose where there here any some all more most much many very too just only also again still really now soon today tomorrow year years month months week weeks day days time times next last coming end beginning life chart kundli horoscope astrology stars planets please tell say think know want need like new own big small first second one two three four five six long far early late age old problem problems trouble issue issues success successful fail future guru guruji sir madam success happy happily settle settled finally actually ahead further back work out well stable
  aisa aisi aise mera meri mere mujhe mujhko mujhse main mai mein me hum ham hame hume hamara hamari hamare humara humari humare aap apna apni apne khud ka ki ke ko se par pe tak bhi hi to na nahi nahin kya kab kyu kyun kyo kyon kaise kaisa kaisi kaun kaunsa kaunsi konsa konsi kis kitna kitne kitni kahan kaha kidhar hai hain ho hoga hogi honge hota hoti hote hu hun hoon tha thi the raha rahi rahe rahega rahegi rahenge jayega jayegi jayenge jaega jaegi jaunga jaungi paunga paungi payega payegi payenge milega milegi milenge mil milna milne aayega aayegi aaega aaegi aayenge aega aegi banega banegi banenge ban lagega lagegi lag lagna chalega chalegi chalta chalti kar karu karun karna karne karega karegi karunga karungi karenge karta karti karte lu lun le lena lega legi lunga lungi du dun de dena dega degi ja jau jaun jata jati jate aa aata aati aate sakta sakti sakte chahiye chahie ya aur lekin magar phir fir ab abhi aage jaldi is iss us uss ye yeh vo wo woh voh vah jo saal sal mahine mahina din samay time waqt vakt agle agla agli pichle naya nayi naye nai achha acha accha achhi theek thik sahi behtar safal safalta safalta yog chance batao bataiye bataye ji sir pandit guruji kundli kundali jyotish bahut zyada jyada kam dikkat pareshani samasya problem kuch kuchh koi ek do liye lie baad pehle pahle wala wali wale hoti hua hui hue`.split(/\s+/u),
);

const markAll = (marked: boolean[], text: string, pattern: RegExp | null): void => {
  if (pattern === null) return;
  for (const match of text.matchAll(new RegExp(pattern.source, 'gu'))) {
    const first = text.slice(0, match.index).split(' ').length - 2;
    const count = match[0].trim().split(' ').length;
    for (let at = first; at < first + count; at += 1) marked[at] = true;
  }
};

/** The words of a question that none of the lexemes of its matter and its person names, and that carry a sense of their own. */
function uncovered(text: QuestionText, lexemes: readonly Lexeme[]): string[] {
  const words = text.plain.trim().split(' ');
  const marked = words.map(() => false);
  for (const { english, hindi } of lexemes) {
    markAll(marked, text.plain, english);
    if (text.mayBeHindi) markAll(marked, text.folded, hindi);
  }
  return words.filter((word, at) => !marked[at] && !empty.has(word) && !empty.has(word.replace(/aa/gu, 'a').replace(/ee/gu, 'i').replace(/oo/gu, 'u')) && !/^\d+(?:st|nd|rd|th|k)?$/u.test(word) && word.length > 1);
}

/** Whether the label of a matter says what a question asks, so that nothing of it is lost. */
export const isCovered = (text: QuestionText, matter: Matter, others: readonly Lexeme[]): boolean => uncovered(text, [matter.lexeme, ...others]).length === 0;
