import { pratyantardashas, runningDasha } from './dasha';
import { aspectedHouses, houseLord, planetOf } from './houses';
import type { Chart, Graha } from './types';

export type Tie = 'rules' | 'stands' | 'aspects' | 'karaka';

/** House and karakas of each kind of event (docs/product/jyotish.md, Matters); a kind that is not here is only dated. */
const matters: Partial<Record<string, { house: number; karakas: readonly Graha[] }>> = {
  job: { house: 10, karakas: ['Saturn', 'Sun'] },
  promotion: { house: 10, karakas: ['Sun', 'Jupiter'] },
  wedding: { house: 7, karakas: ['Venus', 'Jupiter'] },
  move: { house: 12, karakas: ['Rahu', 'Moon'] },
  home: { house: 4, karakas: ['Mars', 'Saturn'] },
  study: { house: 4, karakas: ['Mercury', 'Jupiter'] },
  business: { house: 7, karakas: ['Mercury'] },
};

function tieOf(chart: Chart, lord: Graha, house: number, karakas: readonly Graha[]): Tie | null {
  if (houseLord(chart, house) === lord) return 'rules';
  const own = planetOf(chart, lord).house;
  if (own === house) return 'stands';
  if (aspectedHouses(lord, own).includes(house)) return 'aspects';
  return karakas.includes(lord) ? 'karaka' : null;
}

/** The three lords that ran at an instant and which of them have to do with a kind of event; null before birth. */
export function readLifeEvent(chart: Chart, kind: string, at: Date) {
  if (at.getTime() < Date.parse(chart.utc)) return null;
  const { maha, antar } = runningDasha(chart.dashas, at);
  const third = pratyantardashas(maha.lord, antar).find(({ end }) => at.toISOString() < end);
  const lords = [maha.lord, antar.lord, ...(third ? [third.lord] : [])];
  const matter = matters[kind];
  if (!matter) return { lords, house: null, ties: [] };
  const ties = [...new Set(lords)].flatMap((lord) => {
    const tie = tieOf(chart, lord, matter.house, matter.karakas);
    return tie ? [{ lord, tie }] : [];
  });
  return { lords, house: matter.house, ties };
}
