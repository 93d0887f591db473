import { lexeme } from './lexicon';

/** Festivals by which people name a time, with their days in New Delhi, 2026 to 2028. */
export const festivals = [
  { english: 'Diwali', hindi: 'दिवाली', days: ["2026-11-08", "2027-10-29", "2028-10-17"], lexeme: lexeme('diwali|deepavali|deewali', 'diwali|dipavali|deepawali') },
  { english: 'Holi', hindi: 'होली', days: ["2026-03-04", "2027-03-22", "2028-03-11"], lexeme: lexeme('holi', 'holi') },
  { english: 'Dussehra', hindi: 'दशहरा', days: ["2026-10-20", "2027-10-09", "2028-09-27"], lexeme: lexeme('dussehra|dasara|vijayadashami', 'dussehra|dashahra|dashehra') },
  { english: 'Raksha Bandhan', hindi: 'रक्षाबंधन', days: ["2026-08-28", "2027-08-17", "2028-08-05"], lexeme: lexeme('raksha bandhan|rakhi', 'rakhi|rakshabandhan') },
  { english: 'Navratri', hindi: 'नवरात्रि', days: ["2026-10-11", "2027-09-30", "2028-09-19"], lexeme: lexeme('navratri|navaratri', 'navratri|navratra') },
  { english: 'Janmashtami', hindi: 'जन्माष्टमी', days: ["2026-09-04", "2027-08-25", "2028-08-13"], lexeme: lexeme('janmashtami', 'janmashtami') },
  { english: 'Ganesh Chaturthi', hindi: 'गणेश चतुर्थी', days: ["2026-09-14", "2027-09-04", "2028-08-23"], lexeme: lexeme('ganesh chaturthi', 'ganesh chaturthi') },
  { english: 'Maha Shivaratri', hindi: 'महाशिवरात्रि', days: ["2026-02-15", "2027-03-06", "2028-02-23"], lexeme: lexeme('shivaratri|shivratri', 'shivratri|mahashivratri') },
  { english: 'Akshaya Tritiya', hindi: 'अक्षय तृतीया', days: ["2026-04-19", "2027-05-09", "2028-04-27"], lexeme: lexeme('akshaya tritiya|akha teej', 'akshay tritiya|akshaya tritiya') },
  { english: 'Karwa Chauth', hindi: 'करवा चौथ', days: ["2026-10-29", "2027-10-18", "2028-10-07"], lexeme: lexeme('karwa chauth|karva chauth', 'karva chauth') },
  { english: 'Makar Sankranti', hindi: 'मकर संक्रांति', days: ["2026-01-14", "2027-01-15", "2028-01-15"], lexeme: lexeme('makar sankranti|sankranti|pongal', 'makar sankranti|sankranti') },
  { english: 'Dhanteras', hindi: 'धनतेरस', days: ["2026-11-06", "2027-10-27", "2028-10-15"], lexeme: lexeme('dhanteras', 'dhanteras') },
] as const;
