import { extractFeatures } from '../../care/features';
import { normalize } from '../../care/text/normalize';

/** With a smaller share a line is taken for one about its topic as a whole. */
export const leastAskShare = 0.24;

/** The hashed features of a line by which its ask is told. */
export const featuresOfAsk = (line: string): number[] => extractFeatures(normalize(line));
