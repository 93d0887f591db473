/* eslint-disable max-lines, max-lines-per-function -- sentences of both languages stand side by side */
import type { Context } from './context';
import { findServiceEntry, isOfOthers } from '../knowledge/service';
import { tell, toAsked } from '../plain/plain';
import { asksClock, composeBare, explainClock } from './help';
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

/** What is asked of the service, by its content; a birth time that is off by minutes is read from the chart. */
function explainService(context: Context): string {
  const { plain, raw } = context.read.text;
  if (/ (?:compatib\w*|milan|guna|gun) /u.test(plain)) return composeMatch(context);
  if (asksClock(plain)) return explainClock(context);
  if (isOfOthers(toAsked(context).words, raw)) return composeTalk({ ...context, read: { ...context.read, kind: 'elsewhere' } });
  const { en, hi } = findServiceEntry(raw).entry;
  return tell(context, [en, hi]);
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
