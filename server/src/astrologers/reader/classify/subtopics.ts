import type { Topic } from './topic-keywords';
import { createKeywordPattern } from './normalize-text';

/** Narrower subjects within a topic; each has its own advice. */
export const subtopics = [
  'jobChange', 'interview', 'promotion', 'business', 'governmentJob', 'conflictAtWork',
  'breakup', 'trust', 'compatibility', 'proposal', 'delay', 'separation',
  'loan', 'investing', 'property', 'exam', 'abroad', 'newCity', 'children', 'parents', 'sleep', 'anger', 'loneliness',
] as const;
export type Subtopic = (typeof subtopics)[number];

const subtopicKeywords: Record<Subtopic, { topics: readonly Topic[]; keywords: readonly string[] }> = {
  jobChange: { topics: ['career'], keywords: ['change job', 'change my job', 'changing job*', 'job change', 'switch', 'new job', 'resign*', 'quit', 'leave my job', 'leaving my job', 'offer letter', 'job badal*', 'naukri badal*', 'nayi naukri', 'naukri chhod*', 'job chhod*', 'नौकरी बदल*', 'नई नौकरी', 'नौकरी छोड़*', 'जॉब बदल*', 'इस्तीफ़ा', 'istifa', 'बदल*'] },
  interview: { topics: ['career'], keywords: ['interview*', 'selected', 'selection', 'इंटरव्यू', 'साक्षात्कार', 'चयन', 'sakshatkar', 'chayan'] },
  promotion: { topics: ['career'], keywords: ['promotion*', 'promoted', 'appraisal', 'increment', 'hike', 'raise', 'प्रमोशन', 'पदोन्नति', 'तरक्की', 'वेतन वृद्धि', 'tarakki', 'taraqqi', 'padonnati'] },
  business: { topics: ['career', 'money'], keywords: ['business*', 'startup*', 'start up', 'shop', 'client*', 'freelanc*', 'व्यापार*', 'व्यवसाय*', 'बिजनेस', 'धंधा', 'धंधे', 'दुकान', 'vyapar', 'vyapaar', 'dhandha', 'dhanda', 'dukan', 'dukaan'] },
  governmentJob: { topics: ['career', 'study'], keywords: ['government job', 'govt job', 'govt', 'sarkari', 'upsc', 'ssc', 'ias', 'bank po', 'police', 'army', 'सरकारी', 'यूपीएससी', 'पुलिस', 'सेना'] },
  conflictAtWork: { topics: ['career'], keywords: ['boss', 'manager', 'colleague*', 'office politics', 'toxic', 'बॉस', 'सहकर्मी', 'मैनेजर', 'राजनीति'] },
  breakup: { topics: ['love'], keywords: ['breakup*', 'break up', 'broke up', 'my ex', 'patch up', 'come back', 'comes back', 'heartbreak*', 'move on', 'ब्रेकअप', 'दिल टूट*', 'वापस', 'wapas', 'vapas', 'dil toot*', 'laut*', 'लौट*'] },
  trust: { topics: ['love', 'marriage'], keywords: ['loyal', 'cheating', 'cheat*', 'trust', 'lying', 'affair*', 'honest', 'धोखा', 'वफादार', 'भरोसा', 'शक', 'dhokha', 'wafadar', 'bharosa', 'shak'] },
  compatibility: { topics: ['love', 'marriage'], keywords: ['compatib*', 'match', 'matching', 'right for me', 'right person', 'suit me', 'suits me', 'मेल', 'मिलान', 'सही है मेरे', 'milan', 'right one'] },
  proposal: { topics: ['love', 'marriage'], keywords: ['propose*', 'proposal*', 'tell him', 'tell her', 'confess', 'arranged', 'rishta', 'rishtey', 'रिश्ता', 'इज़हार', 'izhar', 'प्रस्ताव'] },
  delay: { topics: ['marriage'], keywords: ['delay*', 'late', 'so long', 'not happening', 'देरी', 'देर', 'अब तक', 'deri', 'der', 'nahi ho rahi', 'नहीं हो रही', 'ab tak'] },
  separation: { topics: ['marriage'], keywords: ['divorce*', 'separat*', 'तलाक', 'अलग', 'talaq', 'talak', 'alag'] },
  loan: { topics: ['money'], keywords: ['loan*', 'debt*', 'emi', 'borrow*', 'lend*', 'कर्ज*', 'उधार', 'लोन', 'karz', 'karza', 'karj', 'karja', 'udhar'] },
  investing: { topics: ['money'], keywords: ['invest*', 'stock*', 'share market', 'shares', 'mutual fund*', 'trading', 'crypto*', 'lottery', 'निवेश', 'शेयर*', 'लॉटरी', 'nivesh', 'share bazar', 'share bazaar'] },
  property: { topics: ['money', 'family'], keywords: ['property', 'land', 'flat', 'plot', 'house buying', 'buy a house', 'buy a home', 'buy my own', 'buy a flat', 'buy land', 'own house', 'own home', 'संपत्ति', 'सम्पत्ति', 'जमीन', 'मकान', 'घर खरीद*', 'घर कब खरीद*', 'घर कब ले*', 'घर लेना', 'अपना घर', 'प्रॉपर्टी', 'zameen', 'jameen', 'makan', 'makaan', 'ghar kharid*', 'ghar kab kharid*', 'ghar khareed*', 'ghar kab khareed*', 'ghar kab le*', 'apna ghar', 'ghar lena'] },
  exam: { topics: ['study', 'career'], keywords: ['exam*', 'neet', 'jee', 'upsc', 'entrance', 'boards', 'result', 'results', 'marks', 'crack', 'clear', 'परीक्षा*', 'इम्तिहान', 'एग्जाम', 'रिजल्ट', 'परिणाम', 'pariksha', 'imtihan'] },
  abroad: { topics: ['travel', 'career', 'study'], keywords: ['abroad', 'foreign*', 'overseas', 'visa*', 'canada', 'usa', 'america', 'australia', 'germany', 'dubai', 'london', 'immigra*', 'विदेश*', 'वीजा', 'कनाडा', 'अमेरिका', 'videsh'] },
  newCity: { topics: ['travel', 'career', 'family'], keywords: ['another city', 'new city', 'other city', 'relocat*', 'move to', 'moving to', 'transfer', 'दूसरे शहर', 'नए शहर', 'तबादला', 'dusre shahar', 'dusre sheher', 'tabadla'] },
  children: { topics: ['family', 'study'], keywords: ['son', 'sons', 'daughter*', 'child', 'children', 'kid', 'kids', 'बेटा', 'बेटे', 'बेटी', 'बच्चे', 'बच्चों', 'बच्चा', 'beta', 'bete', 'beti', 'bachche', 'bacche'] },
  parents: { topics: ['family', 'marriage', 'love'], keywords: ['parent*', 'mother', 'mom', 'mummy', 'father', 'dad', 'papa', 'माँ', 'माता', 'पिता', 'पापा', 'मम्मी', 'घरवाले', 'maa', 'mata', 'pita', 'pitaji', 'gharwale', 'ghar wale'] },
  sleep: { topics: ['health'], keywords: ['sleep*', 'tired*', 'stress*', 'नींद', 'थकान', 'तनाव', 'neend', 'nind', 'thakan', 'tanav'] },
  anger: { topics: ['self', 'family', 'health'], keywords: ['anger', 'angry', 'temper', 'fight*', 'quarrel*', 'गुस्सा', 'क्रोध', 'झगड़ा', 'झगड़े', 'gussa', 'jhagda', 'jhagde'] },
  loneliness: { topics: ['self', 'love'], keywords: ['lonely', 'loneliness', 'alone', 'अकेला*', 'अकेली', 'अकेले', 'akela', 'akeli', 'akele', 'akelapan'] },
};

const patterns = subtopics.map((subtopic) => ({ subtopic, topics: subtopicKeywords[subtopic].topics, pattern: createKeywordPattern(subtopicKeywords[subtopic].keywords) }));

/** The subtopic of a question (as normalized text) within a topic, or null. */
export function detectSubtopic(normalized: string, topic: Topic): Subtopic | null {
  return patterns.find(({ topics, pattern }) => topics.includes(topic) && normalized.search(pattern) >= 0)?.subtopic ?? null;
}
