import type { PlanetName } from '@oracle-astra/shared/contract';

/** A way that is open at a stage of life, with the planets that speak for it. */
export interface Way {
  english: string;
  hindi: string;
  planets: readonly PlanetName[];
}

type Row = [english: string, hindi: string, planets: PlanetName[]];
const toWays = (rows: readonly Row[]): Way[] => rows.map(([english, hindi, planets]) => ({ english, hindi, planets }));

export type Stage = 'tenth' | 'twelfth' | 'degree' | 'redundant';

const work: readonly Row[] = [
  ['banking and finance', 'बैंकिंग और फ़ाइनेंस', ['Mercury', 'Jupiter']],
  ['software and data', 'सॉफ़्टवेयर और डेटा', ['Mercury', 'Rahu']],
  ['teaching and training', 'अध्यापन और ट्रेनिंग', ['Jupiter', 'Moon']],
  ['sales and marketing', 'सेल्स और मार्केटिंग', ['Mercury', 'Venus']],
  ['operations and logistics', 'ऑपरेशन और लॉजिस्टिक्स', ['Saturn', 'Mars']],
  ['administration and team lead roles', 'प्रशासन और टीम का नेतृत्व', ['Sun', 'Mercury']],
  ['design, media and content', 'डिज़ाइन, मीडिया और कंटेंट', ['Venus', 'Rahu']],
  ['hospitals and care', 'अस्पताल और देखभाल का क्षेत्र', ['Moon', 'Ketu']],
  ['law and compliance', 'कानून और कंप्लायंस', ['Jupiter', 'Saturn']],
  ['research and testing', 'शोध और जाँच का काम', ['Ketu', 'Mercury']],
];

/** Streams after the tenth, courses after the twelfth, lines of work after a degree or a job that ended. */
export const waysOf: Record<Stage, readonly Way[]> = {
  tenth: toWays([
    ['science with maths', 'गणित वाली साइंस', ['Mars', 'Mercury']],
    ['science with biology', 'बायोलॉजी वाली साइंस', ['Moon', 'Ketu']],
    ['commerce', 'कॉमर्स', ['Mercury', 'Jupiter']],
    ['arts', 'आर्ट्स', ['Venus', 'Moon']],
    ['a polytechnic diploma', 'पॉलिटेक्निक डिप्लोमा', ['Mars', 'Saturn']],
  ]),
  twelfth: toWays([
    ['engineering', 'इंजीनियरिंग', ['Mars', 'Saturn']],
    ['computer science or BCA', 'कंप्यूटर साइंस या BCA', ['Mercury', 'Rahu']],
    ['medicine or nursing', 'मेडिकल या नर्सिंग', ['Sun', 'Ketu']],
    ['BCom with CA or CS', 'BCom के साथ CA या CS', ['Mercury', 'Jupiter']],
    ['BBA or hotel management', 'BBA या होटल मैनेजमेंट', ['Sun', 'Venus']],
    ['law', 'लॉ', ['Jupiter', 'Saturn']],
    ['design or fashion', 'डिज़ाइन या फ़ैशन', ['Venus', 'Mercury']],
    ['BA with a teaching or civil service aim', 'BA, शिक्षक या सिविल सेवा के लक्ष्य से', ['Jupiter', 'Moon']],
    ['media and journalism', 'मीडिया और पत्रकारिता', ['Moon', 'Rahu']],
    ['the NDA or the forces', 'NDA या सेना', ['Mars', 'Sun']],
    ['agriculture', 'कृषि', ['Saturn', 'Moon']],
  ]),
  degree: toWays([...work, ['government exams', 'सरकारी परीक्षाएँ', ['Sun', 'Mars']], ['an MBA', 'MBA', ['Sun', 'Jupiter']]]),
  redundant: toWays(work),
};

/** Optional papers of the civil service exams. */
export const optionals: readonly Way[] = toWays([
  ['sociology', 'समाजशास्त्र', ['Moon', 'Saturn']],
  ['history', 'इतिहास', ['Saturn', 'Ketu']],
  ['geography', 'भूगोल', ['Mars', 'Moon']],
  ['political science', 'राजनीति विज्ञान', ['Sun', 'Saturn']],
  ['public administration', 'लोक प्रशासन', ['Sun', 'Mercury']],
  ['anthropology', 'मानव विज्ञान', ['Ketu', 'Moon']],
  ['philosophy', 'दर्शनशास्त्र', ['Jupiter', 'Ketu']],
  ['economics', 'अर्थशास्त्र', ['Mercury', 'Venus']],
  ['mathematics', 'गणित', ['Mercury', 'Mars']],
  ['literature', 'साहित्य', ['Venus', 'Jupiter']],
]);

/** Kinds of trade, for "which business?". */
export const trades: readonly Way[] = toWays([
  ['groceries and daily needs', 'किराना और रोज़ का सामान', ['Moon', 'Mercury']],
  ['clothes or a boutique', 'कपड़े या बुटीक', ['Venus', 'Mercury']],
  ['beauty work or cosmetics', 'ब्यूटी का काम या कॉस्मेटिक्स', ['Venus', 'Moon']],
  ['food, a café or tiffins', 'खाने-पीने का काम', ['Moon', 'Venus']],
  ['mobiles and electronics', 'मोबाइल और इलेक्ट्रॉनिक्स', ['Rahu', 'Mercury']],
  ['hardware and building material', 'हार्डवेयर और बिल्डिंग का सामान', ['Mars', 'Saturn']],
  ['books, stationery or coaching', 'किताबें, स्टेशनरी या कोचिंग', ['Mercury', 'Jupiter']],
  ['transport or vehicles', 'ट्रांसपोर्ट या गाड़ियों का काम', ['Saturn', 'Rahu']],
  ['property dealing', 'प्रॉपर्टी डीलिंग', ['Mars', 'Sun']],
  ['dairy or farm produce', 'डेयरी या खेती की उपज', ['Moon', 'Saturn']],
  ['jewellery and gifts', 'गहने और उपहार', ['Venus', 'Jupiter']],
  ['consulting or finance work', 'सलाह या फ़ाइनेंस का काम', ['Jupiter', 'Mercury']],
  ['online or software work', 'ऑनलाइन या सॉफ़्टवेयर का काम', ['Mercury', 'Rahu']],
  ['events and decoration', 'इवेंट और सजावट', ['Venus', 'Rahu']],
  ['medicines or a clinic', 'दवा या क्लिनिक', ['Ketu', 'Sun']],
]);
