import type { CareClass } from './classes';
import { isTrade } from './trade-words';

const medicine =
  /\b(?:da[wv]a\w*|medicin\w*|medicat\w*|tablets?|pills?|capsules?|goli\w*|doses?|insulin|therapy|treatment|ila+j|drugs?|syrup|inject\w*|steroids?|chemo\w*|doctors?|daktar|thyroid|bp|pressure|sugar|metformin|antidepress\w*|inhaler|vaccine|ayurved\w*|homeo\w*|kadha|operation|dialysis|prescri\w*|course|pariwar niyojan|mg|meds?)\b|दवा|दवाई|गोली|गोलियाँ|इंसुलिन|इलाज|डॉक्टर|थायरॉ|बीपी|शुगर|इंजेक्शन|थेरेपी|सिरप|काढ़ा/iu;
const goods =
  /\b(?:bike|car|scooty|scooter|parcel|order|furniture|food|courier|amazon|flipkart|vehicle|gaadi|gadi|tractor|flat|fridge|phone|laptop|saree|cake)\b|गाड़ी|बाइक|कार|पार्सल|ट्रैक्टर/iu;
const pregnant =
  /\b(?:pregnan\w*|preg|garbh\w*|baby|bach?ch?[ae]\w*|child\w*|ivf|iui|cesar\w*|c ?section|normal delivery|wife|bhabhi|biwi|patni|beti|bahu|conceiv\w*|twins?|mahina|months?)\b|गर्भ|बच्च|पेट|प्रसव|पत्नी|बहू|भाभी/iu;

/** Matters that can also be somebody's occupation. */
const tradeClasses: ReadonlySet<CareClass> = new Set(['illness', 'medication', 'pregnancy', 'court', 'death']);

/** "Can I take another?" does not concern medicine, and the delivery of a bike no child, without a word that says so. */
export const isOtherMatter = (className: CareClass, text: string): boolean =>
  (className === 'medication' && !medicine.test(text)) ||
  (className === 'pregnancy' && goods.test(text) && !pregnant.test(text)) ||
  (tradeClasses.has(className) && isTrade(text));
