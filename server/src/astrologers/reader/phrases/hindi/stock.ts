import type { Stock } from '../stock';
import { closings, concernSteps, marriedOutlooks, marriedSteps, outlooks, second, steps, windowNow, windows } from './advice';
import { careful } from './careful';
import { leads, marriedLeads, openings } from './leads';
import { areas, brings, moonSigns, nakshatras, periods, risingSigns, ties, transits } from './meanings';

export const hindi: Stock = {
  openings, leads, married: { leads: marriedLeads, outlooks: marriedOutlooks, steps: marriedSteps }, windowNow, ties, areas, brings, periods, windows, transits, moonSigns, nakshatras, risingSigns,
  outlooks, steps, concerns: concernSteps, second, closings, careful,
};
