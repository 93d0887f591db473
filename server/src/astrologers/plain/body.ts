import type { Graha } from '../../astrology';
import type { Context } from '../compose/context';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');

type Part = readonly [pattern: RegExp, planet: Graha, english: string, hindi: string, careEn: string, careHi: string];

/** Small troubles of the body, each with the planet that tradition reads it from and an ordinary care. */
const parts: readonly Part[] = [
  [/ (?:knees?|joints?|joint pain|arthritis|ghutn\w*|ghutan\w*|jod\w* (?:me )?dard|bones?|haddi\w*|legs?|pair dard|pairo|teeth|tooth|daant|dant) /u, 'Saturn', 'knees, joints and bones', 'घुटने, जोड़ और हड्डियाँ', 'walk daily, keep warm and do not let the weight rise', 'रोज़ टहलिए, ठंड से बचिए और वज़न संभालिए'],
  [/ (?:acidity|acid reflux|heartburn|esiditi|asiditi|pitta|gas|gastric|ulcer|heat in|mouth ulcer\w*|chhale|chale) /u, 'Sun', 'heat and acidity', 'गर्मी और एसिडिटी', 'eat at fixed hours, early in the evening, with little chilli and tea', 'समय पर खाइए, रात का खाना जल्दी, मिर्च और चाय कम'],
  [/ (?:digestion|indigestion|constipation|kabj\w*|kabz\w*|pachan|paachan|hazma|hajma|bloating|stomach|pet (?:kharab|ki|me|dard)|pet) /u, 'Mercury', 'digestion', 'पाचन', 'eat slowly, drink water and keep to one hour for meals', 'धीरे खाइए, पानी पीजिए और खाने का समय एक रखिए'],
  [/ (?:weight|motapa|mota|moti|vajan|wajan|obes\w*|fat|thyroid|thairaid|thayaraid|thaayaraid|metabolism|sugar|cholesterol) /u, 'Jupiter', 'weight and how the body uses food', 'वज़न और शरीर की खपत', 'half an hour on foot each day and a light dinner', 'रोज़ आधा घंटा पैदल और रात का खाना हल्का'],
  [/ (?:skin|acne|pimples?|muhase|muhanse|rash|eczema|itching|khujli|tvacha|twacha|chamdi|allergy|elarji) /u, 'Mercury', 'skin and nerves', 'त्वचा और नसें', 'sleep enough, keep to mild soap and find out what you eat before it', 'नींद पूरी लीजिए और देखिए, किस खाने के बाद बढ़ता है'],
  [/ (?:hair ?fall|hair loss|hair(?! ?cut)|baal(?! (?:kat|cut))|bal (?:jhad|gir)\w*|baldness|ganja) /u, 'Saturn', 'hair', 'बाल', 'sleep, protein and less worry, and a doctor for the blood count', 'नींद, प्रोटीन और कम चिंता, और खून की जाँच'],
  [/ (?:headaches?|sir dard|sar dard|sirdard|migraine|maigren|eyes?|aankh\w*|ankh\w*|eyesight|vision|nazar kamzor|chashma) /u, 'Sun', 'head and eyes', 'सिर और आँखें', 'less of the screen at night, water by day and a test of the eyes', 'रात में स्क्रीन कम, दिन में पानी और आँखों की जाँच'],
  [/ (?:sleep|insomnia|neend|nind|nend|sone me|cold|cough|sardi|khansi|khaansi|jukam|zukam|sinus|saans|breath\w*) /u, 'Moon', 'sleep and phlegm', 'नींद और कफ', 'the same bedtime each night, no phone in bed and warm water', 'रोज़ एक ही समय सोना, बिस्तर में फ़ोन नहीं और गुनगुना पानी'],
  [/ (?:back ?pain|back ache|backache|kamar|peeth|pith|spine|cervical|neck|gardan|slip disc|muscle\w*|cramps?|shoulder|kandha) /u, 'Saturn', 'back and muscles', 'पीठ और माँसपेशियाँ', 'sit straight, get up every hour and stretch', 'सीधे बैठिए, हर घंटे उठिए और हल्की कसरत कीजिए'],
  [/ (?:tired\w*|fatigue|weakness|low energy|no energy|thakan|thakaan|kamzori|kamjori|immunity|fall sick often|bimar (?:rehta|rehti|rahta|rahti|padta|padti)|stamina) /u, 'Sun', 'strength of the body', 'शरीर की ताकत', 'early sun, regular meals and a blood test if it goes on', 'सुबह की धूप, समय पर खाना और बना रहे तो खून की जाँच'],
];

const ofChart = / (?:planets?|grah\w*|chart|kundli|kundali|horoscope|dasha|saturn|shani|rahu|ketu|mars|mangal|stars?|astrolog\w*|jyotish|tendency|wajah|vajah|kyu|kyo|kyun|kyon|why|reason|weak point|prone|upay|remedy|remedies|dhyan|care) /u;
/** What belongs to a doctor without any word of the chart. */
const grave = / (?:operation|surgery|cancer|kark rog|tumou?r|heart|dil ka|stroke|kidney|liver|dialysis|hospital|aspatal|asptal|icu|chest|seene|sine me|blood in|khun|diabet\w*|paralys\w*|lakwa|hiv|tb|pregnan\w*|miscarr\w*|ivf|garbh\w*|depress\w*|suicid\w*|dizzy|faint\w*|behosh|palpitation|dhadkan|accident|report|tests? (?:came|show)|diagnos\w*|will i (?:be cured|recover|get well)|thik ho jau\w*|theek ho jau\w*|kab (?:thik|theek)|when will (?:i|it|my)|chemo\w*|pathri|stone in) /u;

const find = (words: string): Part | undefined => parts.find(([pattern]) => pattern.test(words));

function composeBody({ say, book, strengths }: Context, [, planet, en, hi, careEn, careHi]: Part): string {
  const house = strengths.view.house(planet);
  const isStrong = strengths.of(planet) >= 40;
  const n = book.planet(planet);
  const sixth = strengths.view.lord(6);
  const at = strengths.view.house(sixth);
  return [
    say(
      [[`No planet makes you ill, and I give no verdict; by tradition ${en} belong to ${n}`, `What causes it a doctor can say and a chart cannot; tradition connects ${en} with ${n}`, `A chart diagnoses nothing; as a tendency, ${en} are read from ${n}`], `, which is in your ${th(house)} house (${englishHouses[house - 1]})`, isStrong ? [' with good strength.', ' and well supported.'] : [' with little strength, so care pays there.', ' and needs support, so take care there.']],
      [[`बीमारी का कारण डॉक्टर बता सकते हैं, कुंडली नहीं; परंपरा में ${hi} ${n} से जुड़े माने जाते हैं`, `कुंडली जाँच नहीं करती, इसलिए कोई फ़ैसला नहीं; झुकाव के तौर पर ${hi} ${n} से देखे जाते हैं`, `कोई ग्रह बीमार नहीं करता; परंपरा ${hi} को ${n} से जोड़ती है`], `, और ${n} आपके ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`, isStrong ? ['; बल अच्छा है।', ' और बली हैं।'] : ['; बल कम है, इसलिए वहाँ ध्यान रखिए।', ', सहारा कम है, देखभाल काम आएगी।']],
    ),
    say([[`The lord of your 6th house, ${book.planet(sixth)}, is in the ${th(at)} house`, `${book.planet(sixth)}, lord of your 6th house, is in the ${th(at)} house`], [', where daily habits decide most.', ': habits count more than any date.']], [`छठे भाव के स्वामी ${book.planet(sixth)} ${o(at)} भाव में हैं`, ['; रोज़ की आदतें सबसे ज़्यादा काम करती हैं।', ', आदतें यहाँ तारीखों से बड़ी हैं।']]),
    say([['What helps: ', 'An ordinary care: ', 'Begin with this: '], careEn, ['; if it stays for two weeks or gets worse, see a doctor.', '. See a doctor if it does not get better, and change no medicine for a reading.']], [['काम आएगा: ', 'देखभाल: ', 'शुरुआत यहाँ से: '], careHi, ['; दो हफ़्ते में आराम न हो, तो डॉक्टर को दिखाइए।', '। ठीक न हो तो डॉक्टर को दिखाइए, दवा अपने आप मत बदलिए।']]),
  ].join('\n\n');
}

/** A small trouble of the body, where the chart is asked about it: no verdict and no date, but the tendency and the care of it. */
export const body: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => find(words) !== undefined && ofChart.test(words) && !grave.test(words) && (read.kin === null) && ['health', 'mind', 'time', 'self', 'habits', 'career'].includes(read.matter.id) && !['when', 'muhurta', 'either'].includes(read.kind) && !['number', 'lucky', 'naming', 'luckyDay'].includes(read.fact?.name ?? ''),
  compose: (context, { words }) => {
    const part = find(words);
    return part ? composeBody(context, part) : '';
  },
};
