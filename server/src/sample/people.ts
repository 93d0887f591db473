import type { SamplePerson } from './types';

export const samplePeople: SamplePerson[] = [
  { name: 'kavita.r', gender: 'Female', rashi: 'Gemini', nakshatra: 'Ardra', mahadasha: 'Rahu' },
  { name: 'ananya_v', gender: 'Female', rashi: 'Aries', nakshatra: 'Bharani', mahadasha: 'Mars' },
  { name: 'imran_s', gender: 'Male', rashi: 'Aries', nakshatra: 'Ashwini', mahadasha: 'Moon' },
  { name: 'meera-k', gender: 'Female', rashi: 'Cancer', nakshatra: 'Pushya', mahadasha: 'Venus' },
  { name: 'arjun.v', gender: 'Male', rashi: 'Capricorn', nakshatra: 'Shravana', mahadasha: 'Jupiter' },
  { name: 'deepa_n', gender: 'Female', rashi: 'Scorpio', nakshatra: 'Anuradha', mahadasha: 'Mercury' },
  { name: 'rohit.s', gender: 'Male', rashi: 'Leo', nakshatra: 'Magha', mahadasha: 'Venus' },
  { name: 'sunita-d', gender: 'Female', rashi: 'Pisces', nakshatra: 'Revati', mahadasha: 'Ketu' },
  { name: 'harpreet07', gender: 'Male', rashi: 'Virgo', nakshatra: 'Hasta', mahadasha: 'Saturn' },
  { name: 'star_gazer_07', gender: 'Male', rashi: 'Sagittarius', nakshatra: 'Mula', mahadasha: 'Sun' },
];
