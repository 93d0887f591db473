import { readTable, softmax } from '../../care/classifier';
import { extractFeatures } from '../../care/features';
import { normalize } from '../../care/normalize';
import type { MatterId } from '../question/matters';
import model from './model.json';

/** What is asked about besides the matters: a time, oneself, or what no chart tells. */
export type OpenTopic =
  | 'x_time'
  | 'x_self'
  | 'x_trick'
  | 'x_elsewhere'
  | 'x_service'
  | 'x_memory'
  | 'x_ack'
  | 'x_place'
  | 'x_subject'
  | 'x_number'
  | 'x_naming'
  | 'x_unknowable'
  | 'x_trouble';

export type Topic = MatterId | OpenTopic;

export interface FoundTopic {
  topic: Topic;
  /** Probability, 0 to 1. */
  share: number;
}

const scoreTopics = readTable(model);

/** What a question in English or Hindi, in either script, is most likely about, by a trained classifier. */
export function findTopic(text: string): FoundTopic {
  const shares = softmax(scoreTopics(extractFeatures(normalize(text))));
  const share = Math.max(...shares);
  return { topic: (model.outputs[shares.indexOf(share)] ?? 'x_self') as Topic, share };
}
