import type { Topic } from './topic-keywords';
import { createKeywordPattern } from './normalize-text';

/** What exactly a question is after, where its words tell; each has advice of its own. */
export const subtopics = [
  'jobChange', 'interview', 'promotion', 'business', 'governmentJob', 'conflictAtWork',
  'breakup', 'trust', 'compatibility', 'proposal', 'delay', 'separation',
  'loan', 'investing', 'property', 'exam', 'abroad', 'newCity', 'children', 'parents', 'sleep', 'anger', 'loneliness',
] as const;
export type Subtopic = (typeof subtopics)[number];

const subtopicKeywords: Record<Subtopic, { of: readonly Topic[]; words: readonly string[] }> = {
  jobChange: { of: ['career'], words: ['change job', 'change my job', 'changing job*', 'job change', 'switch', 'new job', 'resign*', 'quit', 'leave my job', 'leaving my job', 'offer letter', 'job badal*', 'naukri badal*', 'nayi naukri', 'naukri chhod*', 'job chhod*', 'नौकरी बदल*', 'नई नौकरी', 'नौकरी छोड़*', 'जॉब बदल*', 'इस्तीफ़ा', 'istifa', 'बदल*'] },
  interview: { of: ['career'], words: ['interview*', 'selected', 'selection', 'इंटरव्यू', 'साक्षात्कार', 'चयन', 'sakshatkar', 'chayan'] },
  promotion: { of: ['career'], words: ['promotion*', 'promoted', 'appraisal', 'increment', 'hike', 'raise', 'प्रमोशन', 'पदोन्नति', 'तरक्की', 'वेतन वृद्धि', 'tarakki', 'taraqqi', 'padonnati'] },
  business: { of: ['career', 'money'], words: ['business*', 'startup*', 'start up', 'shop', 'client*', 'freelanc*', 'व्यापार*', 'व्यवसाय*', 'बिजनेस', 'धंधा', 'धंधे', 'दुकान', 'vyapar', 'vyapaar', 'dhandha', 'dhanda', 'dukan', 'dukaan'] },
  governmentJob: { of: ['career', 'study'], words: ['government job', 'govt job', 'govt', 'sarkari', 'upsc', 'ssc', 'ias', 'bank po', 'police', 'army', 'सरकारी', 'यूपीएससी', 'पुलिस', 'सेना'] },
  conflictAtWork: { of: ['career'], words: ['boss', 'manager', 'colleague*', 'office politics', 'toxic', 'बॉस', 'सहकर्मी', 'मैनेजर', 'राजनीति'] },
  breakup: { of: ['love'], words: ['breakup*', 'break up', 'broke up', 'my ex', 'patch up', 'come back', 'comes back', 'heartbreak*', 'move on', 'ब्रेकअप', 'दिल टूट*', 'वापस', 'wapas', 'vapas', 'dil toot*', 'laut*', 'लौट*'] },
  trust: { of: ['love', 'marriage'], words: ['loyal', 'cheating', 'cheat*', 'trust', 'lying', 'affair*', 'honest', 'धोखा', 'वफादार', 'भरोसा', 'शक', 'dhokha', 'wafadar', 'bharosa', 'shak'] },
  compatibility: { of: ['love', 'marriage'], words: ['compatib*', 'match', 'matching', 'right for me', 'right person', 'suit me', 'suits me', 'मेल', 'मिलान', 'सही है मेरे', 'milan', 'right one'] },
  proposal: { of: ['love', 'marriage'], words: ['propose*', 'proposal*', 'tell him', 'tell her', 'confess', 'arranged', 'rishta', 'rishtey', 'रिश्ता', 'इज़हार', 'izhar', 'प्रस्ताव'] },
  delay: { of: ['marriage'], words: ['delay*', 'late', 'so long', 'not happening', 'देरी', 'देर', 'अब तक', 'deri', 'der', 'nahi ho rahi', 'नहीं हो रही', 'ab tak'] },
  separation: { of: ['marriage'], words: ['divorce*', 'separat*', 'तलाक', 'अलग', 'talaq', 'talak', 'alag'] },
  loan: { of: ['money'], words: ['loan*', 'debt*', 'emi', 'borrow*', 'lend*', 'कर्ज*', 'उधार', 'लोन', 'karz', 'karza', 'karj', 'karja', 'udhar'] },
  investing: { of: ['money'], words: ['invest*', 'stock*', 'share market', 'shares', 'mutual fund*', 'trading', 'crypto*', 'lottery', 'निवेश', 'शेयर*', 'लॉटरी', 'nivesh', 'share bazar', 'share bazaar'] },
  property: { of: ['money', 'family'], words: ['property', 'land', 'flat', 'plot', 'house buying', 'buy a house', 'buy a home', 'buy my own', 'buy a flat', 'buy land', 'own house', 'own home', 'संपत्ति', 'सम्पत्ति', 'जमीन', 'मकान', 'घर खरीद*', 'घर कब खरीद*', 'घर कब ले*', 'घर लेना', 'अपना घर', 'प्रॉपर्टी', 'zameen', 'jameen', 'makan', 'makaan', 'ghar kharid*', 'ghar kab kharid*', 'ghar khareed*', 'ghar kab khareed*', 'ghar kab le*', 'apna ghar', 'ghar lena'] },
  exam: { of: ['study', 'career'], words: ['exam*', 'neet', 'jee', 'upsc', 'entrance', 'boards', 'result', 'results', 'marks', 'crack', 'clear', 'परीक्षा*', 'इम्तिहान', 'एग्जाम', 'रिजल्ट', 'परिणाम', 'pariksha', 'imtihan'] },
  abroad: { of: ['travel', 'career', 'study'], words: ['abroad', 'foreign*', 'overseas', 'visa*', 'canada', 'usa', 'america', 'australia', 'germany', 'dubai', 'london', 'immigra*', 'विदेश*', 'वीजा', 'कनाडा', 'अमेरिका', 'videsh'] },
  newCity: { of: ['travel', 'career', 'family'], words: ['another city', 'new city', 'other city', 'relocat*', 'move to', 'moving to', 'transfer', 'दूसरे शहर', 'नए शहर', 'तबादला', 'dusre shahar', 'dusre sheher', 'tabadla'] },
  children: { of: ['family', 'study'], words: ['son', 'sons', 'daughter*', 'child', 'children', 'kid', 'kids', 'बेटा', 'बेटे', 'बेटी', 'बच्चे', 'बच्चों', 'बच्चा', 'beta', 'bete', 'beti', 'bachche', 'bacche'] },
  parents: { of: ['family', 'marriage', 'love'], words: ['parent*', 'mother', 'mom', 'mummy', 'father', 'dad', 'papa', 'माँ', 'माता', 'पिता', 'पापा', 'मम्मी', 'घरवाले', 'maa', 'mata', 'pita', 'pitaji', 'gharwale', 'ghar wale'] },
  sleep: { of: ['health'], words: ['sleep*', 'tired*', 'stress*', 'नींद', 'थकान', 'तनाव', 'neend', 'nind', 'thakan', 'tanav'] },
  anger: { of: ['self', 'family', 'health'], words: ['anger', 'angry', 'temper', 'fight*', 'quarrel*', 'गुस्सा', 'क्रोध', 'झगड़ा', 'झगड़े', 'gussa', 'jhagda', 'jhagde'] },
  loneliness: { of: ['self', 'love'], words: ['lonely', 'loneliness', 'alone', 'अकेला*', 'अकेली', 'अकेले', 'akela', 'akeli', 'akele', 'akelapan'] },
};

const patterns = subtopics.map((concern) => ({ concern, of: subtopicKeywords[concern].of, pattern: createKeywordPattern(subtopicKeywords[concern].words) }));

/** What the question (in plain words) is after within a topic, or null. */
export function detectSubtopic(plain: string, topic: Topic): Subtopic | null {
  return patterns.find(({ of, pattern }) => of.includes(topic) && plain.search(pattern) >= 0)?.concern ?? null;
}
