import { settle, type Plain, type Settled } from '../plain';

const rows: readonly Settled[] = [
  // Sleep that comes over the books.
  [
    [/ (?:padh\w*|parh\w*|pad(?:hne|hte|hti|hta)|study|studying|studies|books?|kitab\w*|revis\w*|lecture|class) /u, / (?:neend|nind|nend|sleepy|sleep|jhapki|so jat\w*|aalas|alas|doze|dozing|yawn\w*|neend\w*) /u, / (?:kya kar\w*|kaise|kyu\w*|kyo\w*|upay|upaay|remedy|how|what|why|help|batao|bataye|bataiye|solution) /u],
    / (?:insomnia|neend nahi|nind nahi|neend na |can t sleep|cant sleep|not able to sleep|not sleeping|depress\w*|medicine|dawai|dream|sapn\w*|husband|wife|boss|office) /u,
    [
      [['Study in the first two hours after waking, sitting at a table and never on the bed, in pieces of twenty-five minutes with five on your feet.', 'Put the hardest subject into the morning, write while you read, and stand up every half hour.'], ['Sleep seven hours at a fixed time and eat light before you sit down; if tiredness stays for weeks, have your blood looked at.', 'Old papers keep awake better than reading: solve ten questions, then read what you missed.'], ['It is no dosha and needs no rite.']],
      [['उठने के बाद के दो घंटे पढ़िए, मेज़ पर, बिस्तर पर नहीं: पच्चीस मिनट पढ़ाई, पाँच मिनट टहलना।', 'सबसे कठिन विषय सुबह रखिए, लिखकर पढ़िए, और हर आधे घंटे में खड़े हो जाइए।'], ['तय समय पर सात घंटे सोइए और पढ़ने से पहले हल्का खाइए; हफ़्तों थकान रहे, तो खून की जाँच करा लीजिए।', 'पढ़ने से ज़्यादा पुराने पेपर जगाते हैं: दस सवाल हल कीजिए, फिर जो छूटा वह पढ़िए।'], ['यह कोई दोष नहीं, इसके लिए पूजा की ज़रूरत नहीं।']],
    ],
  ],
  // What the plan costs.
  [
    [/ (?:plan|plaan|palan|subscription|membership|pack|प्लान) /u, / (?:kitn[aei]|kita?ne|price|cost\w*|how much|daam|dam|keemat|kimat|rate|charge\w*|fees?|mahine ka|per month|monthly) /u],
    / (?:future plan|family plan|marriage|business plan|retirement|insurance|sip|lic|mutual|house plan|honeymoon|travel plan|wedding|data plan|recharge plan|jio|airtel) /u,
    [
      [['The price of the plan and what it holds stand on the plans page, before you pay anything.', 'Open the plans page: there the month’s price and the number of questions are written.'], ['It can be cancelled at any time under "My Active Plans"; what you paid for runs to its end.', 'You may stop it whenever you like under "My Active Plans", and the month that is paid goes on.']],
      [['प्लान का महीने का दाम और सवालों की गिनती प्लान के पेज पर लिखी है, पैसे देने से पहले।', 'दाम प्लान के पेज पर दिखता है, साथ में कितने सवाल मिलेंगे, यह भी।'], ['"My Active Plans" से कभी भी बंद कर सकते हैं; जितना चुकाया, उतना समय चलता रहेगा।', 'बीच में बंद करना हो, तो "My Active Plans" में; चुकाया हुआ महीना पूरा चलेगा।']],
    ],
  ],
];

/** Habits of study, and what the plan costs. */
export const studyAndPlan: readonly Plain[] = settle(rows);
