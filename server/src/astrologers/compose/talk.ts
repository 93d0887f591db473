/* eslint-disable max-lines, max-lines-per-function -- sentences of both languages stand side by side */
import type { Context } from './context';
import { composeBare, composeHelp } from './help';
import { composeDream, composeMatch, composeMemory, composeNod, composeUnclear } from './small-talk';

const firstName = (fullName: string) =>
  fullName
    .trim()
    .split(/\s+/u)
    .find((word) => !/^(?:mr|mrs|ms|dr|shri|sri|smt|श्री|श्रीमती)\.?$/iu.test(word)) ?? '';

function greet({ say, question }: Context): string {
  const name = firstName(question.birth.full_name);
  return say(
    [
      ['Namaste', 'Hello'],
      [` ${name}`, ''],
      ['. ', ', good to see you here. '],
      ['Your kundli is open', 'I have your kundli here', 'Your chart is before me'],
      ['; ask what is on your mind.', '. What would you like to ask?', ', so ask away.'],
    ],
    [
      ['नमस्ते'],
      [` ${name} जी`, ''],
      ['। ', ', अच्छा लगा। '],
      ['आपकी कुंडली सामने है', 'कुंडली खुली है'],
      ['; जो मन में हो, पूछिए।', ', सवाल पूछिए।', '। किस बारे में बात करें?'],
    ],
  );
}

function explainService(context: Context): string {
  const { say, read } = context;
  const has = (pattern: RegExp) => pattern.test(read.text.plain);
  if (has(/ (?:left|remaining|bache|bacha|baki) /u))
    return say(
      [['How many are left stands above the box', 'The number left is shown above the box'], [' where you type', ''], [', with the price of the next one.', ', and your wallet page has the rest.']],
      [['कितने सवाल बाकी हैं, यह लिखने की जगह के ऊपर दिखता है', 'बाकी सवाल ऊपर दिखते हैं'], [', अगले की कीमत भी वहीं है।', ', बाकी हिसाब वॉलेट में है।']],
    );
  if (has(/ oracle .*astra | astra .*oracle /u))
    return say(
      [['Both read the same chart', 'The chart and the answer are the same for both'], ['; Oracle speaks briefly and in images, Astra in order, with dates', ': Oracle says it shortly and with a picture, Astra step by step and with days'], '.'],
      [['दोनों एक ही कुंडली पढ़ते हैं', 'कुंडली और जवाब का आधार एक ही है'], ['; Oracle कम शब्दों में, Astra क्रम से और तारीखों के साथ', '; Oracle का जवाब छोटा होता है, Astra का क्रम से और तारीखों के साथ'], '।'],
    );
  if (has(/ (?:compatib\w*|milan|guna|gun) /u)) return composeMatch(context);
  const help = composeHelp(context);
  if (help !== null) return help;
  if (has(/ (?:data|privacy|private|delete|reads|who sees|who can read|padhta|share my|sell my|keep my) /u))
    return say(
      [
        ['No human reads your chat', 'Nobody reads along here'],
        ['; it is kept with your account', ', and it stays in your account'],
        [', and you can delete a chat or the whole account yourself.', '; deleting a chat or your account removes it.'],
      ],
      [
        ['आपकी चैट कोई इंसान नहीं पढ़ता', 'यहाँ कोई और नहीं पढ़ता'],
        [', वह आपके खाते में रहती है', '; बात खाते में रहती है'],
        [' और आप उसे मिटा सकते हैं।', ', मिटाना आपके हाथ में है।'],
      ],
    );
  if (
    has(
      / (?:cost|price|charges?|fees?|much|paise|paisa|kitne|keemat|pay|recharge|wallet|subscription|subscribe|plan|free|question|questions|sawal|muft|gst) /u,
    )
  )
    return say(
      [
        ['The first questions are free', 'You begin with free questions'],
        [', and after that a question is ₹6 from your wallet', '; then each question is ₹6 from the wallet'],
        [', or less with a plan', '; a plan makes it cheaper'],
        ['. The price stands above the box before you ask.', '. You see the price before you send.'],
      ],
      [
        ['पहले सवाल मुफ़्त हैं', 'शुरू के सवाल मुफ़्त हैं'],
        [', उसके बाद हर सवाल वॉलेट से ₹6', '; फिर हर सवाल ₹6 का है'],
        [', प्लान में इससे कम', '; प्लान हो तो और कम'],
        '। ',
        ['भेजने से पहले कीमत दिखती है।', 'कीमत पहले ही दिख जाती है।'],
      ],
    );
  if (has(/ (?:accura\w*|true|real|believe|sach|sahi|vishwas|bharosa|works?) /u))
    return say(
      [
        ['Positions and dates are computed exactly', 'The planets and dates are computed, not guessed'],
        ['; what they mean is tradition', ', while their meaning is an old tradition'],
        [', so take it as guidance and not as proof.', ', so use it as one voice among others.'],
      ],
      [
        ['ग्रहों की स्थिति और तारीखें गणना से आती हैं', 'ग्रह और तारीखें गिनकर बताई जाती हैं'],
        ['; उनका अर्थ परंपरा से है', ', अर्थ परंपरा का है'],
        [', इसे सलाह मानिए, सबूत नहीं।', ', इसलिए इसे एक राय मानिए।'],
      ],
    );
  if (has(/ (?:languages?|hindi|english|bhasha|tamil|telugu|bengali|marathi|gujarati|kannada|malayalam|punjabi|urdu) /u))
    return say(
      [
        'You can ask in English or Hindi',
        [', in Devanagari or in Latin letters', ', in either script'],
        ', and the answer comes the same way',
        ['.', ' you asked.'],
      ],
      ['आप हिंदी या अंग्रेज़ी में पूछ सकते हैं', [', देवनागरी या रोमन अक्षरों में', ', किसी भी लिपि में'], [', जवाब वैसे ही मिलेगा।', '; जवाब उसी में आएगा।']],
    );
  return say(
    [
      ['I am an AI astrologer', 'This is an AI that reads kundlis'],
      [': ask about your chart, a decision or a time', '; you can ask for facts of your kundli, a yes or no, or a good time'],
      [', and I answer from your computed kundli.', ', and the answer rests on your own chart.'],
    ],
    [
      ['मैं एआई ज्योतिषी हूँ', 'यहाँ एआई आपकी कुंडली पढ़ता है'],
      ['; कुंडली, किसी फ़ैसले या समय के बारे में पूछिए', ': ग्रह, दशा, हाँ-ना या सही समय पूछ सकते हैं'],
      [', जवाब आपकी कुंडली से मिलेगा।', '; हर जवाब का आधार कुंडली है।'],
    ],
  );
}

function askAgain({ say, read }: Context): string {
  if (read.kind === 'unread')
    return read.language === 'English' || !/\p{Script=Devanagari}/u.test(read.text.raw)
      ? say(
          [
            'I read English and Hindi',
            [' for now', ' only', ', in either script'],
            ['; please ask again in one of them.', '. Would you write it in English or Hindi?', ', so please put it in one of these.'],
          ],
          ['अभी हिंदी और अंग्रेज़ी ही पढ़ी जाती है', ['; ', ', '], ['कृपया इनमें से किसी में पूछिए', 'सवाल हिंदी या English में लिखिए'], '।'],
        )
      : say(
          ['I read English and Hindi only.'],
          ['अभी हिंदी और अंग्रेज़ी ही पढ़ी जाती है', ['; ', ', '], ['कृपया इनमें से किसी में पूछिए', 'सवाल हिंदी में लिखिए'], '।'],
        );
  return say(
    [
      ["I can't read a question in that", "I don't understand these words", 'I found no question in it'],
      ['; try again in your own words', ', please ask it again', '. Write it once more'],
      [', for instance "How is my work this month?"', ', perhaps "When will I change my job?"', ''],
      '.',
    ],
    [
      ['इसमें सवाल समझ नहीं आया', 'यह बात पढ़ी नहीं जा सकी'],
      ['; अपने शब्दों में फिर पूछिए', ', एक बार फिर लिखिए'],
      [', जैसे "इस महीने काम कैसा रहेगा?"', ', जैसे "नौकरी कब बदलेगी?"', ''],
      '।',
    ],
  );
}

/** Short, honest and free: what needs no chart. */
export function composeTalk(context: Context): string {
  const { say, read } = context;
  switch (read.kind) {
    case 'human':
      return say(
        [
          ['No, I am an AI', 'I am an AI, not a human', 'An AI; no human writes these answers'],
          [' that reads your computed kundli', ', and I answer from your kundli', ''],
          '.',
        ],
        [['नहीं, मैं एआई हूँ', 'मैं एआई हूँ, इंसान नहीं', 'यह एआई है, इंसान नहीं'], [', जवाब आपकी कुंडली से देता है'.replace('देता है', 'आते हैं'), ''], '।'],
      );
    case 'service':
      return explainService(context);
    case 'thanks':
      return say(
        [
          ["You're welcome", 'Glad it helped', 'It was a pleasure', 'Good to hear that', 'You are most welcome', 'I am glad of that'],
          ['; ', ', and '],
          ['come back when a question comes', 'ask again whenever you like', 'may it go well', 'go well with it'],
          '.',
        ],
        [['आपका स्वागत है', 'खुशी हुई', 'अच्छा लगा'], ['; ', ', '], ['जब मन हो, फिर पूछिए', 'आगे भी सवाल हो तो पूछिए', 'सब शुभ हो'], '।'],
      );
    case 'greeting':
      return greet(context);
    case 'farewell':
      return say(
        [
          ['Good night', 'Take care', 'Be well', 'Goodbye for now'],
          [', and rest well', '; your chat stays here', ', till next time', ''],
          '.',
        ],
        [['शुभ रात्रि', 'अपना ध्यान रखिए', 'फिर मिलेंगे'], ['; चैट यहीं रहेगी', ', आराम कीजिए', ''], '।'],
      );
    case 'complaint':
      return say(
        [
          ['I am sorry', "Sorry that it didn't help", 'I am sorry about that'],
          ['; tell me which part was wrong', '. Please tell me what did not fit', '. Say once more what you meant to ask'],
          [' and I will look at the chart again', ', in one sentence', ''],
          '.',
        ],
        [
          ['माफ़ कीजिए', 'खेद है कि जवाब काम नहीं आया', 'क्षमा कीजिए'],
          ['; बताइए क्या गलत लगा', ', एक बार साफ़ पूछिए', '; कौन-सी बात फिर देखें'],
          [', कुंडली दोबारा देखी जाएगी', ''],
          '।',
        ],
      );
    case 'abuse':
      return say(
        [
          ['I am sorry this made you angry', "Sorry, that clearly didn't help", 'I hear that you are upset, and I am sorry'],
          ['; ask me one clear question', '. Tell me what you wanted to know', ', so let me try a better answer'],
          [' and I will look again', ''],
          '.',
        ],
        [
          ['माफ़ कीजिए, जवाब काम का नहीं लगा', 'क्षमा कीजिए, आप नाराज़ हैं', 'खेद है, बात ठीक नहीं लगी'],
          ['; एक सवाल साफ़ पूछिए', ', बताइए क्या जानना था', '; फिर से कोशिश करते हैं'.replace('करते हैं', 'की जाएगी')],
          '।',
        ],
      );
    case 'elsewhere':
      return say(
        [
          ["That isn't in a kundli", "A kundli can't tell that", "That isn't something a chart shows"],
          [', so I would only be guessing', '; I read charts and nothing else', ', and I answer only from charts'],
          ['. Ask me about yourself, your work or your people.', '. What about your own question?', '.'],
        ],
        [
          ['यह बात कुंडली से नहीं दिखती', 'कुंडली में इसका जवाब नहीं है', 'यह कुंडली का विषय नहीं'],
          ['; अपने काम, रिश्ते या समय के बारे में पूछिए', ', अपने बारे में कुछ पूछिए', ', अंदाज़ा लगाना ठीक नहीं'],
          '।',
        ],
      );
    case 'bare':
      return composeBare(context);
    case 'nod':
      return composeNod(context);
    case 'memory':
      return composeMemory(context);
    case 'match':
      return composeMatch(context);
    case 'dream':
      return composeDream(context);
    case 'unclear':
      return composeUnclear(context);
    default:
      return askAgain(context);
  }
}
