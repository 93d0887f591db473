import { kendras, sevenPlanets, type ChartView } from '../chart-view';
import { dignityIn, exaltationSign, signLord } from './dignity';
import type { Graha } from '../types';

/** The number of fulfilled neecha bhanga conditions (N1 to N6); 0 for a graha that is not debilitated. */
export function neechaBhangaCount(view: ChartView, graha: Graha): number {
  if (graha === 'Rahu' || graha === 'Ketu' || view.dignity(graha) !== 'debilitated') return 0;
  const { sign } = view.planet(graha);
  const dispositor = signLord(sign);
  const exaltedPlanets = [...sevenPlanets, 'Rahu' as const, 'Ketu' as const].filter((each) => exaltationSign(each) === sign);
  const isCentral = (other: Graha | undefined) =>
    other !== undefined && other !== graha && (view.isIn(other, kendras) || kendras.includes(view.count('Moon', other)));
  return [
    isCentral(dispositor),
    isCentral(view.exaltationLord(graha)),
    exaltedPlanets.some(isCentral),
    dispositor !== graha && (view.together(dispositor, graha) || view.aspects(dispositor, graha)),
    dignityIn(graha, view.navamsha(graha)) === 'exalted',
    view.exchange(graha, dispositor),
  ].filter(Boolean).length;
}
