import { normalizeText } from '../reader/normalize-text';

/** The language and the letters of an answer; Hinglish is Hindi in Latin letters. */
export type AnswerLanguage = 'English' | 'Hindi' | 'Hinglish';

const words = (list: string) => new Set(list.trim().split(/\s+/u));

// Words that English and romanised Hindi share (main, me, to, so, par) are in neither list.
const english = words(
  `will when what which who whom whose why how where should shall would could can may might i i'm i'll am are was were is my mine our his she they you your it the a an
  do does did have has had be been get got and or but of in on at for with from about this that these next after before tell give want need good not don't feel if there
  any under into than more most much many please going as by up out his her him them we us its into still ever never right`,
);
const romanHindi = words(
  `kya kia kyaa kab kabtak kaise kaisa kaisi kese kesa kesi kyu kyun kyon kyo kahan kahaan kidhar kaun kon konsa konsi konse kaunsa kaunsi kaunse kitna kitne kitni mera meri mere mujhe muje mujhko mujhse
  hum hamara hamari hamare humara humari humare uska uski uske unka unki unke hai hain hei hoga hogi honge hongi ho hona hua hui hue hu hoon hun nahi nahin nhi ka ki ke ko se mein aur ya bhi toh tak
  rahega rahegi rahenge raha rahi rahe rhega rhegi rha rhi chahiye chaiye karu karun karoon karna kare karein karo karte karta karti karunga karungi karke milega milegi milenge milna sakta sakti sakte tha thi the
  abhi aaj kal agle agla saal mahine din batao bataiye bataye btao bata jaunga jaungi jana jaana jayega jayegi aayega aayegi aaega banega banegi banunga liye sath saath koi kuch kuchh wala wali wale apna apni apne
  iss yeh ye woh wo wapas lagegi lagega chal hogaya jaldi kis kisi kiska kiske sab bahut acha accha achha theek thik sahi upay upaay aap aapka aapki tum tumhara shadi shaadi naukri paisa ghar dhanyavad
  ja jaa pa paungi paunga payegi payega paye jaunga jaungi mil milegi ek diya diye dil guruji dhanyawad dhanyavaad sunao bolo kar kiya kiye gaya gayi gaye lu lun jau jaun dukan paise beta beti papa maa pati patni bhai behen dost gaadi gadi padhai bhi phir jab tab agar lekin magar wahi yahi sach ladki ladka dono nhi hu h mujhko rakhu rakhun bechu shukriya namaste namaskar pranam ji haan mai mein rashi kundli kundali dasha batado dijiye kijiye`,
);

const unsupportedWords: Record<string, Set<string>> = {
  Spanish: words(
    'cuándo cuando qué que cómo como voy casar casarme mi una por para estoy será tendré trabajo dinero amor los las con del el',
  ),
  French: words('quand vais je est ce que mon ma mes pour avec travail argent amour une des les dans suis serai aurai quel quelle'),
  German: words('wann werde ich mein meine wie ist das der die und nicht heiraten geld liebe arbeit wird kann habe bin eine'),
  Portuguese: words('quando vou meu minha você não como está trabalho dinheiro amor uma para com'),
  Bengali: words('amar amake kobe hobe biye ami ki korbo keno kemon chakri tumi apni ache'),
  Tamil: words('tamil la pesunga sollunga pannunga vendum enna eppo epo enaku enakku eppadi kalyanam nadakkum irukku velai naan yen unga kidaikkum'),
  Telugu: words('naa nenu eppudu pelli avuthundi ela undi udyogam naku vastundi enduku ee'),
  Marathi: words('majhe majha majhi mazhe mazha mazhi maza mazi kadhi hoil aahe ahe lagna kashi kasa mala tumhi zhale'),
  Gujarati: words('mara maru mari kyare thase lagan che chhe kem su shu mane nokri'),
};
const otherDevanagari = /(?<![\p{L}\p{M}])(?:माझे|माझं|माझी|माझा|माझ्या|मला|कधी|होईल|आहे|आहेत|काय|मेरो|कहिले|हुन्छ|छ|मलाई|के|गर्छ)(?![\p{L}\p{M}])/gu;

/** Endings that only verbs of Hindi have in Latin letters: "aayengi", "dikhega". */
const hindiVerb = /(?:(?<!ll|v)enge|engi|unga|ungi|oonga|oongi|yega|yegi|aega|aegi|[bcdhjklmnprst]hega|[bcdhjklmnprst]hegi)$/u;

const count = (tokens: string[], set: Set<string>) => tokens.filter((token) => set.has(token)).length;

export interface DetectedLanguage {
  language: AnswerLanguage;
  /** False for an unsupported script or language. */
  isRead: boolean;
  /** The number of recognised words of the two supported languages. */
  known: number;
}

function isUnreadScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const read = text.match(/[\p{Script=Latin}\p{Script=Devanagari}]/gu)?.length ?? 0;
  return letters > 0 && read * 2 < letters;
}

/** The language to answer in. `fallback` applies if the words are ambiguous: the letters of the record or of the previous question. */
export function detectLanguage(text: string, fallback: AnswerLanguage): DetectedLanguage {
  if (isUnreadScript(text)) return { language: fallback, isRead: false, known: 0 };
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (devanagari * 2 > latin) {
    const unsupportedCount = text.match(otherDevanagari)?.length ?? 0;
    const marathi = text.match(/(?:माझ|कधी|होईल|आहे|मेरो|कहिले|हुन्छ|मलाई)/gu)?.length ?? 0;
    return { language: 'Hindi', isRead: !(marathi > 0 && unsupportedCount + marathi >= 2), known: devanagari > 0 ? 1 : 0 };
  }
  const tokens = normalizeText(text).trim().split(' ');
  const [en, hi] = [count(tokens, english), tokens.filter((token) => romanHindi.has(token) || hindiVerb.test(token)).length];
  const unsupportedCount = Math.max(...Object.values(unsupportedWords).map((set) => count(tokens, set)));
  if (/[¿¡ñãõçéèêàùûôîœßäöüáíóú]/iu.test(text) && en === 0 && hi === 0) return { language: fallback, isRead: false, known: 0 };
  if (unsupportedCount >= 2 && unsupportedCount > en && unsupportedCount > hi) return { language: fallback, isRead: false, known: 0 };
  const open = fallback === 'Hindi' ? 'Hindi' : fallback;
  // The answer has the script of the question: Hindi in Latin letters is answered in Latin letters.
  const inLatin = open === 'Hindi' && latin > 0 ? (hi > 0 ? 'Hinglish' : en > 0 ? 'English' : 'Hindi') : open;
  const language = hi > en ? 'Hinglish' : en > hi ? 'English' : inLatin;
  return { language, isRead: true, known: en + hi };
}
