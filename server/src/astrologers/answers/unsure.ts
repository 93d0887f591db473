import file from '../../../content/readings.json';
import { fill, forms } from '../asks/forms/forms';
import { toHinglish } from '../words/hinglish';
import { capital } from '../tools/names';
import { getContentLanguage } from '../asks/ask-words';
import type { Composed } from '../compose/composed';
import { createContext } from '../compose/context';
import type { Topic } from '../topics/understand';
import type { Asked } from './topic-answer';

/** Below this share a topic is only a guess, and not offered. */
const [maxReadings, minReadingShare] = [3, 0.12];

const readings: Readonly<Partial<Record<string, { en: string; hi: string }>>> = file.readings;

/** What a question may mean, as questions to ask; free. */
export function composeUnsure({ question, read, line }: Asked): Composed {
  const context = createContext(question, read);
  const language = getContentLanguage(context);
  const likely = (Object.keys(readings) as Topic[])
    .map((topic) => ({ topic, share: line.topic.shareOf(topic) }))
    .sort((one, other) => other.share - one.share)
    .filter(({ share }, at) => at < maxReadings && share >= minReadingShare);
  const questions = likely
    .map(({ topic }) => readings[topic]?.[language] ?? '')
    .map((each) => (read.language === 'Hinglish' ? toHinglish(each) : each));
  const offered = questions.map((each) => `“${capital(each)}”`).join(' ');
  const text = context.render([offered === '' ? forms.unclear[language] : fill(forms.unsure, language, { questions: offered })]);
  return { text, context, sensitiveTopic: null, judgement: null, isFree: true, isUnsure: true, usesChart: false };
}
