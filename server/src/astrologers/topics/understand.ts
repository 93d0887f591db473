import { readTable, softmax } from '../../care/classifier';
import { extractFeatures } from '../../care/features';
import { normalize } from '../../care/normalize';
import type { MatterId } from '../question/matters';
import { hash } from '../words/hash';
import model from './model.json';

/** What is asked about besides the matters of life. */
export type OpenTopic =
  | `x_${'time' | 'self' | 'fact' | 'meaning' | 'muhurta' | 'gem' | 'remedyPlanet' | 'number' | 'naming' | 'place' | 'subject' | 'trouble' | 'match' | 'dream' | 'unknowable' | 'followup' | 'other'}`
  | TalkTopic;
export type TalkTopic =
  `x_${'trick' | 'elsewhere' | 'service' | 'human' | 'memory' | 'thanks' | 'greeting' | 'farewell' | 'ack' | 'complaint' | 'abuse' | 'gibberish'}`;
export type Topic = Exclude<MatterId, 'self' | 'time'> | OpenTopic;

/** What is wanted, as the labelled sentences name it. */
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

/** The likeliest output of a table, with its probability from 0 to 1. */
export interface Likeliest<Output extends string> {
  value: Output;
  share: number;
  shareOf(output: Output): number;
}

export interface Understood {
  topic: Likeliest<Topic>;
  wanted: Likeliest<Wanted>;
  whose: Likeliest<Whose>;
}

/** Each sign counts several times, because it stands beside a hundred pieces of words. */
const copies = 3;

/** The buckets of a question's words and of what the word lists find in it. */
export const featuresOf = (text: string, signs: readonly string[]): number[] => [
  ...extractFeatures(normalize(text)),
  ...signs.flatMap((sign) => Array.from({ length: copies }, (_, copy) => hash(`${copy}:${sign}`))),
];

function toLikeliest<Output extends string>(outputs: readonly string[], scores: Float64Array): Likeliest<Output> {
  const shares = softmax(scores);
  const share = Math.max(...shares);
  return { value: outputs[shares.indexOf(share)] as Output, share, shareOf: (output) => shares[outputs.indexOf(output)] ?? 0 };
}

const score = { topics: readTable(model.topics), wanted: readTable(model.wanted), whose: readTable(model.whose) };

/** What a question is most likely about, what it wants and whose matter it is, by three trained tables. */
export function understand(text: string, signs: readonly string[]): Understood {
  const features = featuresOf(text, signs);
  return {
    topic: toLikeliest(model.topics.outputs, score.topics(features)),
    wanted: toLikeliest(model.wanted.outputs, score.wanted(features)),
    whose: toLikeliest(model.whose.outputs, score.whose(features)),
  };
}
