import { pratyantardashas, runningDasha } from './dasha';
import { aspectedHouses, houseLord, planetOf } from './houses';
import type { Chart, Graha } from '../types';

export type Tie = 'rules' | 'stands' | 'aspects' | 'karaka';

/** The criteria for an event: the deciding house, 1 to 12, and its karakas. */
interface EventMatter {
  house: number;
  karakas: readonly Graha[];
}

function tieOf(chart: Chart, lord: Graha, house: number, karakas: readonly Graha[]): Tie | null {
  if (houseLord(chart, house) === lord) return 'rules';
  const own = planetOf(chart, lord).house;
  if (own === house) return 'stands';
  if (aspectedHouses(lord, own).includes(house)) return 'aspects';
  return karakas.includes(lord) ? 'karaka' : null;
}

/** The three dasha lords at an instant, and which of them relate to a matter; null before birth. Without a matter only the lords are returned. */
export function readLifeEvent(chart: Chart, matter: EventMatter | null, at: Date) {
  if (at.getTime() < Date.parse(chart.utc)) return null;
  const { maha, antar } = runningDasha(chart.dashas, at);
  const third = pratyantardashas(maha.lord, antar).find(({ end }) => at.toISOString() < end);
  const lords = [maha.lord, antar.lord, ...(third ? [third.lord] : [])];
  if (!matter) return { lords, house: null, ties: [] };
  const ties = [...new Set(lords)].flatMap((lord) => {
    const tie = tieOf(chart, lord, matter.house, matter.karakas);
    return tie ? [{ lord, tie }] : [];
  });
  return { lords, house: matter.house, ties };
}
