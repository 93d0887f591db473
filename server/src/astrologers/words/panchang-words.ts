import { englishWeekdays } from '../vocabulary/english';
import { hindiWeekdays } from '../vocabulary/hindi';

/** Names of the panchang in both languages. Tithis 1 to 15, then Amavasya. */
export const tithiNames: readonly (readonly [english: string, hindi: string])[] = [['Pratipada', 'प्रतिपदा'], ['Dwitiya', 'द्वितीया'], ['Tritiya', 'तृतीया'], ['Chaturthi', 'चतुर्थी'], ['Panchami', 'पंचमी'], ['Shashthi', 'षष्ठी'], ['Saptami', 'सप्तमी'], ['Ashtami', 'अष्टमी'], ['Navami', 'नवमी'], ['Dashami', 'दशमी'], ['Ekadashi', 'एकादशी'], ['Dwadashi', 'द्वादशी'], ['Trayodashi', 'त्रयोदशी'], ['Chaturdashi', 'चतुर्दशी'], ['Purnima', 'पूर्णिमा'], ['Amavasya', 'अमावस्या']];
export const nityaYogas: readonly (readonly [english: string, hindi: string])[] = [['Vishkambha', 'विष्कंभ'], ['Priti', 'प्रीति'], ['Ayushman', 'आयुष्मान'], ['Saubhagya', 'सौभाग्य'], ['Shobhana', 'शोभन'], ['Atiganda', 'अतिगंड'], ['Sukarma', 'सुकर्मा'], ['Dhriti', 'धृति'], ['Shula', 'शूल'], ['Ganda', 'गंड'], ['Vriddhi', 'वृद्धि'], ['Dhruva', 'ध्रुव'], ['Vyaghata', 'व्याघात'], ['Harshana', 'हर्षण'], ['Vajra', 'वज्र'], ['Siddhi', 'सिद्धि'], ['Vyatipata', 'व्यतीपात'], ['Variyan', 'वरीयान'], ['Parigha', 'परिघ'], ['Shiva', 'शिव'], ['Siddha', 'सिद्ध'], ['Sadhya', 'साध्य'], ['Shubha', 'शुभ'], ['Shukla', 'शुक्ल'], ['Brahma', 'ब्रह्म'], ['Indra', 'इंद्र'], ['Vaidhriti', 'वैधृति']];
export const weekdays = englishWeekdays.map((english, day): readonly [english: string, hindi: string] => [english, hindiWeekdays[day] ?? '']);
const movable: readonly (readonly [english: string, hindi: string])[] = [['Bava', 'बव'], ['Balava', 'बालव'], ['Kaulava', 'कौलव'], ['Taitila', 'तैतिल'], ['Gara', 'गर'], ['Vanija', 'वणिज'], ['Vishti', 'विष्टि']];
const fixed: readonly (readonly [english: string, hindi: string])[] = [['Shakuni', 'शकुनि'], ['Chatushpada', 'चतुष्पद'], ['Naga', 'नाग'], ['Kimstughna', 'किंस्तुघ्न']];

/** Name of a karana, 1 to 60: the first and the last three are fixed, the others run in sevens. */
export function karanaNames(karana: number): readonly [english: string, hindi: string] {
  const found = karana === 1 ? fixed[3] : karana >= 58 ? fixed[karana - 58] : movable[(karana - 2) % 7];
  return found ?? ['', ''];
}
