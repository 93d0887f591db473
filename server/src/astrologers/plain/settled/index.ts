import type { Plain } from '../plain';
import { blame } from './blame';
import { customs } from './customs';
import { goodNews } from './good-news';
import { living } from './living';
import { records } from './records';
import { studyAndPlan } from './study-and-plan';

export { living } from './living';

/** What words settle alone, whatever was asked before. */
export const settled: readonly Plain[] = [goodNews, ...living, ...blame, ...records, ...studyAndPlan, ...customs];
