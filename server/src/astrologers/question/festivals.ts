import { festivalDates } from '../../astrology';
import { indiaMs } from '../../indian-date';
import { islamicDates } from './islamic-dates';
import { lexeme } from './lexicon';

/** A festival by which people name a time: its ids in the calendar, or its days in a civil year where that does not reckon it. */
interface NamedFestival {
  english: string;
  hindi: string;
  ids?: readonly string[];
  daysIn?: (year: number) => readonly string[];
  lexeme: ReturnType<typeof lexeme>;
}

export const festivals: readonly NamedFestival[] = [
  { english: 'Diwali', hindi: 'दिवाली', ids: ['diwali'], lexeme: lexeme('diwali|deepavali|deewali', 'diwali|dipavali|deepawali') },
  { english: 'Holi', hindi: 'होली', ids: ['holi'], lexeme: lexeme('holi', 'holi') },
  { english: 'Dussehra', hindi: 'दशहरा', ids: ['dussehra'], lexeme: lexeme('dussehra|dasara|vijayadashami', 'dussehra|dashahra|dashehra') },
  { english: 'Raksha Bandhan', hindi: 'रक्षाबंधन', ids: ['raksha-bandhan'], lexeme: lexeme('raksha bandhan|rakhi', 'rakhi|rakshabandhan') },
  { english: 'Navratri', hindi: 'नवरात्रि', ids: ['chaitra-navratri', 'sharad-navratri'], lexeme: lexeme('navratri|navaratri', 'navratri|navratra') },
  { english: 'Janmashtami', hindi: 'जन्माष्टमी', ids: ['janmashtami'], lexeme: lexeme('janmashtami', 'janmashtami') },
  { english: 'Ganesh Chaturthi', hindi: 'गणेश चतुर्थी', ids: ['ganesh-chaturthi'], lexeme: lexeme('ganesh chaturthi', 'ganesh chaturthi') },
  { english: 'Maha Shivaratri', hindi: 'महाशिवरात्रि', ids: ['maha-shivaratri'], lexeme: lexeme('shivaratri|shivratri', 'shivratri|mahashivratri') },
  { english: 'Akshaya Tritiya', hindi: 'अक्षय तृतीया', ids: ['akshaya-tritiya'], lexeme: lexeme('akshaya tritiya|akha teej', 'akshay tritiya|akshaya tritiya') },
  { english: 'Karwa Chauth', hindi: 'करवा चौथ', ids: ['karwa-chauth'], lexeme: lexeme('karwa chauth|karva chauth', 'karva chauth') },
  { english: 'Makar Sankranti', hindi: 'मकर संक्रांति', ids: ['makar-sankranti'], lexeme: lexeme('makar sankranti|sankranti', 'makar sankranti|sankranti') },
  { english: 'Dhanteras', hindi: 'धनतेरस', ids: ['dhanteras'], lexeme: lexeme('dhanteras', 'dhanteras') },
  { english: 'Chhath', hindi: 'छठ', ids: ['chhath-puja'], lexeme: lexeme('chhath|chath puja|chhat puja|chhath puja') },
  { english: 'Pongal', hindi: 'पोंगल', ids: ['makar-sankranti'], lexeme: lexeme('pongal', 'pongal') },
  { english: 'Lohri', hindi: 'लोहड़ी', ids: ['lohri'], lexeme: lexeme('lohri|lohadee') },
  { english: 'Baisakhi', hindi: 'बैसाखी', ids: ['baisakhi'], lexeme: lexeme('baisakhi|vaisakhi|baisaakhee') },
  { english: 'Ugadi', hindi: 'गुड़ी पड़वा', ids: ['chaitra-navratri'], lexeme: lexeme('ugadi|gudi padwa|gudi padva') },
  { english: 'Onam', hindi: 'ओणम', ids: ['onam'], lexeme: lexeme('onam') },
  { english: 'Bakrid', hindi: 'बकरीद', daysIn: (year) => islamicDates(12, 10, year), lexeme: lexeme('bakrid|bakra eid|eid al adha', 'bakrid|bakra id|bakreed') },
  { english: 'Eid', hindi: 'ईद', daysIn: (year) => islamicDates(10, 1, year), lexeme: lexeme('eid|eed|id ke baad|id ke bad|id se pehle|id tak') },
  { english: 'Ramzan', hindi: 'रमज़ान', daysIn: (year) => islamicDates(9, 1, year), lexeme: lexeme('ramzan|ramadan|ramzaan', 'ramzan|ramjan') },
  { english: 'Christmas', hindi: 'क्रिसमस', daysIn: (year) => [`${year}-12-25`], lexeme: lexeme('christmas|xmas', 'christmas|krismas|krisamas') },
  { english: 'Gurpurab', hindi: 'गुरुपर्व', ids: ['kartik-purnima'], lexeme: lexeme('gurpurab|guru nanak jayanti', 'gurpurab|guru nanak jayanti') },
  { english: 'Ram Navami', hindi: 'राम नवमी', ids: ['rama-navami'], lexeme: lexeme('ram navami|ramnavami|rama navami|ram navmi|ramnavmi', 'ram navami|ramnavami') },
  { english: 'Hanuman Jayanti', hindi: 'हनुमान जयंती', ids: ['hanuman-jayanti'], lexeme: lexeme('hanuman jayanti|hanuman janmotsav', 'hanuman jayanti|hanuman janmotsav') },
  { english: 'Vasant Panchami', hindi: 'बसंत पंचमी', ids: ['vasant-panchami'], lexeme: lexeme('vasant panchami|basant panchami|saraswati puja|sarasvati puja', 'vasant panchami|basant panchami') },
  { english: 'Guru Purnima', hindi: 'गुरु पूर्णिमा', ids: ['guru-purnima'], lexeme: lexeme('guru purnima|guru poornima', 'guru purnima') },
  { english: 'Bhai Dooj', hindi: 'भाई दूज', ids: ['bhai-dooj'], lexeme: lexeme('bhai dooj|bhai duj|bhaidooj|bhaiya dooj', 'bhai duj') },
  { english: 'Dev Uthani Ekadashi', hindi: 'देवउठनी एकादशी', ids: ['devutthana-ekadashi'], lexeme: lexeme('dev uthani|devuthani|dev uthni|devutthana|dev utthan', 'dev uthani|devuthani|devauthani') },
  { english: 'Tulsi Vivah', hindi: 'तुलसी विवाह', ids: ['tulsi-vivah'], lexeme: lexeme('tulsi vivah|tulasi vivah', 'tulsi vivah') },
];

/** How many years around an instant a festival is told of. */
const yearsAround = [-1, 0, 1, 2];

const daysInYear = ({ ids = [], daysIn }: NamedFestival, year: number): string[] => [...ids.flatMap((id) => festivalDates(id, year)), ...(daysIn?.(year) ?? [])];

/** The days of a festival in India, `YYYY-MM-DD`, in the years around an instant, in order. */
export function daysOf(festival: NamedFestival, now: number): string[] {
  const year = new Date(now + indiaMs).getUTCFullYear();
  return yearsAround.flatMap((away) => daysInYear(festival, year + away)).sort();
}

/** Whether a day, `YYYY-MM-DD`, is one of a festival that is named here. */
export const isFestivalDay = (day: string): boolean => festivals.some((each) => daysInYear(each, Number(day.slice(0, 4))).includes(day));
