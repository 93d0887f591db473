import type { PlanetName } from '@oracle-astra/shared/contract';
import { tell, type Told } from '../../plain/plain';
import { findPlanets } from '../../question/chart-terms';
import { readText, shortVowels } from '../../question/question-text';
import type { Context } from '../context';
import { findFocus } from '../../tools/focus';
import { join } from '../join';
import { remedyPlanet } from '../remedy';
import { askAbout, type ComposeTurn, type Turn, wordsOf } from './turn';
import { remedyTable } from '../../tools/tables';

const weekdays: readonly (readonly [RegExp, PlanetName])[] = [
  [/ (?:sundays?|ravivar) /u, 'Sun'], [/ (?:mondays?|somvar|somavar) /u, 'Moon'], [/ (?:tuesdays?|mangalvar|mangalavar) /u, 'Mars'], [/ (?:wednesdays?|budhvar|budhavar) /u, 'Mercury'], [/ (?:thursdays?|guruvar|guruwar|brihaspativar) /u, 'Jupiter'], [/ (?:fridays?|shukravar) /u, 'Venus'], [/ (?:saturdays?|shanivar|shanivaar) /u, 'Saturn'],
];

const hours: Record<PlanetName, readonly [string, string]> = { Sun: ['within an hour after sunrise', 'सूरज निकलने के एक घंटे के भीतर'], Moon: ['in the evening', 'शाम को'], Mars: ['in the morning', 'सुबह'], Mercury: ['in the morning', 'सुबह'], Jupiter: ['in the morning before noon', 'सुबह, दोपहर से पहले'], Venus: ['in the morning or at dusk', 'सुबह या साँझ को'], Saturn: ['in the evening after sunset', 'शाम को, सूरज डूबने के बाद'], Rahu: ['after dark', 'अँधेरा होने के बाद'], Ketu: ['in the evening', 'शाम को'] };

/** The planet of the remedy: named in the line or before it, by its weekday in the answer, or the one that the matter needs. */
function planetOf(turn: Turn): PlanetName {
  const { context, before, said } = turn;
  const answer = readText(said.answer, context.read.language);
  const day = weekdays.find(([pattern]) => pattern.test(shortVowels(answer)));
  return findPlanets(context.read.text)[0] ?? findPlanets(before.text)[0] ?? day?.[1] ?? remedyPlanet(askAbout(turn, { fact: before.fact }), findFocus(before.matter.id, before.kin, context.question.birth.gender));
}

type Row = readonly [pattern: RegExp, told: Told];

const who: Told = [
  [['Yes: by custom anybody may do it, woman or man, married or not.', 'Yes, a woman may do it just as a man may; no text forbids it.'], ['Married or not, young or old, makes no difference.', 'Whoever cannot do it on a day leaves that day out.']],
  [['हाँ, कोई भी कर सकता है, महिला हो या पुरुष।', 'हाँ, महिलाएँ भी कर सकती हैं, कोई ग्रंथ मना नहीं करता।'], ['विवाहित हों या नहीं, उम्र कोई भी हो, फ़र्क नहीं पड़ता।', 'जिस दिन न हो सके, वह दिन छोड़ दीजिए।']],
];

const rows: readonly Row[] = [
  [/ (?:period|periods|mc|mahvari|mahwari|masik|maasik|menstru\w*|those days|un dino|un dinon|mahine ke (?:un )?din\w*) /u, [
    [['In those days nothing has to be taken off or stopped; custom leaves out the temple, and the prayer at home goes on as you like.', 'Nothing is spoilt by the days of the period: wear it on, and say the prayer in your mind if custom at home asks that.'], ['It is custom and no rule of the planets.', 'If you would rather rest then, go on afterwards; no count begins anew.']],
    [['उन दिनों कुछ उतारना या बंद करना ज़रूरी नहीं; रिवाज से मंदिर नहीं जाते, घर पर मन में नाम लीजिए।', 'मासिक के दिनों में दोष नहीं लगता: पहना हुआ रहने दीजिए, मंत्र मन में कहिए।'], ['यह घर का रिवाज है, ग्रहों का नियम नहीं।', 'आराम करना हो, तो बाद में जारी रखिए; गिनती फिर से शुरू नहीं होती।']],
  ]],
  [/ (?:woman|women|lad(?:y|ies)|female|girl|girls|aurat\w*|mahila\w*|stri\w*|stree\w*|ladki\w*|widow|vidhwa|pregnan\w*|garbh\w*|suhagan|kunwari) /u, who],
  [/ (?:miss\w*|chhut\w*|chut\w*|chuk\w*|skip\w*|bhul\w*|forg[oe]t\w*|tut (?:ja|ga)\w*|toot\w*|beech (?:me|mein)|bich me|gap|break|nahi kar pa\w*|bimar|travel\w*|safar) /u, [
    [['A missed day breaks nothing: go on with the next one.', 'Nothing is spoilt; take it up again on its next day.'], ['There is no penalty and nothing to begin anew.', 'What counts is that you come back to it.']],
    [['एक दिन छूट जाए, तो कुछ नहीं टूटता, अगली बार से जारी रखिए।', 'कुछ खराब नहीं होता; अगले दिन फिर शुरू कीजिए।'], ['कोई दोष नहीं लगता, शुरू से गिनना भी ज़रूरी नहीं।', 'लौटकर करते रहना ही काम आता है।']],
  ]],
  [/ (?:(?:my |meri |mere |mera )?(?:behalf|jagah|taraf se|badle|instead of (?:me|him|her)|mother|mummy|maa|wife|patni|husband|pati|parents|family|someone|koi aur|dusra) .*(?:do|kar|kare\w*|kara\w*|sakt\w*|can|could)|(?:can|could|kya) (?:my |meri |mere )?(?:mother|mummy|maa|wife|patni|husband|pati|son|beta|brother|bhai|father|papa|family|parents)) /u, [
    [['Yes, somebody at home may do it for another; custom lets them say the name first.', 'It may be done on behalf of another, with that person’s name said once.'], ['Better still if the one concerned does a small part of it.', 'The habit helps most the one who keeps it.']],
    [['हाँ, घर का कोई दूसरा भी उनके नाम से कर सकता है।', 'किसी की ओर से किया जा सकता है, बस एक बार उनका नाम लीजिए।'], ['थोड़ा हिस्सा वे खुद भी करें, तो और अच्छा।', 'नियम उसी को सबसे ज़्यादा टिकाता है जो उसे निभाए।']],
  ]],
  [/ (?:before|after|pehle|pahle|baad|bad) (?:\w+ )?(?:food|meals?|eating|breakfast|dinner|khana|khane) | (?:food|khana|khane|khana khane|nashte) (?:se |ke )?(?:before|after|pehle|pahle|baad|bad) |khali pet/u, [
    [['Before food, in the morning, as custom has it; after a meal will do as well.', 'Custom prefers it before the meal.'], ['Who takes medicine or feels weak eats first.', 'Nothing is lost if you have eaten.']],
    [['रिवाज से खाने से पहले, सुबह; खाने के बाद भी चलेगा।', 'परंपरा में खाने से पहले ठीक माना जाता है।'], ['दवा चलती हो या कमज़ोरी हो, तो पहले खा लीजिए।', 'खा लिया हो, तो भी कोई दोष नहीं।']],
  ]],
  [/ (?:eat|eating|food|khana|khaa?na|kha sakt\w*|khau\w*|khate|namak|salt|pyaz|pyaj|lahsun|onion|garlic|chicken|mutton|egg|eggs|anda|ande|meat|maans|mans|nonveg|non veg|fish|machhli|machli|chai|tea|coffee|alcohol|sharab|daru|drink|milk|doodh|dudh|rice|chawal|fruit\w*|phal\w*|paani|pani|water|sugar|sweet) /u, [
    [['On that day custom keeps to simple food without meat, alcohol, onion and garlic; nothing is forbidden on the others.', 'Plain food on its day is enough: no meat and no alcohol; tea, milk and fruit are fine.'], ['In a fast rock salt is used in place of common salt; who takes medicine eats as the doctor says.', 'If you are ill or expecting, eat as usual and keep the prayer only.']],
    [['उस दिन सादा खाना रखिए, बिना माँस, शराब, प्याज़ और लहसुन के; बाकी दिनों में कोई रोक नहीं।', 'बस उस दिन सात्विक खाना काफ़ी है; चाय, दूध और फल चलते हैं, माँस और शराब नहीं।'], ['व्रत हो तो साधारण नमक की जगह सेंधा नमक; दवा चलती हो, तो डॉक्टर के कहे अनुसार खाइए।', 'बीमारी या गर्भ हो, तो खाना मत छोड़िए, बस प्रार्थना रखिए।']],
  ]],
  [/ (?:how many times|kitni bar|kitni baar|kitne bar|kitna jap|mala|malas|count\w*|ginti|108|11 times|21|51|times (?:a|per) day|kitni mala|kitne mantra) /u, [
    [['Eleven times is enough, or 108 on a mala if you have the time.', 'Eleven times for a mantra; a mala of 108 on its own day, if you like.'], ['Once a day for a chalisa or a stotra; no number is owed.', 'Attention counts more than the number.']],
    [['ग्यारह बार काफ़ी है, समय हो तो 108 की एक माला।', 'मंत्र ग्यारह बार; मन हो तो उसके वार को 108 की माला।'], ['चालीसा या स्तोत्र हो, तो दिन में एक बार; कोई गिनती बाकी नहीं रहती।', 'गिनती से ज़्यादा मन लगाना काम आता है।']],
  ]],
  [/ (?:how long|how many (?:days|weeks|months)|kitne (?:din|hafte|mahine|guruvar|shanivar|somvar|mangalvar)|kitna samay|kab tak|kabtak|till when|lifetime|hamesha|zindagi bhar|forever|kab band|stop) /u, [
    [['By custom forty days in a row, or eleven weeks on its day.', 'Eleven times on its weekday, or forty days together, as custom has it.'], ['After that only if it does you good.', 'Then you may stop; nothing is owed.']],
    [['रिवाज से लगातार चालीस दिन, या उसी वार को ग्यारह हफ़्ते।', 'ग्यारह बार उसी वार को, या चालीस दिन लगातार, परंपरा यही है।'], ['उसके बाद अच्छा लगे तभी जारी रखिए।', 'फिर बंद करना ठीक है, कुछ बाकी नहीं रहता।']],
  ]],
  [/ (?:shoe\w*|chappal|joot\w*|nahak\w*|nahake|nahan\w*|bath\w*|naha\w*|snan|clothes|kapd\w*|colou?r|rang|direction|disha|mukh|muh|face|facing|asan|aasan|baith\w*|sit|sitting|khade|standing|floor) /u, [
    [['After a bath, in clean clothes, facing east; that is custom, and a washed face does where there is no time.', 'Custom washes first and sits facing the east; any clean cloth and any quiet corner will do.'], ['Shoes are left off; the colour does not matter.', 'No special seat or colour is needed.']],
    [['नहाकर, साफ़ कपड़ों में, पूरब की ओर मुँह करके; समय न हो तो हाथ-मुँह धोना काफ़ी है।', 'रिवाज से नहाकर पूरब की ओर बैठते हैं; कोई भी साफ़ कपड़ा और शांत जगह चलेगी।'], ['जूते उतार दीजिए, रंग की कोई शर्त नहीं।', 'खास आसन या रंग ज़रूरी नहीं।']],
  ]],
  [/ (?:home|ghar|temple|mandir|where|kahan|kaha|office|hostel|bahar|outside|foreign|abroad|online|phone|mobile|youtube|sun(?:na|ke|kar|te)|listen\w*|audio|idol|murti|photo|samagri|things|need|buy|kharid\w*|chahiye) /u, [
    [['At home is enough; a quiet corner is all it needs.', 'Home will do as well as a temple, and nothing has to be bought.'], ['In a hostel or abroad the mantra alone is enough, said softly.', 'A recording may help you learn it; saying it yourself counts more.']],
    [['घर पर ही काफ़ी है, एक शांत कोना चाहिए।', 'घर हो या मंदिर, दोनों ठीक; कुछ खरीदना ज़रूरी नहीं।'], ['हॉस्टल या विदेश में हों, तो सिर्फ़ मंत्र मन में कहना भी चलता है।', 'रिकॉर्डिंग से सीखना ठीक है, पर खुद कहना ज़्यादा काम आता है।']],
  ]],
];

const asksTime = / (?:time|samay|baje|bje|kab|when|subah|sham|shyam|rat|raat|din|day|hour|morning|evening|night|vaar|var|muhurat|muhurt|vakt|waqt|surya|sunrise|sunset) /u;

const may = / (?:can|may|sakt\w*|chaleg\w*|bhi|also|ok|allowed|thik rahega|theek rahega) /u;

function sayTime(turn: Turn, own: Context): string {
  const planet = planetOf(turn);
  const { say, book } = own;
  const { en, hi } = remedyTable[planet];
  if (may.test(wordsOf(turn.context))) return join(say([['Yes, that hour is fine too', 'Yes, it may be done then as well'], `; by custom it is ${en.day}, ${hours[planet][0]}.`], [['हाँ, उस समय भी ठीक है', 'हाँ, तब भी चलेगा'], `; रिवाज ${hi.day} को, ${hours[planet][1]} का है।`]), say([['The day counts more than the hour.', 'Keep to one hour, if you can.']], [['समय से ज़्यादा दिन का महत्व है।', 'हो सके तो एक ही समय रखिए।']]));
  return join(
    say([[`On ${en.day}, ${hours[planet][0]}`, `By custom ${en.day}, ${hours[planet][0]}`], `: that is the day of ${book.planet(planet)}.`], [[`${hi.day} को, ${hours[planet][1]}`, `रिवाज से ${hi.day}, ${hours[planet][1]}`], `; यह ${book.planet(planet)} का दिन है।`]),
    say([['Ten minutes are enough, and another hour of that day will do as well.', 'Keep the day rather than the minute.']], [['दस मिनट काफ़ी हैं, और उसी दिन कोई दूसरा समय भी चलेगा।', 'मिनट से ज़्यादा दिन निभाइए।']]),
  );
}

const stones = / (?:ring|anguthi|angoothi|stone|ratna?|gem\w*|pehn\w*|pahan\w*|wear\w*|neelam|pukhraj|panna|moti|moonga|gomed|lehsunia) /u;

const plainRule: Told = [
  [['It needs little: its own weekday, ten quiet minutes, and no purchase.', 'There is no strict rule: its day of the week, a quiet ten minutes, at home.'], ['Keep it for eleven weeks; a missed one does no harm.', 'Anybody may do it, and nobody has to.']],
  [['इसमें कड़ा नियम नहीं: उसी वार को, दस मिनट, मन शांत रखकर।', 'बस उसका वार, दस मिनट और एक शांत कोना, खरीदना कुछ नहीं।'], ['ग्यारह हफ़्ते रखिए; एक छूट जाए, तो कोई दोष नहीं।', 'कोई भी कर सकता है, और मजबूरी किसी की नहीं।']],
];

/** Whether the line names one of the details of a practice. */
export const namesDetail = (words: string): boolean => rows.some(([pattern]) => pattern.test(words));

/** A detail of a remedy: who may do it, when, how often, for how long, with what food and where. */
export const composePracticeTurn: ComposeTurn = (turn) => {
  const { context, before } = turn;
  const plain = wordsOf(context);
  const row = rows.find(([pattern]) => pattern.test(plain));
  if (row) return tell(context, row[1]);
  // Which finger and which day belong to the stone.
  if (before.kind === 'gem' || stones.test(plain)) return null;
  return asksTime.test(plain) ? sayTime(turn, context) : tell(context, plainRule);
};
