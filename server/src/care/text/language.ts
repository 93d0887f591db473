import type { CareLanguage } from '../classes';

// Frequent words that only one of the languages has.
const hindiWords = new Set(
  (
    'hai hain hu hoon hun ho raha rahi rahe kya kab kaise kyu kyun kyon mera meri mere mujhe mujhko main mai mein nahi nahin nhi ka ki ke ko se ne par aur ya bhi toh jo ye yeh wo woh ' +
    'kar karu karun karna karta karti gaya gayi gaye tha thi hua hui liya diya du dun lu lun jau jaun chahta chahti chahiye sab kuch kuchh koi ab abhi bas apni apna apne bahut roz raat din khud ' +
    'marpit marpeet maarpeet balatkar balatkaar bachao hatya khudkushi phansi faansi kaash marna marne jeena jeene zindagi jindagi jaan saal batao bataiye papa pati saas ghar bachche beta beti hoga hogi milega milegi kitna kitni wale wali'
  ).split(' '),
);
const englishWords = new Set(
  (
    'i am is are was were the a an my me you your he she they it we his her and or but of in on at for with from to will would should can could may do does did have has had not ' +
    'be been when what which who why how this that if no never want wish feel life die dead myself'
  ).split(' '),
);

/** The language and script of a text; Devanagari takes precedence over Latin letters. */
export function detectCareLanguage(text: string): CareLanguage {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (devanagari > 0 && devanagari * 2 >= latin) return 'hi';
  let lead = 0;
  for (const word of text.toLowerCase().match(/[a-z']+/gu) ?? []) lead += Number(hindiWords.has(word)) - Number(englishWords.has(word));
  return lead > 0 ? 'hi-Latn' : 'en';
}
