import { settle, type Plain, type Settled } from '../plain';

const rows: readonly Settled[] = [
  // An animal that flew off or ran away.
  [
    [/ (?:tota|tote|mitthu|parrots?|birds?|chidiya|kabutar|pigeons?|budgies?|love ?birds?|dogs?|doggy|pupp(?:y|ies)|kutt[aei]|billi|cats?|kittens?|khargosh|rabbits?|gaay|gaiya|cow|bhains|bakri|bachhda|calf|our pet|my pet) /u, / (?:ud ga?\w*|ude? ga\w*|flew|flown|ran (?:away|off)|run away|bhag (?:ga?y\w*|gaya|gayi)|kho (?:ga\w*|gy\w*)|gum (?:ho|gay)\w*|gayab|lost|missing|escaped|nikal ga\w*|chala ga\w*|chali ga\w*|chhoot ga\w*|left home|not come(?: back)?|nahi (?:aaya|aayi|lauta|lauti|mil\w*)|has gone|is gone) /u],
    / (?:dream|sapn\w*|sanket|omen|shagun|apshagun|died|mar ga\w*|business|sell|bech\w*) /u,
    [
      [['No chart can say whether it comes back, and I will not guess; the first two days are the best time to look.', 'That is in no birth chart; but many are found close by in the first days, so look now.'], ['Put its cage, bowl or blanket outside with its food, call at dawn and dusk, and tell neighbours, the watchman and nearby shops with a photo.', 'Ask house by house with a photo, post it in the society’s group, and leave its food where it knows the place.'], ['If a child is sad, let them make the notice: it helps to do something.']],
      [['लौटेगा या नहीं, यह कोई कुंडली नहीं बता सकती, अंदाज़ा देना ठीक नहीं; ढूँढने के लिए पहले दो दिन सबसे अच्छे हैं।', 'यह जन्म कुंडली में नहीं होता; पर अक्सर पहले दिनों में पास ही मिल जाते हैं, इसलिए अभी ढूँढिए।'], ['पिंजरा, बर्तन या कपड़ा उसके खाने के साथ बाहर रखिए, सुबह-शाम आवाज़ दीजिए, और फ़ोटो के साथ पड़ोस, चौकीदार और दुकानों में बताइए।', 'फ़ोटो लेकर घर-घर पूछिए, सोसाइटी के ग्रुप में डालिए, और जानी-पहचानी जगह पर खाना रख दीजिए।'], ['बच्चा उदास हो, तो पर्ची उसी से बनवाइए, मन हल्का होगा।']],
    ],
  ],
];

/** An animal that is gone: where to look, and no date. */
export const lostAnimal: readonly Plain[] = settle(rows);
