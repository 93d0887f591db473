import type { Plain } from '../plain';
import { chartFacts } from './chart-facts';
import { houseFacts } from './house-facts';
import { lordEffect } from './lord-effect';
import { nextHouse } from './next-house';
import { strengthFact } from './strength-fact';
import { subjectFact } from './subject-facts';
import { chartTimes } from './time-facts';

/** Facts of the chart in whatever words they are asked, before anything reads a matter into them. */
export const chartRows: readonly Plain[] = [...chartTimes, nextHouse, ...chartFacts, lordEffect, strengthFact, subjectFact, ...houseFacts];
