import type { Plain } from '../plain';
import { abstaining } from './abstaining';
import { blame } from './blame';
import { customs } from './customs';
import { goodNews } from './good-news';
import { living } from './living';
import { records } from './records';
import { studyAndPlan } from './study-and-plan';

export { frauds } from './frauds';
export { living } from './living';

/** What words settle alone, whatever was asked before. */
export const settled: readonly Plain[] = [goodNews, ...living, ...blame, ...records, ...studyAndPlan, ...customs, ...abstaining];
