import type { Koota, KootaException, ManglikCount, ManglikReason } from '../../astrology';
import type { MatchWords } from './match-words';

const friendly = ({ points, hers, his }: Koota) =>
  hers === his
    ? `${hers} rules both Moons.`
    : `${hers} and ${his} rule the two Moons and are ${{ 5: 'friends', 4: 'friend and neutral', 3: 'neutral', 1: 'friend and enemy', 0.5: 'neutral and enemy' }[points] ?? 'enemies'} to each other.`;

const groups: Record<string, string> = {
  Chatushpada: 'four-footed',
  Manava: 'human',
  Jalachara: 'water',
  Vanachara: 'forest',
  Keeta: 'insect',
};

const th = (number: number | string) => `${number}${{ 1: 'st', 2: 'nd', 3: 'rd' }[Number(number)] ?? 'th'}`;
const taraWord = (count: string) => (['3', '5', '7'].includes(count) ? 'does not count' : 'counts');

const exceptions: Record<KootaException, string> = {
  oneSign: 'Exception: one rashi with two nakshatras. Many texts then let this koota pass.',
  oneStar: 'Exception: one nakshatra in two rashis. Many texts then let this koota pass.',
  otherPada: 'Exception: one nakshatra, but two padas. Many texts then let this koota pass.',
  oneLord: 'Exception: one planet rules both Moon signs. Many texts then let this koota pass.',
  friendlyLords: 'Exception: the lords of the two Moon signs are friends. Many texts then let this koota pass.',
  cleanBhakoot: 'Exception: Bhakoot has its full points, which many texts take to outweigh this.',
};

const origins = { lagna: '', moon: ' from the Moon', venus: ' from Venus' };

const reasons: Record<ManglikReason, (count: ManglikCount | null) => string> = {
  counts: (count) => (count ? `Manglik: Mars is in the ${th(count.house)} house${origins[count.from]}.` : ''),
  elsewhere: () => 'Not Manglik: Mars is not in a house that counts.',
  leoAquarius: () => 'Not counted: Mars is in Leo or Aquarius.',
  ownOrExalted: () => 'Cancelled: Mars is in its own or exalted sign.',
  signOfHouse: () => 'Cancelled: this sign takes the edge off Mars in this house.',
  jupiter: () => 'Cancelled: Jupiter is with Mars or aspects it.',
  moon: () => 'Cancelled: the Moon is with Mars.',
  lagna: () => 'Cancelled: for Cancer and Leo lagna Mars is a helper.',
};

export const englishMatchWords: MatchWords = {
  kootas: {
    Varna: {
      title: 'Varna',
      about: 'Way of working',
      reason: ({ hers, his }) => `Hers is ${hers}, his is ${his}. It counts when his is the same or higher in the old order of Moon signs.`,
    },
    Vashya: {
      title: 'Vashya',
      about: 'Pull on each other',
      reason: ({ hers, his }) =>
        hers === his
          ? `Both Moons are in signs of the ${groups[hers]} group.`
          : `Her sign is of the ${groups[hers]} group, his of the ${groups[his]} group.`,
    },
    Tara: {
      title: 'Tara',
      about: 'Wellbeing together',
      reason: ({ hers, his }) =>
        `Counted in nines, his star is ${th(hers)} from hers, which ${taraWord(hers)}; hers is ${th(his)} from his, which ${taraWord(his)}.`,
    },
    Yoni: {
      title: 'Yoni',
      about: 'Closeness',
      reason: ({ hers, his, points }) => {
        const ease = ['not at ease with each other', 'strangers to each other', 'neither close nor distant', 'at ease with each other'][
          points
        ];
        return hers === his
          ? `Both nakshatras have the ${hers.toLowerCase()}.`
          : `Her nakshatra has the ${hers.toLowerCase()}, his the ${his.toLowerCase()}: ${ease}.`;
      },
    },
    'Graha Maitri': { title: 'Graha Maitri', about: 'Friendship of minds', reason: friendly },
    Gana: {
      title: 'Gana',
      about: 'Temper',
      reason: ({ hers, his }) => (hers === his ? `Both are ${hers}: like tempers.` : `Hers is ${hers}, his is ${his}: unlike tempers.`),
    },
    Bhakoot: {
      title: 'Bhakoot',
      about: 'Family and means',
      reason: ({ hers, his, points }) =>
        `His Moon sign is ${th(hers)} from hers, hers ${th(his)} from his. ${points > 0 ? 'This counts in full.' : '2 and 12, 5 and 9, 6 and 8 do not count.'}`,
    },
    Nadi: {
      title: 'Nadi',
      about: 'Nature of the body, by the old books',
      reason: ({ hers, his }) =>
        hers === his ? `Both are ${hers}; it counts when they differ.` : `${hers} and ${his} differ: full points.`,
    },
  },
  exceptions,
  schools: {
    ascendant: { name: 'Ascendant alone', rule: 'Mars in house 1, 2, 4, 7, 8 or 12. Nothing cancels it.' },
    north: { name: 'North Indian', rule: 'Without the 2nd house; own or exalted sign, Jupiter, the Moon, some signs and lagnas cancel.' },
    south: {
      name: 'South Indian',
      rule: 'House 2, 4, 7, 8 or 12 from lagna, Moon or Venus; Leo, Aquarius, own and exalted signs do not count.',
    },
  },
  verdict: (reason, count) => reasons[reason](count),
  balance: (grahas, side) =>
    `Mars counts for the ${side} alone. ${grahas.join(' and ')} in the same houses of the other chart ${grahas.length > 1 ? 'are' : 'is'} taken to balance it.`,
  noBalance: 'Mars counts for one side alone, by the ascendant. Schools differ on how much; it is common, and only one of many things.',
};
