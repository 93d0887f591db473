import { findFirmAnswer } from '../../plain/plain-answer';
import type { AnswerLanguage } from '../../question/language';
import { composeFromJudgement } from '../by-kind';
import { judge } from '../judgement';
import { join } from '../join';
import { composeTalk } from '../talk';
import { askAbout, isWeighed, type ComposeTurn, type Turn, wordsOf } from './turn';

const farewell = / (?:bye|good ?night|goodnight|shubh ratri|shubhratri|alvida|see you|chalta hu|chalti hu|chalte|milte hai|milenge|phir milte|fir milte|take care) /u;
const nods = / (?:ok|okay|hmm+|hm|acha|achha|accha|thik|theek|right|fine|samajh|samjh|got it|understood|noted|ji|haan|han|sahi) /u;

/** "Achha, sunkar khushi hui", "ok ji": taken with thanks, free. */
export const composeClose: ComposeTurn = ({ context }) => {
  const plain = wordsOf(context);
  const kind = farewell.test(plain) ? 'farewell' : nods.test(plain) && context.read.text.length <= 2 ? 'nod' : 'thanks';
  return composeTalk({ ...context, read: { ...context.read, kind } });
};

const inHindi = / (?:hindi|हिंदी|हिन्दी|devnagri|devanagari) /u;
const inEnglish = / (?:english|angreji|angrezi|inglish) /u;
const inLatin = / (?:hinglish|roman|latin|english letters|angrezi akshar\w*) /u;
const asksLanguage = / (?:in|me|mein|men|write|likh\w*|bol\w*|bata\w*|speak|answer|reply|jawab|please|plz|translate|samajh\w*) /u;

/** "Hindi me likhiye": the answer before, said in the language that is asked for; null where no other one is. */
function sayInLanguage(turn: Turn, plain: string): string | null {
  const { context, before } = turn;
  const wanted: AnswerLanguage | null = inLatin.test(plain) ? 'Hinglish' : inHindi.test(plain) ? (/\p{Script=Devanagari}/u.test(context.question.text) || / dev\w*nagri /u.test(plain) ? 'Hindi' : 'Hinglish') : inEnglish.test(plain) ? 'English' : null;
  if (wanted === null || !asksLanguage.test(plain) || !isWeighed(turn)) return null;
  const about = askAbout({ ...turn, context: { ...context, read: { ...context.read, language: wanted } } }, { kind: ['when', 'yesNo'].includes(before.kind) ? before.kind : 'how' });
  return composeFromJudgement(about, judge(about));
}

const seen = / (?:sav(?:e|es|ed|ing)|store\w*|dikh\w*|privat\w*|kisi aur|koi aur|koi or|kisi or|somebody|someone|anyone|anybody|share\w*|leak\w*|secret|gupt|data|padh (?:sakt\w*|leg\w*)|pata (?:chal\w*|lag\w*)|record\w*|screenshot) /u;

const closes = / (?:khat[aei]|account|akaunt|profile|chat|details|kundli|data) .*(?:band|delete\w*|hat[ao]\w*|mita\w*|close\w*|remove\w*|erase) | (?:delete|close|remove|erase) .*(?:account|chat|profile|details|data|kundli) /u;

const charged = / (?:charge\w*|cost\w*|paise|paisa|money|kat\w*|cut\w*|deduct\w*|free|muft|rupay\w*|rs|wallet|balance|₹|pay|paid|price|kitne ka|kitna laga) /u;

/** What a chat costs, who answers, how it is deleted: the desk's own answers, and the price where money is named. */
export const composeService: ComposeTurn = (turn) => {
  const { context } = turn;
  const inLanguage = sayInLanguage(turn, wordsOf(context));
  if (inLanguage !== null) return inLanguage;
  const firm = findFirmAnswer(context);
  if (firm?.isFree === true && !firm.usesChart) return firm.compose(context);
  const plain = wordsOf(context);
  const isOfData = / (?:details|data|info\w*|birth|janm|jankari) /u.test(plain);
  const kind = context.read.kind === 'human' || (context.read.kind === 'memory' && !isOfData) ? context.read.kind : 'service';
  if (closes.test(plain) && kind === 'service') return join(context.say([['You close it yourself', 'That is in your own hands'], ': on the page of your account you can delete a chat, a kundli or the whole account.'], [['यह आपके अपने हाथ में है', 'खाता बंद करना आपके हाथ में है'], '; अपने खाते के पेज से चैट, कुंडली या पूरा खाता मिटाया जाता है।']), context.say(['What is deleted does not come back.'], ['मिटाई हुई चीज़ वापस नहीं आती।']));
  if (seen.test(plain) && kind === 'service') return join(context.say([['Nobody else sees it', 'No, it stays with you'], [': your chat is kept in your account, and no human reads it.', '; what you write stays in your account and is not passed on.']], [['नहीं, कोई और नहीं देखता', 'आपकी बात आपके पास रहती है'], ['; चैट आपके खाते में है और कोई इंसान उसे नहीं पढ़ता।', ', जो लिखा वह खाते में रहता है, आगे नहीं दिया जाता।']]), context.say([['You can delete the chat or the whole account yourself.', 'Whoever holds your unlocked phone can read it, so log out if that worries you.']], [['चैट या पूरा खाता मिटाना आपके हाथ में है।', 'फ़ोन खुला किसी के हाथ में हो, तो वह पढ़ सकता है; चिंता हो, तो लॉग आउट कीजिए।']]));
  if (charged.test(plain) && kind === 'service') {
    const { say } = context;
    return join(say([['What a question costs stands above the box before you send it', 'The price is shown before you send'], [': the first ones are free, then it is ₹6 from the wallet or one of your plan.', '; free ones first, then ₹6 each or a question of the plan.']], [['हर सवाल की कीमत भेजने से पहले ऊपर दिखती है', 'दाम भेजने से पहले दिखता है'], ['; पहले सवाल मुफ़्त, फिर वॉलेट से ₹6 या प्लान से एक।', ', शुरू के मुफ़्त, फिर ₹6 या प्लान का एक सवाल।']]), say([['The wallet page lists what was taken for which question.', 'Thanks, repeats and questions about the service cost nothing.']], [['वॉलेट के पेज पर दिखता है कि किस सवाल के कितने कटे।', 'धन्यवाद, दोहराए सवाल और सेवा के सवाल मुफ़्त हैं।']]));
  }
  return composeTalk({ ...context, read: { ...context.read, kind } });
};
