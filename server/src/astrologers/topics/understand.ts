import { extractFeatures } from '../../care/features';
import { normalize } from '../../care/text/normalize';
import type { MatterId } from '../question/matters';
import { loadTables } from '../../tables/load-tables';
import { softmax, type Table } from '../../tables/table';
import { personFeatures } from './person-features';

/** What is asked about besides the matters of life; `x_open` is given to what the tables do not know, by no table. */
export type OpenTopic =
  | `x_${'time' | 'self' | 'fact' | 'meaning' | 'muhurta' | 'gem' | 'remedyPlanet' | 'number' | 'naming' | 'place' | 'subject' | 'trouble' | 'match' | 'dream' | 'unknowable' | 'followup' | 'other' | 'open'}`
  | TalkTopic;
export type TalkTopic =
  `x_${'trick' | 'elsewhere' | 'service' | 'human' | 'memory' | 'thanks' | 'greeting' | 'farewell' | 'ack' | 'complaint' | 'abuse' | 'gibberish'}`;
export type Topic = Exclude<MatterId, 'self' | 'time'> | OpenTopic;

/** The question kinds, as labelled in the training data. */
export type Wanted =
  | 'when'
  | 'yesNo'
  | 'either'
  | 'why'
  | 'how'
  | 'like'
  | 'remedy'
  | 'muhurta'
  | 'past'
  | 'doubt'
  | 'meaning'
  | 'which'
  | 'fact'
  | 'risk'
  | 'talk';
export type Whose =
  | 'self'
  | 'spouse'
  | 'partner'
  | 'ex'
  | 'child'
  | 'mother'
  | 'father'
  | 'parents'
  | 'sibling'
  | 'inlaw'
  | 'friend'
  | 'boss'
  | 'other'
  | 'none';

/** The likeliest label, with its probability from 0 to 1. */
export interface Likeliest<Output extends string> {
  value: Output;
  share: number;
  /** The probability of the second label. */
  second?: number;
  shareOf(output: Output): number;
}

export interface Understood {
  topic: Likeliest<Topic>;
  wanted: Likeliest<Wanted>;
  whose: Likeliest<Whose>;
}

/** The hashed features of a question: those of topic and kind, and those of its person. */
export function featuresOf(text: string): Record<'all' | 'person', number[]> {
  const words = normalize(text);
  return { all: extractFeatures(words), person: personFeatures(words) };
}

function toLikeliest<Output extends string>(outputs: readonly string[], scores: Float64Array): Likeliest<Output> {
  const shares = softmax(scores);
  const [share = 0, second = 0] = [...shares].sort((one, other) => other - one);
  return { value: outputs[shares.indexOf(share)] as Output, share, second, shareOf: (output) => shares[outputs.indexOf(output)] ?? 0 };
}

type Understand = (text: string) => Understood;

export type TopicTables = Record<'topics' | 'wanted' | 'whose', Table>;

/** Creates the reading of questions by three trained tables. */
export function createUnderstand({ topics, wanted, whose }: TopicTables): Understand {
  return (text) => {
    const features = featuresOf(text);
    return {
      topic: toLikeliest(topics.outputs, topics.score(features.all)),
      wanted: toLikeliest(wanted.outputs, wanted.score(features.all)),
      whose: toLikeliest(whose.outputs, whose.score(features.person)),
    };
  };
}

const load = (): TopicTables => loadTables<keyof TopicTables>(new URL('../../../tables/requests.table', import.meta.url)).tables;

let read: Understand | undefined;

/** Classifies a message by topic, question kind and person. The tables are loaded on first use. */
export const understand: Understand = (text) => (read ??= createUnderstand(load()))(text);
