import { extractFeatures } from '../../care/features';
import { normalize } from '../../care/normalize';

/** The hashed features of a line by which its ask is told. */
export const featuresOfAsk = (line: string): number[] => extractFeatures(normalize(line));
