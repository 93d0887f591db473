import { signLord } from './dignity';
import { friendship } from './friendship';
import { planetOf } from './houses';
import {
  ganaOfNakshatra,
  ganas,
  ganaScore,
  nadiOfNakshatra,
  nadis,
  varnaOfSign,
  varnas,
  vashyaOfHalf,
  vashyas,
  vashyaScore,
  yoniOfNakshatra,
  yonis,
  yoniScore,
} from './koota-tables';
import type { Chart, ChartPlanet, Koota, Match } from './types';

type Moon = ChartPlanet;

// Assertions are safe because every index comes from a chart, whose signs and nakshatras are within bounds.
const at = <T>(list: readonly T[], index: number) => list[index] as T;

function varna(girl: Moon, boy: Moon): Koota {
  const [hers, his] = [at(varnaOfSign, girl.sign - 1), at(varnaOfSign, boy.sign - 1)];
  const reason = `Her varna is ${at(varnas, hers)}, his is ${at(varnas, his)}; it counts when his is the same or the higher.`;
  return { name: 'Varna', points: his >= hers ? 1 : 0, max: 1, reason };
}

function vashya(girl: Moon, boy: Moon): Koota {
  const [hers, his] = [girl, boy].map(({ longitude }) => at(vashyaOfHalf, Math.floor(longitude / 15))) as [number, number];
  const reason = `Her sign is of the group ${at(vashyas, hers)}, his of ${at(vashyas, his)}.`;
  return { name: 'Vashya', points: at(at(vashyaScore, hers), his), max: 2, reason };
}

function tara(girl: Moon, boy: Moon): Koota {
  const count = (from: Moon, to: Moon) => (((to.nakshatra - from.nakshatra + 27) % 27) % 9) + 1;
  const [toHim, toHer] = [count(girl, boy), count(boy, girl)];
  const good = [toHim, toHer].filter((value) => ![3, 5, 7].includes(value)).length;
  const reason = `His nakshatra is tara ${toHim} from hers, hers is tara ${toHer} from his; 3, 5 and 7 do not count.`;
  return { name: 'Tara', points: good * 1.5, max: 3, reason };
}

function yoni(girl: Moon, boy: Moon): Koota {
  const [hers, his] = [at(yoniOfNakshatra, girl.nakshatra - 1), at(yoniOfNakshatra, boy.nakshatra - 1)];
  const reason = `Her nakshatra's animal is the ${at(yonis, hers)}, his the ${at(yonis, his)}.`;
  return { name: 'Yoni', points: at(at(yoniScore, hers), his), max: 4, reason };
}

function grahaMaitri(girl: Moon, boy: Moon): Koota {
  const [hers, his] = [signLord(girl.sign), signLord(boy.sign)];
  const weight = { friend: 2, neutral: 1, enemy: 0 };
  const [low, high] = [weight[friendship(hers, his)], weight[friendship(his, hers)]].sort((a, b) => a - b) as [number, number];
  const scores = [
    [0, 0.5, 1],
    [0, 3, 4],
    [0, 0, 5],
  ];
  const reason =
    hers === his
      ? `Both Moon signs are ruled by ${hers}.`
      : `${hers} rules her Moon sign and takes ${his} for ${friendshipLabels[friendship(hers, his)]}; ${his} rules his and takes ${hers} for ${friendshipLabels[friendship(his, hers)]}.`;
  return { name: 'Graha Maitri', points: at(at(scores, low), high), max: 5, reason };
}

const friendshipLabels = { friend: 'a friend', neutral: 'neither friend nor enemy', enemy: 'an enemy' };

function gana(girl: Moon, boy: Moon): Koota {
  const [hers, his] = [at(ganaOfNakshatra, girl.nakshatra - 1), at(ganaOfNakshatra, boy.nakshatra - 1)];
  const reason = `Her gana is ${at(ganas, hers)}, his is ${at(ganas, his)}.`;
  return { name: 'Gana', points: at(at(ganaScore, hers), his), max: 6, reason };
}

function bhakoot(girl: Moon, boy: Moon): Koota {
  const toHim = ((boy.sign - girl.sign + 12) % 12) + 1;
  const toHer = ((girl.sign - boy.sign + 12) % 12) + 1;
  const strained = [2, 12, 5, 9, 6, 8].includes(toHim);
  const reason = `His Moon sign is ${toHim} from hers and hers ${toHer} from his; 2 and 12, 5 and 9, 6 and 8 do not count.`;
  return { name: 'Bhakoot', points: strained ? 0 : 7, max: 7, reason };
}

function nadi(girl: Moon, boy: Moon): Koota {
  const [hers, his] = [at(nadiOfNakshatra, girl.nakshatra - 1), at(nadiOfNakshatra, boy.nakshatra - 1)];
  const reason =
    hers === his
      ? `Both are of the nadi ${at(nadis, hers)}; it counts when they differ.`
      : `Her nadi is ${at(nadis, hers)}, his is ${at(nadis, his)}.`;
  return { name: 'Nadi', points: hers === his ? 0 : 8, max: 8, reason };
}

/** Mars in house 1, 2, 4, 7, 8 or 12 from the ascendant; exceptions that some schools make are not applied. */
const isManglik = (chart: Chart) => [1, 2, 4, 7, 8, 12].includes(planetOf(chart, 'Mars').house);

/**
 * Ashtakoota of a girl's and a boy's chart, from the two Moons: eight kootas, 36 points in all, without the
 * cancellations on which schools differ. The order of the charts matters.
 */
export function matchCharts(girl: Chart, boy: Chart): Match {
  const [hers, his] = [planetOf(girl, 'Moon'), planetOf(boy, 'Moon')];
  const kootas = [varna, vashya, tara, yoni, grahaMaitri, gana, bhakoot, nadi].map((koota) => koota(hers, his));
  const manglik = { girl: isManglik(girl), boy: isManglik(boy) };
  return {
    points: kootas.reduce((sum, { points }) => sum + points, 0),
    kootas,
    manglik: { ...manglik, agree: manglik.girl === manglik.boy },
  };
}
