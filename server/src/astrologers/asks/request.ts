import { loadTables } from '../../tables/load-tables';
import { matterTable, type MatterId } from '../tools/tables';
import { createUnderstand, type TopicTables, type Understood } from '../topics/understand';

/** What an answer is asked to say. */
export type Form = 'willIt' | 'when' | 'should' | 'either' | 'why' | 'todo' | 'how' | 'which' | 'feared' | 'decide';

const load = (): TopicTables => loadTables<keyof TopicTables>(new URL('../../../tables/requests.table', import.meta.url)).tables;

let read: ReturnType<typeof createUnderstand> | undefined;

/** What a line is about, what it wants and of whom, by its words alone. The tables are read at the first use. */
export const readLine = (text: string): Understood => (read ??= createUnderstand(load()))(text, []);

export const isMatter = (topic: string): topic is MatterId => topic in matterTable && topic !== 'self' && topic !== 'time';

/** What has asks: a matter of life, a time as a whole, a thing of life on no list, and what needs no chart. */
export type AskTopic = MatterId | 'other' | `x_${(typeof plain)[number]}`;

const plain = [
  'dream',
  'unknowable',
  'meaning',
  'elsewhere',
  'human',
  'memory',
  'trick',
  'complaint',
  'abuse',
  'thanks',
  'greeting',
  'farewell',
  'ack',
] as const;
const others: Readonly<Record<string, AskTopic>> = {
  x_other: 'other',
  x_time: 'time',
  ...Object.fromEntries(plain.map((topic) => [`x_${topic}`, `x_${topic}`])),
};

/** The topic of asks for what the tables take a line to be about; null where its answer is computed elsewhere. */
export const toAskTopic = (topic: string): AskTopic | null => (isMatter(topic) ? topic : (others[topic] ?? null));

/** Whether a topic needs no chart. */
export const isPlain = (topic: AskTopic): boolean => topic.startsWith('x_');

const knowledge: readonly AskTopic[] = ['x_dream', 'x_unknowable', 'x_meaning', 'x_elsewhere'];

/** Whether a topic is talk with the astrologer, and no question about the world. */
export const isTalk = (topic: AskTopic): boolean => isPlain(topic) && !knowledge.includes(topic);
