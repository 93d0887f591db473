import { hasKind } from '../question/kinds';
import { shortVowels } from '../question/question-text';
import type { Context } from './context';
import { splitOptions } from './options';
import { syllableTable } from '../tools/tables';

const trade = / (?:shop|store|dukan\w*|business|company|kampani|brand|startup|boutique|salon|saloon|parlour|parlor|cafe|kaife|restaurant|firm|pharm|channel|hotel|dhaba|clinic|klinik|coaching|academy|agency|factory|vyapar|karobar|dairy|gym|studio|bakery|stall|showroom|enterprises?|traders?|school) /u;
const name = / (?:name|names|naming|naam|nam) /u;
const asksName = / (?:what|which|suggest\w*|kya|kaun\w*|kon\w*|kis|akshar\w*|letters?|alphabets?|rakh\w*|rkh\w*|keep|lucky|start|shubh|change|badal\w*|badl\w*|good|best|should|give|bata\w*|btao|sujha\w*) /u;
const spelling = / (?:spelling|speling|spell|double|extra|numerolog\w*|ank jyotish\w*|letter|akshar) /u;
const alters = / (?:add\w*|change\w*|double|extra|jod\w*|badal\w*|badl\w*|write|likh\w*|remove|hata\w*|correct\w*|spelling) /u;

const clean = (option: string) => option.replace(/[^\p{L}\p{M}\s]/gu, '').trim();

/** The syllables that tradition gives to the nakshatra of the Moon. */
function syllablesOf({ strengths, isEnglish, read }: Context): readonly string[] {
  const { nakshatra } = strengths.view.planet('Moon');
  return (isEnglish || read.language === 'Hinglish' ? syllableTable.en : syllableTable.hi)[nakshatra - 1] ?? [];
}

/** Of two names the one whose first letter is of one's own nakshatra, where only one is. */
function chosen(context: Context): string {
  const { say, question } = context;
  const names = splitOptions(question.text).map((each) => clean(each).replace(/^.*?\b(?:name|naam|नाम)\s+/iu, '')).filter((each) => each !== '');
  const first = new Set(syllablesOf({ ...context, isEnglish: !/\p{Script=Devanagari}/u.test(question.text) }).map((each) => each.toLowerCase().slice(0, 1)));
  const own = names.filter((each) => first.has(each.toLowerCase().slice(0, 1)));
  const [one] = own;
  return names.length > 1 && own.length === 1 && one
    ? say([[`${one}, if you go by letters`, `By the letter ${one}`], [': it begins as your nakshatra does', '; only that one begins with a sound of your nakshatra'], '.'], [[`अक्षर से ${one}`, `${one} बेहतर, अक्षर के हिसाब से`], ['; वही आपके नक्षत्र के अक्षर से शुरू होता है', ', नक्षत्र का अक्षर उसी में है'], '।'])
    : say([['By their letters your chart does not part them', 'Neither has the better letter'], [': take the one that people say and spell easily', ', so let the easier one win'], '.'], [['अक्षर से दोनों में फ़र्क नहीं', 'दोनों नामों के अक्षर बराबर हैं'], ['; जो बोलने और लिखने में आसान हो, वही रखिए', ', आसान वाला रखिए'], '।']);
}

/** The name of a shop or firm: its letters by the nakshatra of the Moon; null where no such name is asked for. */
export function composeTradeName(context: Context): string | null {
  const { read, say, book, strengths } = context;
  const plain = shortVowels(read.text);
  if (!name.test(plain) || !trade.test(plain) || !asksName.test(plain) || read.kin?.id === 'son' || read.kin?.id === 'daughter') return null;
  if (/ (?:my name is|mera nam|your name|in (?:the )?name of|ke nam (?:par|pe|se|ho)|nam se|nam kam\w*|nam par|partner|naam kama\w*|banau\w*|name and fame|kis k[ei] nam|wife\w* name|patni ke nam) /u.test(plain)) return null;
  const { nakshatra } = strengths.view.planet('Moon');
  const list = book.list(syllablesOf(context).map((each) => `"${each}"`));
  const opening = hasKind(read.text, 'either') && splitOptions(read.text.raw).length > 1
    ? chosen(context)
    : / (?:change|badal\w*|badl\w*) /u.test(plain)
      ? say([['No need to change it for the stars', 'By the chart it may stay as it is'], [': the customers who know the name are worth more than a letter', ', since a known name is worth more than a lucky letter'], '.'], [['ग्रहों के लिए नाम बदलने की ज़रूरत नहीं', 'कुंडली के हिसाब से नाम वैसा ही रह सकता है'], ['; जाने-पहचाने नाम की कीमत अक्षर से ज़्यादा है', ', ग्राहक जिस नाम से जानते हैं, वही अच्छा'], '।'])
      : say([[`Let it begin with ${list}`, `A name with ${list} at its start suits you`], [`: these are the sounds of ${book.star(nakshatra)}, your nakshatra`, `, the letters of your nakshatra ${book.star(nakshatra)}`], '.'], [[`नाम ${list} से शुरू हो तो अच्छा`, `${list} से शुरू होने वाला नाम ठीक रहेगा`], [`; ये आपके नक्षत्र ${book.star(nakshatra)} के अक्षर हैं`, `, आपका नक्षत्र ${book.star(nakshatra)} है`], '।']);
  const mercury = say([[`${book.planet('Mercury')} stands for trade`, `Trade belongs to ${book.planet('Mercury')}`], [', so a short, clear name is best', ': keep it short and easy to say'], '.'], [[`व्यापार के कारक ${book.planet('Mercury')} हैं`, `व्यापार ${book.planet('Mercury')} का विषय है`], [', छोटा और साफ़ नाम रखिए', '; नाम छोटा हो, बोलने में आसान'], '।']);
  const honest = say([['No letter brings customers', 'Take it as custom'], ['; see first that nobody has registered the name', ', and check that the name is free to register'], '.'], [['अक्षर से ग्राहक नहीं आते', 'इसे परंपरा मानिए'], ['; पहले देखिए कि नाम किसी और का पंजीकृत न हो', ', और नाम पंजीकरण के लिए खाली है या नहीं, देख लीजिए'], '।']);
  return [opening, `${mercury} ${honest}`].join('\n\n');
}

/** "Shall I write a double s?": a letter more in one's own name; null where no spelling is asked about. */
export function composeSpelling(context: Context): string | null {
  const { read, say, book, strengths } = context;
  const plain = shortVowels(read.text);
  if (!name.test(plain) || !spelling.test(plain) || !alters.test(plain) || trade.test(plain)) return null;
  if (/ (?:baby|child|beta|beti|son|daughter|bachch\w*|bacch\w*|newborn) /u.test(plain)) return null;
  const { nakshatra, pada } = strengths.view.planet('Moon');
  const syllable = syllablesOf(context)[pada - 1] ?? '';
  const opening = say(
    [['No, a letter more or less changes nothing in your chart', 'No: the spelling of a name is not in a birth chart', 'It changes nothing that a chart shows'], [', so there is no need to alter it', '; keep the name as your papers have it'], '.'],
    [['नहीं, एक अक्षर घटाने-बढ़ाने से कुंडली में कुछ नहीं बदलता', 'नहीं, नाम की स्पेलिंग कुंडली में होती ही नहीं'], ['; बदलने की ज़रूरत नहीं', ', काग़ज़ों में जो नाम है वही रखिए'], '।'],
  );
  const rest = say([[`What tradition reads is only the first syllable, for you "${syllable}"`, `Only the first syllable counts by tradition, "${syllable}" for you`], `, from ${book.star(nakshatra)}.`], [[`परंपरा में सिर्फ़ पहला अक्षर देखा जाता है, आपका "${syllable}"`, `परंपरा से बस पहला अक्षर गिना जाता है, आपके लिए "${syllable}"`], `, ${book.star(nakshatra)} नक्षत्र से।`]);
  const papers = say([['A changed spelling costs work with Aadhaar, PAN and bank', 'Two spellings make trouble with bank and passport'], ['.', ', and that is all it surely brings.']], [['स्पेलिंग बदलने पर आधार, PAN और बैंक में काम बढ़ता है', 'दो तरह की स्पेलिंग से बैंक और पासपोर्ट में दिक्कत आती है'], ['।', ', इतना ही पक्का है।']]);
  return [opening, `${rest} ${papers}`].join('\n\n');
}
