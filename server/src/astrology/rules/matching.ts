import { signLord } from './dignity';
import { friendship } from './friendship';
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
import type { Koota, KootaException, KootaName, Match, ZodiacPoint } from '../types';

type Moon = ZodiacPoint;

// The non-null assertions are safe, because every index comes from a chart, whose signs and nakshatras are within bounds.
const at = <T>(list: readonly T[], index: number) => list[index] as T;

function varna(girl: Moon, boy: Moon): Koota {
  const [hers, his] = [at(varnaOfSign, girl.sign - 1), at(varnaOfSign, boy.sign - 1)];
  return { name: 'Varna', points: his >= hers ? 1 : 0, max: 1, hers: at(varnas, hers), his: at(varnas, his) };
}

function vashya(girl: Moon, boy: Moon): Koota {
  const [hers, his] = [girl, boy].map(({ longitude }) => at(vashyaOfHalf, Math.floor(longitude / 15))) as [number, number];
  return { name: 'Vashya', points: at(at(vashyaScore, hers), his), max: 2, hers: at(vashyas, hers), his: at(vashyas, his) };
}

function tara(girl: Moon, boy: Moon): Koota {
  const count = (from: Moon, to: Moon) => (((to.nakshatra - from.nakshatra + 27) % 27) % 9) + 1;
  const [toHim, toHer] = [count(girl, boy), count(boy, girl)];
  const good = [toHim, toHer].filter((value) => ![3, 5, 7].includes(value)).length;
  return { name: 'Tara', points: good * 1.5, max: 3, hers: String(toHim), his: String(toHer) };
}

function yoni(girl: Moon, boy: Moon): Koota {
  const [hers, his] = [at(yoniOfNakshatra, girl.nakshatra - 1), at(yoniOfNakshatra, boy.nakshatra - 1)];
  return { name: 'Yoni', points: at(at(yoniScore, hers), his), max: 4, hers: at(yonis, hers), his: at(yonis, his) };
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
  return { name: 'Graha Maitri', points: at(at(scores, low), high), max: 5, hers, his };
}

function gana(girl: Moon, boy: Moon): Koota {
  const [hers, his] = [at(ganaOfNakshatra, girl.nakshatra - 1), at(ganaOfNakshatra, boy.nakshatra - 1)];
  return { name: 'Gana', points: at(at(ganaScore, hers), his), max: 6, hers: at(ganas, hers), his: at(ganas, his) };
}

function bhakoot(girl: Moon, boy: Moon): Koota {
  const toHim = ((boy.sign - girl.sign + 12) % 12) + 1;
  const toHer = ((girl.sign - boy.sign + 12) % 12) + 1;
  const strained = [2, 12, 5, 9, 6, 8].includes(toHim);
  return { name: 'Bhakoot', points: strained ? 0 : 7, max: 7, hers: String(toHim), his: String(toHer) };
}

function nadi(girl: Moon, boy: Moon): Koota {
  const [hers, his] = [at(nadiOfNakshatra, girl.nakshatra - 1), at(nadiOfNakshatra, boy.nakshatra - 1)];
  return { name: 'Nadi', points: hers === his ? 0 : 8, max: 8, hers: at(nadis, hers), his: at(nadis, his) };
}

/**
 * Ashtakoota of two Moons, bride and groom: eight kootas, 36 points in all, without the cancellations on which schools differ.
 * The order is significant.
 */
export function matchMoons(girl: Moon, boy: Moon): Match {
  const kootas = [varna, vashya, tara, yoni, grahaMaitri, gana, bhakoot, nadi].map((koota) => koota(girl, boy));
  return { points: kootas.reduce((sum, { points }) => sum + points, 0), kootas, exceptions: findExceptions(girl, boy, kootas) };
}

/** The exception that makes a koota without points less serious; it does not change the points (docs/product/jyotish.md, Matching). */
function findExceptions(girl: Moon, boy: Moon, kootas: readonly Koota[]): Match['exceptions'] {
  const points = (name: KootaName) => kootas.find((koota) => koota.name === name)?.points ?? 0;
  const lords = [signLord(girl.sign), signLord(boy.sign)] as const;
  const oneLord = lords[0] === lords[1];
  const friends = friendship(lords[0], lords[1]) === 'friend' && friendship(lords[1], lords[0]) === 'friend';
  const nadiCase = nadiException(girl, boy);
  const lordCase = oneLord ? 'oneLord' : friends ? 'friendlyLords' : null;
  return {
    ...(points('Nadi') === 0 && nadiCase && { Nadi: nadiCase }),
    ...(points('Bhakoot') === 0 && lordCase && points('Nadi') > 0 && { Bhakoot: lordCase }),
    ...(points('Gana') < 5 && (nadiCase ?? lordCase) && { Gana: nadiCase ?? lordCase }),
    ...(points('Graha Maitri') < 3 && points('Bhakoot') > 0 && { 'Graha Maitri': 'cleanBhakoot' }),
  } as Match['exceptions'];
}

function nadiException(girl: Moon, boy: Moon): KootaException | null {
  const oneSign = girl.sign === boy.sign;
  const oneStar = girl.nakshatra === boy.nakshatra;
  if (oneSign && !oneStar) return 'oneSign';
  if (oneStar && !oneSign) return 'oneStar';
  return oneStar && girl.pada !== boy.pada ? 'otherPada' : null;
}

/** Indices of a Moon's gana, nadi, yoni and varna in their tables; nakshatra 1 to 27, sign 1 to 12. */
export const birthTraits = (nakshatra: number, sign: number): Record<'gana' | 'nadi' | 'yoni' | 'varna', number> => ({
  gana: ganaOfNakshatra[nakshatra - 1] ?? 0,
  nadi: nadiOfNakshatra[nakshatra - 1] ?? 0,
  yoni: yoniOfNakshatra[nakshatra - 1] ?? 0,
  varna: varnaOfSign[sign - 1] ?? 0,
});
