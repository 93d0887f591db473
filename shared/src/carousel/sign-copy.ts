import type { Sign } from '@oracle-astra/shared/contract';

/** The dates of each sign as in newspapers, and its traits. */
export const signCopy: Record<Sign, { days: string; about: string }> = {
  Aries: { days: '21 Mar – 19 Apr', about: 'Sets the pace and asks later.' },
  Taurus: { days: '20 Apr – 20 May', about: 'Steady hands, fond of good things.' },
  Gemini: { days: '21 May – 20 Jun', about: 'Two questions for every answer.' },
  Cancer: { days: '21 Jun – 22 Jul', about: 'Keeps home and people close.' },
  Leo: { days: '23 Jul – 22 Aug', about: 'Warm, proud and generous.' },
  Virgo: { days: '23 Aug – 22 Sep', about: 'Sees the detail and mends it.' },
  Libra: { days: '23 Sep – 22 Oct', about: 'Weighs both sides for peace.' },
  Scorpio: { days: '23 Oct – 21 Nov', about: 'Goes deep and stays with it.' },
  Sagittarius: { days: '22 Nov – 21 Dec', about: 'Looks far and speaks plainly.' },
  Capricorn: { days: '22 Dec – 19 Jan', about: 'Patient, and gets there.' },
  Aquarius: { days: '20 Jan – 18 Feb', about: 'Thinks ahead, thinks for many.' },
  Pisces: { days: '19 Feb – 20 Mar', about: 'Feels first and dreams well.' },
};
