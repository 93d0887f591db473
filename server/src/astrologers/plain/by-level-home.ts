import type { LevelRow } from './by-level-row';

const elders = '(?:parents?|family|families|gharw?v?al\\w*|ghar ?w?v?ale|ghar ?w?v?alon|ghar ?w?v?alo|mummy|papa|mom|dad|maa|mother|father|pitaji|maa ?baap|mata ?pita|dono parivar)';
const consents = '(?:agree\\w*|accept\\w*|approv\\w*|convinced?|consent|allow|permission|bless\\w*|man jay\\w*|man jae\\w*|man ja\\w*|mane?ng[ei]|manege|manegi|manega|maneng\\w*|maan\\w*|razi|raji|apna\\w* le\\w*|haan (?:kar\\w*|bol\\w*)|tayyar ho\\w*|taiyar ho\\w*)';
const ofLove = / (?:love|caste|inter ?caste|intercaste|jaati|jati|jat|religion|dharm|boyfriend|girlfriend|bf|gf|pyar|prem|affair|relationship|dusri jati|other community|muslim|hindu|christian|sikh|jain|hamare rishte|hamara rishta|our marriage|our relation\w*|us se shadi|usse shadi|marry (?:him|her|my)|him|her) /u;

export const homeRows: readonly LevelRow[] = [
  {
    // Whether the families consent to a marriage of love.
    pattern: new RegExp(` (?:${elders} (?:\\w+ ){0,6}${consents}|${consents} (?:\\w+ ){0,4}${elders}) `, 'u'),
    not: / (?:when|kab|how (?:do|can|should|to)|kaise|convince karu|manau|manaun|manaye|mantra|upay|remedy|business|job|abroad|course|stream|arts|science|hostel|trip|ias|study|padhai|divorce|talak) /u,
    of: ({ text }) => ofLove.test(` ${text.plain} `),
    matter: 'loveMarriage',
    says: {
      yes: [[['Yes, they are likely to agree', 'Yes, the families come round'], [': your chart carries a marriage of love well', ', for a marriage of love has good support in your chart'], '.'], [['हाँ, घरवालों के मानने के योग अच्छे हैं', 'हाँ, घरवाले मान जाएँगे, ऐसे योग हैं'], ['; प्रेम विवाह को कुंडली में अच्छा सहारा है', ', प्रेम विवाह का पक्ष मज़बूत है'], '।']],
      careful: [[['Not at once, but they can be won', 'With time and talk they may agree'], [': a marriage of love is mixed in your chart', ', since your chart goes up and down there'], ', so one elder on your side counts for much.'], [['घरवाले पहली बार में नहीं, पर समझाने से मान सकते हैं', 'घरवाले समय लेकर मान सकते हैं'], ['; प्रेम विवाह का पक्ष मिला-जुला है', ', योग बीच के हैं'], ', इसलिए किसी एक बड़े को साथ लीजिए।']],
      slow: [[['Not easily: they will need long to agree', 'For now more no than yes'], [': a marriage of love has little support in your chart just now', ', as your chart is slow on a marriage of love'], ', so do not force a decision this month.'], [['घरवाले जल्दी नहीं मानेंगे', 'अभी मानने के योग कम हैं'], ['; प्रेम विवाह को अभी कम सहारा है', ', प्रेम विवाह का पक्ष अभी धीमा है'], ', ज़ोर देकर फ़ैसला मत करवाइए।']],
    },
    tells: ['The time that favours the talk is', 'बात करने का अच्छा समय'],
    after: [
      ['Win one person first, mother, aunt or elder brother, and let the other family come to tea before anybody says the word marriage.', 'Speak of the person and the work before the caste, and ask for a meeting and not for consent.', 'Give them weeks, not days, and answer the worry behind the no.', 'Tell them before others do, calmly and together with a plan.'],
      ['पहले किसी एक को मनाइए, माँ, मौसी या बड़े भाई को, और शादी का नाम लेने से पहले मिलवाइए।', 'पहले इंसान और काम की बात कीजिए, जाति की बाद में; मंज़ूरी नहीं, मुलाकात माँगिए।', 'उन्हें दिन नहीं, हफ़्ते दीजिए, और ना के पीछे का डर समझिए।', 'किसी और से पता चले, उससे पहले खुद शांति से बताइए।'],
    ],
  },
  {
    // Marry again, or stay alone.
    pattern: / (?:(?:second|dusri|dusra|doosri|another|remarr\w*|marry again|phir se|dobara) .*(?:or|ya) .*(?:stay|remain|live|be|rahu\w*|rahna|rehna|rehn\w*) (?:\w+ )?(?:alone|single|akel\w*)|(?:stay|remain|live|be) (?:alone|single) (?:\w+ )*?(?:or|ya) .*(?:second|remarr\w*|marry|again)|akel\w* (?:rah\w*|reh\w*|hi) .*(?:ya|or) .*(?:dusri|shadi|dobara|phir)|(?:dusri|dobara|phir se) .*(?:shadi|vivah) .*(?:ya|or) .*akel\w*|(?:second|dusri|dobara) .*(?:marriage|shadi|vivah) .*(?:last|tik\w*|nibh\w*|chal\w*|successful|safal)) /u,
    matter: 'secondMarriage',
    says: {
      yes: [[['Marry again rather than stay alone', 'A second marriage can last, so you need not stay alone'], [': your chart carries a second one well', ', for it has good support in your chart'], '.'], [['अकेले रहने से दूसरा विवाह बेहतर है', 'दूसरा विवाह टिक सकता है, अकेले रहना ज़रूरी नहीं'], ['; कुंडली में इसे अच्छा सहारा है', ', इसके योग अच्छे हैं'], '।']],
      careful: [[['It can last, if you both take your time; there is no need to stay alone', 'Lean to a second marriage, but slowly'], [': your chart is mixed on it', ', as its support goes up and down'], ', so meet often and speak first of children, money and home.'], [['टिक सकता है, पर समय लेकर; अकेले रहना ज़रूरी नहीं', 'झुकाव दूसरे विवाह की ओर है, पर धीरे-धीरे'], ['; कुंडली में पक्ष मिला-जुला है', ', योग बीच के हैं'], ', पहले बच्चों, पैसे और घर की बात खुलकर कीजिए।']],
      slow: [[['Do not hurry: for now you are better off on your own than in a quick second marriage', 'Wait before a second marriage, without closing the door'], [': it has little support in your chart just now', ', since your chart is slow on it'], '.'], [['जल्दी मत कीजिए: जल्दबाज़ी के दूसरे विवाह से अभी अकेले रहना बेहतर है', 'दूसरे विवाह से पहले रुकिए, रास्ता बंद मत कीजिए'], ['; अभी इसे कम सहारा है', ', इसका पक्ष अभी धीमा है'], '।']],
    },
    tells: ['The time that favours a second marriage is', 'दूसरे विवाह का अच्छा समय'],
    after: [
      ['Let the children and the other family meet a few times before you say yes.', 'Ask plainly why the first home ended and what they expect of you.', 'Matching with both births is free on its page.', 'Settle in writing what belongs to whom, and to which child.'],
      ['हाँ कहने से पहले बच्चों और परिवार को कई बार मिलने दीजिए।', 'साफ़ पूछिए कि पहला घर क्यों टूटा और आपसे क्या उम्मीद है।', 'दोनों के जन्म से मिलान उसके पेज पर मुफ़्त है।', 'किसका क्या रहेगा, बच्चों का भी, लिखकर तय कीजिए।'],
    ],
  },
  {
    // An older person: with a child, or in the own home.
    pattern: / (?:(?:live|stay|shift|move|settle|rahu\w*|rahna|rehna|rahne|jau|jaun|reh lu\w*) (?:\w+ ){0,3}(?:with|to|in|ke sath|ke saath|ke pas|ke paas) (?:\w+ ){0,2}(?:my |mere |apne )?(?:son|sons|daughter|daughters|beta|bete|beti|bachch\w*|children|kids)|(?:bete|beti|beta|bachcho|bachchon|son|daughter) (?:ke|k|s) (?:sath|saath|pas|paas|ghar|house|place|home) (?:\w+ ){0,3}(?:rah\w*|reh\w*|shift|chal\w*|live|stay|jau\w*)) /u,
    not: / (?:hostel|padhai|study|studies|college|school|job of|naukri of|visa|custody) /u,
    matter: 'family', kin: 'son',
    says: {
      yes: [[['Live with your child', 'With your child rather than alone'], [': your 5th house, which stands for children, is well supported', ', for the house of children holds well in your chart'], '.'], [['संतान के साथ रहिए', 'अकेले से बेहतर संतान के साथ'], ['; संतान का पाँचवाँ भाव अच्छा है', ', पाँचवें भाव को अच्छा सहारा है'], '।']],
      careful: [[['Try it for some months before you give up your own home', 'Stay with your child for a time, and keep your own door'], [': the house of children is mixed in your chart', ', since your 5th house goes up and down'], '.'], [['पहले कुछ महीने रहकर देखिए, अपना घर मत छोड़िए', 'कुछ समय साथ रहिए, अपना ठिकाना भी रखिए'], ['; संतान का भाव मिला-जुला है', ', पाँचवें भाव में उतार-चढ़ाव हैं'], '।']],
      slow: [[['Keep your own home and visit often', 'Rather near your child than under one roof'], [': the house of children asks for distance and patience in your chart', ', since your 5th house has little support just now'], '.'], [['अपना घर रखिए और मिलते रहिए', 'एक छत से बेहतर पास-पास रहना'], ['; संतान का भाव अभी सब्र माँगता है', ', पाँचवें भाव को अभी कम सहारा है'], '।']],
    },
    after: [
      ['Agree beforehand on a room, a share of the costs and who decides in the kitchen.', 'Do not sell or sign over your house for it.', 'Who is near when you are ill weighs more than any chart.', 'Keep your friends and your own hours there too.'],
      ['कमरा, खर्च और रसोई की बात पहले तय कर लीजिए।', 'इसके लिए अपना मकान न बेचिए, न किसी के नाम कीजिए।', 'तबीयत खराब हो तो पास कौन है, यह कुंडली से बड़ी बात है।', 'अपने मित्र और अपनी दिनचर्या वहाँ भी रखिए।'],
    ],
  },
  {
    // A joint family, or a kitchen of one's own.
    pattern: / (?:(?:joint family|sanyukt parivar|sasural walo ke sath|saas sasur ke sath|in ?laws|parents|ma baap ke sath) .*(?:or|ya) .*(?:alag|separate\w*|nuclear|apart|own (?:house|home|flat)|kiraye|akele|apna ghar|move out)|(?:alag|separate\w*|nuclear|move out|apart) .*(?:or|ya) .*(?:joint|parivar ke sath|in ?laws|parents|sath rah\w*|saath rah\w*)|(?:jethani|devrani|jeth|devar|saas|sas|sasur|sasural|nanad|bhabhi|in ?laws|joint family|chulh\w*|rasoi|kitchen|ghar (?:ka|ke|me) (?:kaam|kam|jhagd\w*|kalesh)) (?:\w+ ){0,12}(?:alag (?:ho\w*|rah\w*|reh\w*|ghar|chulh\w*|rasoi)|live separate\w*|separate (?:house|kitchen|home)|move out)(?: \w+){0,5}|(?:live|stay|living|move|shift\w*) (?:\w+ ){0,2}(?:separate\w*|apart|out|away) (?:\w+ ){0,3}(?:in ?laws|saas|sasur|sasural|joint family|(?:his|her) parents|jethani|mother in law)) /u,
    not: / (?:business|property|bank account|arrange\w*|when|kab|(?:pati|patni|husband|wife|biwi) se alag|divorce|talak|talaq|will (?:i|we) (?:live|stay|be)) /u,
    matter: 'homePeace',
    says: {
      yes: [[['Stay in the joint family', 'Together rather than apart'], [': peace at home is well supported in your chart', ', for your 4th house holds well'], '.'], [['संयुक्त परिवार में रहिए', 'अलग से बेहतर साथ रहना'], ['; घर की शांति का पक्ष अच्छा है', ', चौथे भाव को अच्छा सहारा है'], '।']],
      careful: [[['Stay, but with your own floor or kitchen', 'Together, with clear rules, before you move apart'], [': peace at home is mixed in your chart', ', since your 4th house goes up and down'], '.'], [['साथ रहिए, पर रसोई या मंज़िल अपनी हो', 'अलग होने से पहले साफ़ नियमों के साथ रहकर देखिए'], ['; घर की शांति का पक्ष मिला-जुला है', ', चौथे भाव में उतार-चढ़ाव हैं'], '।']],
      slow: [[['Live apart and near', 'A home of your own, in reach of theirs, is better'], [': peace under one roof has little support in your chart just now', ', since your 4th house is under strain'], '.'], [['अलग रहिए, पर पास', 'पास में अपना घर बेहतर रहेगा'], ['; एक छत के नीचे शांति को अभी कम सहारा है', ', चौथे भाव पर अभी दबाव है'], '।']],
    },
    tells: ['A calm time to settle it is', 'यह तय करने का शांत समय'],
    after: [
      ['Tell the elders as a plan and not as a reproach, and keep one meal a week together.', 'Settle with your spouse first; what one of you wants alone will not hold.', 'Count rent, care of the children and the way to work before you decide.', 'Fix who pays for what, in either case.'],
      ['बड़ों को शिकायत नहीं, योजना बताइए, और हफ़्ते का एक खाना साथ रखिए।', 'पहले जीवनसाथी से तय कीजिए; एक की मर्ज़ी से घर नहीं चलता।', 'किराया, बच्चों की देखभाल और काम की दूरी पहले जोड़ लीजिए।', 'दोनों हाल में तय कीजिए कि कौन-सा खर्च कौन उठाएगा।'],
    ],
  },
  {
    // Blocked by somebody: whose fault it was.
    pattern: / (?:(?:block\w*|unfriend\w*|ghost\w*|chhod ?ke|chhod diya|chod diya|break ?up|breakup|left me|dumped|stopped talking|baat band|bat band) .*(?:galti|fault|mistake|meri wajah|my (?:fault|mistake)|kya galat kiya|what did i do|did i do)|(?:galti|fault|mistake) .*(?:block\w*|breakup|break ?up|chhod|left me|baat band|bat band)) /u,
    not: / (?:job|naukri|boss|company|account|card|refund|payment|app) /u,
    matter: 'reunion',
    says: {
      yes: [[['Whose fault it was stands in no chart, and seldom is it one person’s alone', 'A chart names no guilty one, and you need not name yourself'], ['; the tie itself has good support, so a talk may open again', ': the tie is well supported in yours, and a quiet word can still reach them'], '.'], [['गलती किसकी थी, यह कुंडली नहीं बताती, और अक्सर वह एक की नहीं होती', 'कुंडली किसी को दोषी नहीं ठहराती, आप भी खुद को मत ठहराइए'], ['; रिश्ते को सहारा है, बात फिर खुल सकती है', ', और रिश्ते का पक्ष अच्छा है, शांति से बात हो सकती है'], '।']],
      careful: [[['Whose fault it was stands in no chart, and seldom is it one person’s alone', 'No chart finds you guilty of it'], ['; the tie goes up and down in yours, so give it quiet before you write', ': yours shows a tie with ups and downs, which time may calm'], '.'], [['गलती किसकी थी, यह कुंडली नहीं बताती, और अक्सर वह एक की नहीं होती', 'कुंडली आपको दोषी नहीं ठहराती'], ['; रिश्ते में उतार-चढ़ाव हैं, पहले थोड़ा शांत समय दीजिए', ', रिश्ते का पक्ष मिला-जुला है, समय से बात ठंडी होती है'], '।']],
      slow: [[['Whose fault it was stands in no chart, and seldom is it one person’s alone', 'Do not take it all on yourself: no chart finds the guilty one'], ['; the tie has little support just now, so leave the closed door closed for a while', ': for now the tie is weak in yours, so let it rest'], '.'], [['गलती किसकी थी, यह कुंडली नहीं बताती, और अक्सर वह एक की नहीं होती', 'सारा दोष खुद पर मत लीजिए; दोषी कौन, यह कुंडली में नहीं होता'], ['; रिश्ते को अभी कम सहारा है, कुछ समय दूरी रहने दीजिए', ', अभी रिश्ते का पक्ष कमज़ोर है, इसे थोड़ा विराम दीजिए'], '।']],
    },
    after: [
      ['Write down what you would do otherwise next time, one line, and leave the rest.', 'One honest message is enough; what is blocked must not be forced by another number.', 'Talk to a friend this week instead of reading old chats.', 'If you know your part in it, say it once when there is a way; if not, let it be.'],
      ['अगली बार क्या अलग करेंगे, एक पंक्ति में लिख लीजिए, बाकी छोड़ दीजिए।', 'एक सच्चा संदेश काफ़ी है; दूसरे नंबर से ज़बरदस्ती संपर्क मत कीजिए।', 'पुरानी चैट पढ़ने के बदले इस हफ़्ते किसी दोस्त से बात कीजिए।', 'अपनी भूल मालूम हो, तो मौका मिलने पर एक बार कह दीजिए; न हो, तो जाने दीजिए।'],
    ],
  },
  {
    // A spouse's drinking.
    pattern: / (?:(?:husband|pati|patidev|hubby|papa|father|pita|bhai|brother|beta|bete|son) .*(?:sharab\w*|daru|daaru|alcohol\w*|drink\w*|nasha|nashe|peena|pina|cigarette|gutka|smok\w*) .*(?:upay|remedy|remedies|chhut\w*|chhud\w*|chhod\w*|chod\w*|quit|stop|leave|leaving|band|get rid|totka|mantra|kaise)|(?:upay|remedy|stop|quit|chhud\w*|chhut\w*) .*(?:husband|pati|father|papa|bhai|brother|son|bete) .*(?:sharab|daru|alcohol|drink\w*|nasha|nashe|smok\w*)) /u,
    not: / (?:divorce|leave him|talak|maarta|marta|beat\w*|hits|violent|pit(?:ta|ai)) /u,
    matter: 'habits', kin: 'husband',
    says: {
      yes: [[['What frees somebody from drink is treatment and their own will; as remedies go, your chart gives you a good hand in it', 'No rite stops another’s drinking, a doctor and company can; your chart lends you the patience for it'], '.'], [['शराब इलाज और खुद की इच्छा से छूटती है; उपाय के नाम पर कुंडली आपको साथ देने का अच्छा बल देती है', 'किसी पूजा से दूसरे की शराब नहीं छूटती, डॉक्टर और साथ से छूटती है; आपकी कुंडली में इसका धैर्य है'], '।']],
      careful: [[['What frees somebody from drink is treatment and their own will; your chart shows ups and downs on the way', 'No rite stops another’s drinking, a doctor and company can, and not at the first attempt'], '.'], [['शराब इलाज और खुद की इच्छा से छूटती है; कुंडली में रास्ता उतार-चढ़ाव वाला है', 'किसी पूजा से दूसरे की शराब नहीं छूटती, डॉक्टर और साथ से छूटती है, पहली बार में नहीं'], '।']],
      slow: [[['What frees somebody from drink is treatment and their own will; your chart says it takes long, so look after yourself as well', 'No rite stops another’s drinking, a doctor and company can; count in months and not in days'], '.'], [['शराब इलाज और खुद की इच्छा से छूटती है; कुंडली समय लगना बताती है, अपना भी ध्यान रखिए', 'किसी पूजा से दूसरे की शराब नहीं छूटती, डॉक्टर और साथ से छूटती है; इसमें महीने लगते हैं'], '।']],
    },
    after: [
      ['The free helpline against addiction is 14446; a de-addiction centre also advises the family. Speak in the morning and not when drink has been taken.', 'Call 14446, free, for a centre near you, and pay nobody for a powder or a charm.', 'On Mondays keep ten quiet minutes for yourself, and ask at a de-addiction centre; 14446 names one, free.', 'Talk about one sober evening at a time, keep the money safe, and ring 14446, which is free.'],
      ['नशा मुक्ति की मुफ़्त हेल्पलाइन 14446 है; केंद्र परिवार को भी सलाह देते हैं। बात सुबह कीजिए, पीने के बाद नहीं।', '14446 पर मुफ़्त पूछिए कि पास का नशा मुक्ति केंद्र कहाँ है; पुड़िया या टोटके पर पैसा मत दीजिए।', 'सोमवार को दस मिनट अपने लिए शांति रखिए, और नशा मुक्ति केंद्र से पूछिए; 14446 मुफ़्त है।', 'एक-एक शाम की बात कीजिए, पैसा संभालकर रखिए, और 14446 पर मुफ़्त सलाह लीजिए।'],
    ],
  },
];
