import { computeChart } from '../../astrology';
import { testNow, testPerson } from '../testing/charts';
import { greeting } from './greeting';

// 17 January 1997, 10:40 in Jaipur.
const chart = computeChart({ utc: new Date('1997-01-17T05:10:00Z'), lat: 26.92, lng: 75.79, now: testNow, localDate: '1997-01-17' });
const greet = (full_name: string, language: 'English' | 'Hindi') =>
  greeting({ astrologer: 'Oracle', chart, now: testNow, birth: { ...testPerson, full_name, language } });

it('names the person, the ascendant, the Moon and its nakshatra', () => {
  expect(greet('Ananya Verma', 'English')).toBe(
    'Namaste Ananya. I have your chart in front of me: Pisces rising, Moon in Aries, Bharani. What would you like to look at?',
  );
  expect(greet('अनन्या वर्मा', 'Hindi')).toBe('नमस्ते अनन्या। आपकी कुंडली मेरे सामने है: मीन लग्न, चंद्रमा मेष में, भरणी नक्षत्र। किस बारे में बात करें?');
});

it('does not take a title for a name', () => {
  expect(greet(' Dr. Ananya  Verma', 'English')).toMatch(/^Namaste Ananya\. /u);
  expect(greet('श्रीमती अनन्या', 'Hindi')).toMatch(/^नमस्ते अनन्या। /u);
});
