import { settle, type Plain, type Settled } from '../plain';

const theft = / (?:chor\w*|chura\w*|stole|stolen|steal\w*|theft|thief|missing|gayab|gayab\w*|gum|gaya?b|robbed|robbery|loot\w*|khoya|kho gay\w*|lost|uth[ao]\w*) /u;
const loss = / (?:gha+t\w*|nuksan\w*|loss\w*|gir gay\w*|bik gay\w*|(?:naukri|job|service|business|dukan|dhandha|vyapar) (?:\w+ ){0,3}(?:gay\w*|chali|chhut\w*|chut\w*|lost|band|closed|doob\w*|dub\w*|shut|down)|lost (?:his|her|their|the) (?:job|business|money|father|mother)|death|deaths|died|mar gay\w*|guzar\w*|gujar\w*|accident\w*|barba+d\w*|bankrupt\w*|klesh|kalesh|bimar\w*|beemar\w*|ill|sick|kar[jz]\w*|debts?|bad luck|durbhagya|manhoos\w*|manhus\w*|panauti|unlucky|jinx\w*|kulachni|kulakshni|dosh\w*|problems?|musibat\w*|trouble\w*|bura) /u;

const rows: readonly Settled[] = [
  // Somebody is suspected of a theft.
  [
    [/ (?:shak|shaq|suspect\w*|suspicion|doubt|wahi|wohi|vahi|vohi|wo hi|usi ne|usne hi|kisne|kis ne|who (?:took|stole|has|did|is the)|kaun (?:le gaya|chor|hai chor)|did (?:he|she|they|the|my) (?:\w+ ){0,3}(?:take|steal|do)|is (?:he|she|it) the (?:one|thief)|(?:ne|was it) (?:\w+ ){0,3}(?:liya|churaya|churai|chori|uthaya|uthai|kiya)|(?:was|is) (?:it|that) (?:really )?(?:him|her|them|the|my)|(?:think|feel|sure|lagta hai) (?:\w+ ){0,4}(?:took|stole|ne (?:liya|churaya|chori|uthaya))) /u],
    / (?:mujh ?(?:pe|par)|mere upar|mujhpe|on me|husband|wife|pati|patni|biwi|boyfriend|girlfriend|affair|phone check|cheating|result|marks|heart|dil|idea|credit|(?:shak|doubt) kart[aei]) /u,
    [
      [['No chart names a thief, so I will not say that it was this person: suspicion is no proof.', 'Whether it was them your chart cannot show, and a wrong accusation costs more than the loss.'], ['Ask everybody who was there, look at cameras and bills, and give what is of value to the police in writing.', 'Make a list of what is missing with the day and the hour, and let the police ask the questions.']],
      [['चोर का नाम कोई कुंडली नहीं बताती, इसलिए वही है, यह नहीं कहा जा सकता; शक सबूत नहीं होता।', 'वही है या नहीं, कुंडली से नहीं दिखता; गलत इल्ज़ाम का नुकसान चोरी से बड़ा होता है।'], ['जो-जो वहाँ थे, सबसे पूछिए, कैमरा और हिसाब देखिए, और कीमती सामान की लिखित शिकायत थाने में दीजिए।', 'क्या गया, किस दिन, कितने बजे, यह लिखिए; पूछताछ पुलिस को करने दीजिए।']],
    ],
    theft,
  ],
  // Somebody is told that the losses of a house came with them.
  [
    [/ (?:(?:mere|meri|mera|hamare) (?:\w+ )?(?:aan[ae]|aate|kadam|pair|shaadi|shadi|janam|janm|paida)(?: \w+){0,3} (?:baad|bad|se|hi)|since (?:i|my) (?:\w+ ){0,2}(?:came|got|married|marriage|birth|born|joined|entered|arriv\w*)|after (?:i (?:came|married|got|joined|was born)|my (?:marriage|birth|arrival|wedding)|marrying me)|(?:meri|mere) (?:hi )?(?:wajah|vajah|karan|karn)|because of (?:me|my)|mujhe (?:manhoos|manhus|panauti|kulachni|kulakshni|ashubh|abhagin|abhagan)|(?:calls?|calling|called) me (?:\w+ )?(?:unlucky|manhoos|panauti|jinx\w*|bad luck|cursed|ill omen)|(?:blames?|blaming|blamed) (?:me|my)|(?:main|mai|i am|am i|me) (?:\w+ ){0,2}(?:manhoos|manhus|panauti|unlucky for|bad luck for|jinx\w*|ashubh)) /u, loss, / (?:keht[aei]|kehte|kaht[aei]|kah\w*|keh\w*|bolt[aei]|bol\w*|says?|said|saying|tell\w*|told|calls?|called|calling|blam\w*|taunt\w*|tan[ae]|sach|true|really|dosh\w*|kya|is it|am i|does|did|meri (?:hi )?(?:kundl\w*|kundal\w*|wajah)|my (?:chart|kundli|fault|stars)) /u],
    / (?:(?:my|mera|mere|meri) (?:business|salary|profit|own loss)|when will|kab tak|kab (?:hog\w*|theek|mil\w*)|divorce|talak|talaq|leave him|manglik|mangalik) /u,
    [
      [['No: nobody’s chart takes another’s job, money or health, and yours does not either.', 'It is not your chart; what others lose comes from their own work, time and choices, whoever joined the house that year.'], ['Two things in one year are a coincidence that people like to join; do not carry what is not yours.', 'Losses have names: a market, a bill, a decision. Ask for those when it is said again.']],
      [['नहीं, आपकी कुंडली से किसी और की नौकरी, पैसा या सेहत नहीं जाती; यह दोष आपका नहीं।', 'नहीं, इसमें आपका दोष नहीं: जिसका घाटा हुआ, उसके कारण उसके अपने काम और समय में हैं।'], ['एक ही साल में दो बातें हो जाना संयोग है; जो आपका नहीं, वह बोझ मत उठाइए।', 'घाटे की वजह बाज़ार, खर्च या फ़ैसला होती है; अगली बार वही पूछिए।'], ['बात दुख दे, तो किसी अपने से कहिए जो आपकी तरफ़ हो।']],
    ],
  ],
  // Always the one who gives in.
  [
    [/ (?:(?:main|mai|mein|hum|me) (?:hi|he) (?:\w+ ){0,2}(?:jhuk\w*|maafi|mafi|sorry|sah\w*|adjust|compromise|chup|samjhauta|mana\w*|sun\w*|bardasht)|(?:jhuk\w*|jhukna|maafi|sorry|adjust|compromise) (?:\w+ ){0,3}(?:main|mai|mein|hum|me) (?:hi|he)|(?:should|must|do) i (?:always|every time|alone|be the one)(?: \w+){0,5} (?:bend|bow|adjust\w*|apologi\w*|sorry|compromis\w*|give in|yield|quiet)|why (?:is it |should it |must it )?always me (?:who|to|that) (?:\w+ ){0,3}(?:bend|bow|adjust\w*|apologi\w*|sorry|compromis\w*|gives? in|yield)|(?:har bar|har baar|hamesha|every time|always) (?:\w+ ){0,2}(?:main|mai|mein|me) (?:hi|he)) /u],
    / (?:office|boss|manager|job|naukri|promotion|transfer|fail|loser|bimar|beemar|accident|maar|marta|peet\w*|pit\w*|thappad|hit|hits|beat\w*|slap\w*|kab|when will) /u,
    [
      [['No, not each time: give in on what is small, and say no once and calmly where it hurts you.', 'Not always you: bend where it costs you nothing, and let the other side take the next step.'], ['Say it when nobody is angry: what you will do, and what not. After that be silent; who wants peace comes half the way.', 'Peace that only one pays for does not last; name one thing that you will no longer do.']],
      [['नहीं, हर बार नहीं: छोटी बात पर झुकिए, और जहाँ चोट लगे, वहाँ एक बार शांति से मना कीजिए।', 'हर बार आप ही क्यों: जिसमें आपका कुछ न जाए, वहाँ झुकिए, अगला कदम उधर से आने दीजिए।'], ['जब कोई गुस्से में न हो, तब कहिए कि क्या करेंगे और क्या नहीं; फिर चुप रहिए।', 'जो सुलह एक ही निभाए, वह टिकती नहीं; एक बात चुन लीजिए जो अब नहीं करेंगे।']],
    ],
  ],
];

/** Who is blamed: a suspect, or oneself. */
export const blame: readonly Plain[] = settle(rows);
