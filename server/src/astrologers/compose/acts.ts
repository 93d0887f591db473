import type { PlanetName } from '@oracle-astra/shared/contract';

export type Act = readonly [words: RegExp, planet: PlanetName, english: string, hindi: string];

/** What one does, with the planet that carries it; the first that an option names is meant. */
const acts: readonly Act[] = [
  [/ (?:talk\w*|speak\w*|tell|ask\w*|call\w*|message|text|reply|writ\w+|discuss|explain|negotiat\w*|sit down|bring it up|ba+t|bol\w*|kah\w*|samjha\w*|puchh?\w*|phone|likh\w*) /u, 'Mercury', 'talking', 'बातचीत'],
  [/ (?:fight\w*|complain\w*|report|sue|confront\w*|stop|refuse|force|throw|fire|evict|block|police|shikaya?t\w*|rok\w*|lad(?:u|un|na|e|ai|aai)|jhagd\w*|bahas|virodh|fir karu\w*|mana|hata\w*|nikal (?:du|dun|de)\w*|thane) /u, 'Mars', 'standing up to it', 'सामने खड़े होने'],
  [/ (?:study|studying|course|degree|exam|learn\w*|attempt|coaching|college|padh\w*|sikh\w*|seekh\w*|ba|mba|phd) /u, 'Jupiter', 'learning', 'सीखने'],
  [/ (?:repay\w*|pay off|chuka\w*|wait\w*|stay\w*|keep\w*|continue|remain|hold|same|manage|tolerate|bear|silent|quiet|hide|chh?upa\w*|ignore\w*|andekha|nazarandaz|nazar andaz|ruk\w*|reh\w*|rah(?:u|un|na|o)?|chup\w*|sah|seh|intaza?r|inteza?r|rakh\w*|yahi|yahin|isi|chalne|chhota|small|save|fd|deposit|bachat) /u, 'Saturn', 'patience', 'धीरज'],
  [/ (?:sell\w*|clos\w+|shut\w*|skip\w*|drop\w*|cancel|give up|forgo|forget|let go|bech\w*|band|tod\w*|khatm|khatam|vapas|wapas) /u, 'Ketu', 'letting go', 'छोड़ने'],
  [/ (?:family|parents|home|mother|mummy|maa|papa|beti|bete|daughter|son|ghar\w*|parivar|mayke|sasural) /u, 'Moon', 'family and home', 'घर-परिवार'],
  [/ (?:alone|own|myself|khud|akel\w+|apna|apni|apne|separate|alag) /u, 'Sun', 'standing on your own', 'अपने दम'],
  [/ (?:leave|leaving|quit\w*|go|going|move|moving|shift\w*|resign\w*|relocat\w*|switch\w*|chang\w+|chhod\w*|chod\w*|ja\w*|chala|chali|badal\w*|door|dur|bahar) /u, 'Rahu', 'change', 'बदलाव'],
  [/ (?:buy\w*|take|accept\w*|get|open\w*|start\w*|new|rebrand|expand|naya|nayi|nai|kharid\w*|kharee?d\w*|khol\w*|le|lu|lun|lena|bada|badi) /u, 'Venus', 'what is new and pleasant', 'नई चीज़'],
];

export const actOf = (plain: string): Act | null => acts.find(([words]) => words.test(plain)) ?? null;
