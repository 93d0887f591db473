import { isMatter, type MatterId } from '../tools/tables';

/** The requested content of an answer; `open` is an outcome of which it is not clear whether it is wished for. */
export type Form = 'willIt' | 'open' | 'when' | 'should' | 'either' | 'why' | 'todo' | 'how' | 'which' | 'feared' | 'decide';

export { isMatter } from '../tools/tables';

export { understand as readLine } from '../topics/understand';

/** Topics with asks: a matter of life, a time as a whole, a minor subject, an unknown subject, and topics that need no chart. */
export type AskTopic = MatterId | 'other' | 'general' | `x_${(typeof plain)[number] | Computed}`;

/** Computed topics have asks too; `answers/by-topic` maps them to their answers. */
type Computed = 'fact' | 'trouble' | 'self' | 'muhurta' | 'naming' | 'number' | 'match';

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
  'gibberish',
  'service',
  'gem',
  'remedyPlanet',
  'place',
  'subject',
] as const;
const others: Readonly<Record<string, AskTopic>> = {
  x_other: 'other',
  x_time: 'time',
  x_open: 'general',
  ...Object.fromEntries(plain.map((topic) => [`x_${topic}`, `x_${topic}`])),
};

/** The ask topic of a classified topic; null if its answer is computed elsewhere. */
export const toAskTopic = (topic: string): AskTopic | null => (isMatter(topic) ? topic : (others[topic] ?? null));

/** Whether a topic needs no chart. */
export const isPlain = (topic: AskTopic): boolean => topic.startsWith('x_');

const knowledge: readonly AskTopic[] = ['x_dream', 'x_unknowable', 'x_meaning', 'x_elsewhere'];

/** Whether a topic is small talk. */
export const isTalk = (topic: AskTopic): boolean => isPlain(topic) && !knowledge.includes(topic);
