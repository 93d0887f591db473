import { extractFeatures } from '../../care/features';
import { normalize } from '../../care/text/normalize';

/** Minimum share of an ask; below it the general ask of the topic applies. */
export const minAskShare = 0.24;

/** The hashed features from which the ask of a message is classified. */
export const featuresOfAsk = (line: string): number[] => extractFeatures(normalize(line));
