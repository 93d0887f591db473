import type { PhraseBook } from '../phrase-book';
import { closings, subtopicSteps, marriedOutlooks, marriedSteps, outlooks, secondTopic, steps, windowNow, windows } from './advice';
import { sensitive } from './sensitive';
import { leads, marriedLeads, openings } from './leads';
import { areas, influences, moonSigns, nakshatras, periods, risingSigns, areaLinks, transits } from './meanings';

export const hindi: PhraseBook = {
  openings, leads, married: { leads: marriedLeads, outlooks: marriedOutlooks, steps: marriedSteps }, windowNow, areaLinks, areas, influences, periods, windows, transits, moonSigns, nakshatras, risingSigns,
  outlooks, steps, subtopics: subtopicSteps, secondTopic, closings, sensitive,
};
