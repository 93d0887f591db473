import type { Plain } from '../plain';
import { abstaining } from './abstaining';
import { blame } from './blame';
import { customs } from './customs';
import { doctorsTime } from './doctors-time';
import { doshaFears } from './dosha-fears';
import { everydayDoubts, reporting } from './everyday-doubts';
import { goodNews } from './good-news';
import { living as lives } from './living';
import { lostAnimal } from './lost-animal';
import { records } from './records';
import { studyAndPlan } from './study-and-plan';
import { thisReader } from './this-reader';

export { frauds } from './frauds';

/** Lives, animals and treatments, told before any word of illness is. */
export const living: readonly Plain[] = [...doctorsTime, ...lostAnimal, ...doshaFears, ...reporting, ...lives];

/** What words settle alone, whatever was asked before. */
export const settled: readonly Plain[] = [goodNews, ...living, ...thisReader, ...blame, ...records, ...studyAndPlan, ...customs, ...abstaining, ...everydayDoubts];
