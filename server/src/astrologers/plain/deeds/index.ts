import type { Plain } from '../plain';
import { cheapRemedy, keptPractice } from './cheap-remedy';
import { colourChoice, travelSide, vastuSide } from './colours-and-sides';
import { deskRows } from './desk-rows';
import { smallAct } from './small-acts';
import { trustDecision } from './trust';

/** Deeds of a day, offers and doubts, each told by its words. */
export const deeds: readonly Plain[] = [keptPractice, cheapRemedy, ...deskRows, trustDecision, smallAct, travelSide, vastuSide, colourChoice];
