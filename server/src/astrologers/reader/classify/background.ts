import { normalizeText } from './normalize-text';

/** Words of illness that are mostly only told: an operation that is over, and a hospital that one works in. */
const told = /(?<!\p{L})(?:surgery|operation|opreshan|ऑपरेशन|सर्जरी|hospital|hospitals|haspatal|aspatal|asptal|अस्पताल|bimar|beemar|बीमार|treatment|ilaj|ilaaj|इलाज|covid|accident|एक्सीडेंट)(?!\p{L})/giu;
const quarrels = /(?<!\p{L})(?:fights?|fighting|quarrel\p{L}*|argu\p{L}*|jhagd\p{L}*|jhagra|kalesh|klesh|taane|taunts?|anban|tension at home|silent treatment|झगड\p{L}*|झगड़\p{L}*|कलेश|क्लेश|ताने|अनबन)(?!\p{L})/iu;
const works = /(?<!\p{L})(?:nurse|doctor hu|doctor hoon|i am a doctor|ward boy|compounder|pharmacist|receptionist|lab technician|staff|job|naukri|duty|work in|working in|posting|नर्स|डॉक्टर हूं|डॉक्टर हूँ|नौकरी|ड्यूटी|कंपाउंडर|स्टाफ)(?!\p{L})/iu;
/** Whose getting well is asked about, or what stands ahead. */
const asksHealth = /(?<!\p{L})(?:recover\p{L}*|get well|be (?:fine|ok|okay|alright|cured)|cured?|safe|succe\p{L}*|theek ho|thik ho|ठीक हो|बच\p{L}*|will (?:the|her|his|my|this) (?:surgery|operation|treatment)|health|sehat|सेहत|तबीयत|tabiyat|next week|agle hafte|kab karwa\p{L}*|कब कर\p{L}*|pain|dard|दर्द)(?!\p{L})/iu;

/** Whether illness is only the background of a question about a quarrel or about work: "since her knee surgery every small thing becomes a fight". */
export function isOnlyTold(text: string): boolean {
  const normalized = normalizeText(text);
  return normalized.search(told) >= 0 && (quarrels.test(normalized) || works.test(normalized)) && !asksHealth.test(normalized);
}
