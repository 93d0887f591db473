import type { Plain } from '../plain';

const fast = / (?:vrat|vrath|upvas|upwas|upavas|fast|fasting|fasts|ekadashi|navratr\w*|karwa chauth|karva chauth|teej) /u;
const food = / (?:kha+|khau|khaun|khaye|khaya|khana|kha lu|kha sakt\w*|eat|eating|drink\w*|pee|peena|pi sakt\w*|pi lu|chai|tea|coffee|namak|salt|kela|kele|banana\w*|chaw?al|rice|roti|phal|fal|fruits?|milk|doodh|dudh|dahi|curd|onion|pyaz|lahsun|garlic|eggs?|sabudana|kuttu|sendha|aloo|potato|paani|pani|water|juice|besan|chana|dal|til|tamatar|haldi|turmeric|meetha|sweet) /u;
const asks = / (?:sakt\w*|can|allowed|may|chalega|chalegi|chalta|thik|theek|mana|kya|lena|lu|khau|khaun|should|ok|okay|fine) /u;

type Rule = readonly [day: RegExp, english: string, hindi: string, english2: string, hindi2: string];
/** What custom leaves out and allows, by the day of the fast; the first that is named is told. */
const rules: readonly Rule[] = [
  [/ (?:ekadashi|gyaras) /u, 'On Ekadashi custom leaves out rice, all grain and beans', 'एकादशी में रिवाज से चावल, अनाज और दाल नहीं', 'fruit, milk, tea, potato, sabudana and sendha salt are allowed', 'फल, दूध, चाय, आलू, साबूदाना और सेंधा नमक चलता है'],
  [/ (?:navratr\w*|navratra) /u, 'In Navratri custom leaves out grain, common salt, onion and garlic', 'नवरात्रि में रिवाज से अनाज, सादा नमक, प्याज़ और लहसुन नहीं', 'kuttu, singhara, sabudana, fruit, milk, tea and sendha salt are allowed', 'कुट्टू, सिंघाड़ा, साबूदाना, फल, दूध, चाय और सेंधा नमक चलता है'],
  [/ (?:guruvar|thursday|brihaspativar|brihaspati|guru ka|virvar|gurubar) /u, 'On the Thursday fast custom leaves out the banana itself, as the banana plant is worshipped that day, and salt', 'गुरुवार के व्रत में रिवाज से केला नहीं खाते, क्योंकि उस दिन केले के पेड़ की पूजा होती है; नमक भी नहीं', 'one yellow meal without salt, as of chana dal and besan, other fruit and milk are allowed', 'बिना नमक का एक पीला भोजन, चना दाल या बेसन का, दूसरे फल और दूध चलता है'],
  [/ (?:somvar|monday|shivratri|shiv|sawan) /u, 'On the Monday fast custom leaves out grain and common salt till the evening', 'सोमवार के व्रत में रिवाज से शाम तक अनाज और सादा नमक नहीं', 'fruit, milk, tea and water are allowed, and one meal after the evening prayer', 'फल, दूध, चाय और पानी चलता है, शाम की पूजा के बाद एक भोजन'],
  [/ (?:mangalvar|tuesday|hanuman) /u, 'On the Tuesday fast custom leaves out salt', 'मंगलवार के व्रत में रिवाज से नमक नहीं', 'one meal of wheat and jaggery, fruit and milk are allowed', 'गेहूँ-गुड़ का एक भोजन, फल और दूध चलता है'],
  [/ (?:shukravar|friday|santoshi) /u, 'On the Friday fast of Santoshi Ma custom leaves out all that is sour', 'संतोषी माँ के शुक्रवार व्रत में रिवाज से खट्टा नहीं', 'jaggery and chana, milk and sweet fruit are allowed', 'गुड़-चना, दूध और मीठे फल चलते हैं'],
  [/ (?:shanivar|saturday|shani) /u, 'On the Saturday fast custom leaves out salt till the evening', 'शनिवार के व्रत में रिवाज से शाम तक नमक नहीं', 'after sunset a meal of urad or sesame is taken; fruit and milk are allowed', 'सूरज डूबने के बाद उड़द या तिल का भोजन लेते हैं; फल और दूध चलता है'],
  [/ (?:karwa|karva|teej|nirjala) /u, 'That fast is kept by custom without food and water till the evening', 'यह व्रत रिवाज से शाम तक बिना अन्न-जल का होता है', 'whoever is expecting, nursing or takes medicine drinks water and takes fruit', 'गर्भ, दूध पिलाने या दवा की हालत में पानी और फल लेते हैं'],
];
const general: Rule = [/(?:)/u, 'In most fasts custom leaves out grain and common salt', 'ज़्यादातर व्रतों में रिवाज से अनाज और सादा नमक नहीं', 'fruit, milk, tea, water and sendha salt are allowed', 'फल, दूध, चाय, पानी और सेंधा नमक चलता है'];

/** "May I eat a banana in it?": what custom allows in a fast; no chart is needed. */
export const fastFood: Plain = {
  isFree: true,
  usesChart: false,
  mayLean: true,
  holds: ({ words, before, read }) => (fast.test(words) || fast.test(before)) && food.test(words) && asks.test(words) && read.text.length <= 16 && !/ (?:breakfast|fast food|business|dukan|shop|diabet\w*|insulin|sugar hai|bp ki dawa|which fast|kaun ?sa vrat|kons[ai] vrat|which day|kis din) /u.test(words),
  compose: ({ say }, { words, before }) => {
    const [, en, hi, allowed, chalta] = rules.find(([day]) => day.test(words)) ?? rules.find(([day]) => day.test(before)) ?? general;
    return [
      say([en, `; ${allowed}.`], [hi, `; ${chalta}।`]),
      say([['Houses differ, so go by your own; with sugar, a child on the way or medicine eat as the doctor says.', 'Take what your body needs: a fast kept halfway in good heart counts.']], [['हर घर की रीति अलग है, अपने घर की मानिए; शुगर, गर्भ या दवा हो तो डॉक्टर की सुनिए।', 'शरीर को जो चाहिए, वह लीजिए; मन से रखा आधा व्रत भी व्रत है।']]),
    ].join('\n\n');
  },
};
