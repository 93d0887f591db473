import type { LevelRow } from './by-level-row';

const mine = '(?:meri|mera|mere|my|mine|me|mujhe)';

export const workRows: readonly LevelRow[] = [
  {
    // Whether an instalment can be kept up.
    pattern: / (?:(?:emi|emis|kist|kisht|kishte|kishten|kishton|kiste|kisten|kiston|instalments?|installments?) (?:\w+ ){0,4}(?:bhar\w*|chuka\w*|de pa\w*|nikal\w*|manage|afford|pay|handle|bounce|sambhal\w*|time)|(?:pay|afford|manage|handle|bhar) (?:\w+ ){0,4}(?:emi|emis|kist|kisht|kishte|instalments?|installments?)) /u,
    not: / (?:when|kab|closed?|khatam|mukti|free|or|ya (?!nahi|nahin|nhi)|utha (?:\w+ ){0,2}(?:le ?)?ja\w*|utha leng\w*|jabt\w*|zabt\w*|seize\w*|repossess\w*|take (?:it|the \w+|my \w+) away) /u,
    matter: 'income',
    says: {
      yes: [[['Yes, you can keep up the instalments', 'Yes, the instalments can be paid'], [': income has good support in your chart', ', for your 11th house of income holds well'], '.'], [['हाँ, किस्त भर पाएँगे', 'हाँ, किस्तें निकल जाएँगी'], ['; आय के भाव को अच्छा सहारा है', ', आय का पक्ष मज़बूत है'], '।']],
      careful: [[['Yes, if the instalment stays under a third of what comes in', 'It can be managed, with three instalments kept in reserve'], [': income goes up and down in your chart', ', since your house of income is mixed'], '.'], [['हाँ, अगर किस्त आमदनी की एक तिहाई से कम रहे', 'भर पाएँगे, पर तीन किस्तें पहले से अलग रखिए'], ['; आय में उतार-चढ़ाव हैं', ', आय का पक्ष मिला-जुला है'], '।']],
      slow: [[['Only with a smaller loan', 'It would be tight, so take less or wait'], [': income is slow in your chart just now', ', since your house of income has little support at present'], '.'], [['छोटे लोन में ही', 'खिंचाव रहेगा, कम लोन लीजिए या रुकिए'], ['; आय अभी धीमी है', ', आय के भाव को अभी कम सहारा है'], '।']],
    },
    tells: ['The better time for income is', 'आय का बेहतर समय'],
    after: [
      ['Reckon with the leanest month of last year, and not with the best.', 'Put the first three instalments aside before you sign.', 'Ask two banks for the whole sum that you pay back, with interest and insurance.', 'Let the instalment fall a week after the money comes in.'],
      ['पिछले साल के सबसे कमज़ोर महीने से हिसाब लगाइए, सबसे अच्छे से नहीं।', 'दस्तखत से पहले तीन किस्तें अलग रख लीजिए।', 'दो बैंकों से पूछिए कि ब्याज और बीमा मिलाकर कुल कितना लौटाना है।', 'किस्त की तारीख आमदनी के हफ़्ते भर बाद की रखिए।'],
    ],
  },
  {
    // An offer through a notice period.
    pattern: / (?:(?:offer|joining|new company|nayi company|dusri company|company|role|position|seat) .*(?:hold|held|wait|cancel\w*|revok\w*|withdraw\w*|rescind\w*|vapas le\w*|wapas le\w*|ruk\w*|rukeg\w*|jayega|chala jay\w*|rahega) .*|.*(?:hold|wait|cancel|revoke|withdraw|rescind)\w* (?:\w+ ){0,3}(?:offer|joining)) /u,
    of: ({ text }) => / (?:notice|offer) /u.test(text.plain) && / (?:notice|days?|din|till then|tab tak|hold|cancel\w*|revok\w*|withdraw\w*|rescind\w*) /u.test(text.plain) && !/ (?:or|ya (?!nahi|nahin|nhi)|accept|should i take|kab|when) /u.test(text.plain),
    matter: 'newJob', now: true,
    says: {
      yes: [[['Yes, it should hold', 'Most likely they wait'], [': new work has good support in your chart in these months', ', for your house of work is well supported in this time'], '.'], [['हाँ, ऑफर टिकना चाहिए', 'ज़्यादातर वे रुकेंगे'], ['; इन महीनों में नए काम को अच्छा सहारा है', ', इस समय काम का भाव मज़बूत है'], '।']],
      careful: [[['Probably, if you keep it warm', 'More yes than no, with the date in writing'], [': new work goes up and down in your chart in these months', ', since your house of work is mixed at present'], '.'], [['संभावना अच्छी है, पर संपर्क बनाए रखिए', 'ना से ज़्यादा हाँ, तारीख लिखित में लेकर'], ['; इन महीनों में काम का पक्ष मिला-जुला है', ', काम के भाव में अभी उतार-चढ़ाव हैं'], '।']],
      slow: [[['Do not rely on it alone', 'Keep a second door open'], [': new work has little support in your chart in these months', ', since your house of work is slow at present'], '.'], [['सिर्फ़ उसी पर भरोसा मत कीजिए', 'दूसरा रास्ता भी खुला रखिए'], ['; इन महीनों में नए काम को कम सहारा है', ', काम का भाव अभी धीमा है'], '।']],
    },
    after: [
      ['Get the joining date in writing, and ask your present firm whether a part of the notice can be bought out.', 'Write to them every three weeks, in two lines.', 'Sign out from where you are only after the letter has come, and not on a call.', 'Ask what happens if you come two weeks later, before it is needed.'],
      ['ज्वाइनिंग की तारीख लिखित में लीजिए, और पूछिए कि नोटिस का कुछ हिस्सा पैसे देकर घट सकता है क्या।', 'हर तीन हफ़्ते में दो पंक्ति का मेल भेजिए।', 'चिट्ठी हाथ में आने पर ही यहाँ से इस्तीफ़ा दीजिए, फ़ोन की बात पर नहीं।', 'पहले ही पूछ लीजिए कि दो हफ़्ते देर हो तो क्या होगा।'],
    ],
  },
  {
    // A partner in business: keep or part.
    pattern: / (?:(?:keep|continue|stay|remain|work|rakhu|rakhun|rakhna|chalau|chalaun|sath rahu) (?:\w+ ){0,4}(?:partner\w*|sajhed\w*|co ?founder) .*(?:or|ya) .*(?:break\w*|part|leave|end|dissolv\w*|exit|alag|todu|todun|tod du|separate|khatam|hata\w*|buy (?:him|her|them) out|solo|own|akele)|(?:partner\w*|sajhed\w*|co ?founder) .*(?:rakhu|rakhun|rakhna|continue|keep|chalau|chalaun) .*(?:or|ya) .*(?:todu|todun|tod|alag|break|khatam|hata\w*|leave|chhod\w*|akele)|(?:break|end|dissolve|todu|todun|tod du|alag hou|alag ho jau|exit|leave) (?:\w+ ){0,4}(?:partnership|sajhed\w*)) /u,
    not: / (?:when|kab|life partner|love|girlfriend|boyfriend|husband|wife) /u,
    matter: 'partner',
    says: {
      yes: [[['Keep the partnership', 'Stay together in it'], [': your 7th house of partners is well supported', ', for partners have good support in your chart'], '; renew the terms on paper.'], [['साझेदारी बनाए रखिए', 'साथ रहना बेहतर है'], ['; साझेदारी का सातवाँ भाव अच्छा है', ', साझेदार के भाव को अच्छा सहारा है'], ', बस शर्तें फिर से लिख लीजिए।']],
      careful: [[['Keep it on trial for a season, with new terms', 'Neither break it in anger nor go on as before'], [': your house of partners goes up and down', ', since partners are mixed in your chart'], '.'], [['नई शर्तों पर कुछ महीने और चलाइए', 'न गुस्से में तोड़िए, न पहले जैसा चलाइए'], ['; साझेदारी का भाव मिला-जुला है', ', सातवें भाव में उतार-चढ़ाव हैं'], '।']],
      slow: [[['Prepare to part', 'Go towards a clean end of it'], [': partners have little support in your chart just now', ', since your 7th house is under strain'], ', but with accounts settled first.'], [['अलग होने की तैयारी कीजिए', 'साफ़ हिसाब के साथ अलग होना बेहतर'], ['; साझेदारी को अभी कम सहारा है', ', सातवें भाव पर अभी दबाव है'], ', पहले हिसाब पूरा कीजिए।']],
    },
    tells: ['The better time for partners is', 'साझेदारी का बेहतर समय'],
    after: [
      ['Have the books read by a third person before you say a word.', 'Put shares, duties and the way out on one page, signed by both.', 'Speak about money on a fixed day of the month, not in passing.', 'Ask what a fair price would be at which either of you buys the other out.'],
      ['कुछ कहने से पहले बहीखाता किसी तीसरे से दिखवाइए।', 'हिस्सा, काम और अलग होने का तरीका एक पन्ने पर लिखकर दोनों दस्तखत कीजिए।', 'पैसे की बात महीने के एक तय दिन कीजिए।', 'पूछिए कि किस उचित दाम पर एक, दूसरे का हिस्सा ले सकता है।'],
    ],
  },
  {
    // The own marriage, while an elder one's is pending.
    pattern: new RegExp(` (?:(?:bade|bada|badi|elder|older|big) ?(?:bhai\\w*|bahan|behen|behan|didi|brother|sister)|bhaiya|didi) .*(?:shadi|rishta|rishte|marriage|married|wedding|settle\\w*|unmarried) .*(?: ${mine} (?:\\w+ ){0,4}(?:pehle|pahle|first|before|ruki|rukhi|wait\\w*|late|delay\\w*|atki|stuck|ho sakti|ho sakta|possible)|(?:pehle|pahle|first|before) .*${mine} |before (?:him|her|them|my)) `, 'u'),
    not: / (?:who|kaun|kiski|kiska|kisaki) .*(?:first|pehle|pahle) /u,
    matter: 'marriage',
    says: {
      yes: [[['Yes, yours can come first', 'Yes, it need not wait for theirs'], [': your own chart carries marriage well', ', for marriage has good support in your chart'], '.'], [['हाँ, आपकी पहले हो सकती है', 'हाँ, उनकी वजह से रुकना ज़रूरी नहीं'], ['; आपकी अपनी कुंडली में विवाह को अच्छा सहारा है', ', विवाह का पक्ष आपके यहाँ मज़बूत है'], '।']],
      careful: [[['It can come first, with some talk at home', 'Yes, it is possible before theirs'], [': no chart waits for another, and yours is mixed but workable', ', as your own chart gives it fair support'], '.'], [['पहले हो सकती है, बस घर में बात करनी होगी', 'हाँ, उनसे पहले संभव है'], ['; एक की कुंडली दूसरे के लिए नहीं रुकती, आपके योग बीच के हैं', ', आपकी कुंडली में ठीक-ठाक सहारा है'], '।']],
      slow: [[['It may, but your own marriage takes its time as well', 'Theirs is not what holds yours up'], [': your chart is slow on marriage just now', ', for marriage has little support in your own chart at present'], '.'], [['हो तो सकती है, पर आपकी अपनी कुंडली में भी अभी देर है', 'आपकी शादी उनकी वजह से नहीं रुकी'], ['; विवाह को अभी कम सहारा है', ', विवाह का पक्ष अभी धीमा है'], '।']],
    },
    tells: ['The time that favours your marriage is', 'आपके विवाह का अच्छा समय'],
    after: [
      ['Say at home that you wish to be asked by your own age, and let the search run side by side.', 'Ask your brother or sister to say it themselves that you need not wait.', 'Let the family look for both; which comes first shows itself.', 'An engagement can be settled now and the day kept for later.'],
      ['घर में कहिए कि दोनों की तलाश साथ-साथ चले।', 'भाई या बहन खुद कहें कि आपको रुकना नहीं है, तो बात आसान होगी।', 'परिवार दोनों के लिए देखे; पहले किसकी हो, यह अपने आप तय होगा।', 'सगाई अभी हो सकती है, शादी का दिन बाद में।'],
    ],
  },
];
