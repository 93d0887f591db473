import { nakshatras, signs } from '@oracle-astra/shared/contract';
import { dayFactsOf } from '../../astrology';
import { greetWithoutTime } from '../day/day-facts';
import type { Question } from '../types';
import { hindiNakshatras, hindiSigns } from '../vocabulary/hindi';

const titles = /^(?:mr|mrs|ms|dr|prof|shri|sri|smt|kumari|km|श्री|श्रीमती|कुमारी|सुश्री|डॉ)\.?$/iu;

/** The first word of a name that is not a title. */
function firstName(fullName: string): string {
  const words = fullName.trim().split(/\s+/u);
  return words.find((word) => !titles.test(word)) ?? words[0] ?? '';
}

/** The first message of a chat, in the language of the birth record. */
export function greeting({ chart, birth, isCelebrity }: Omit<Question, 'text'>): string {
  const name = firstName(birth.full_name);
  const day = dayFactsOf(chart);
  if (day) return greetWithoutTime(name, day, birth);
  const [rising, moon, star] = [chart.ascendant.sign - 1, chart.rashi - 1, chart.nakshatra - 1];
  if (isCelebrity) {
    return birth.language === 'Hindi'
      ? `यह ${birth.full_name} की कुंडली है: ${hindiSigns[rising]} लग्न, चंद्रमा ${hindiSigns[moon]} में, ${hindiNakshatras[star]} नक्षत्र। इसमें क्या देखें?`
      : `This is the chart of ${birth.full_name}: ${signs[rising]} rising, Moon in ${signs[moon]}, ${nakshatras[star]}. What would you like to know about it?`;
  }
  return birth.language === 'Hindi'
    ? `नमस्ते ${name}। आपकी कुंडली मेरे सामने है: ${hindiSigns[rising]} लग्न, चंद्रमा ${hindiSigns[moon]} में, ${hindiNakshatras[star]} नक्षत्र। किस बारे में बात करें?`
    : `Namaste ${name}. I have your chart in front of me: ${signs[rising]} rising, Moon in ${signs[moon]}, ${nakshatras[star]}. What would you like to look at?`;
}
