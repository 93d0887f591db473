import type { Plain } from '../plain';
import { fastFood } from './fast-food';
import { oldAge } from './old-age';
import { otherWay } from './other-way';
import { practiceHour, practiceLength } from './practice-hour';
import { simpleWords } from './simple-words';
import { readings } from './two-readings';

/** What goes on from the line before and is settled by custom, by a fact, or by saying it anew. */
export const after: readonly Plain[] = [...readings, simpleWords, practiceHour, practiceLength, fastFood, otherWay, oldAge];
