/** Words that name a shop, a company or a building, and so take their art's or life's meaning from the word before them. */
const heads =
  /^(?:business|businesses|shop|shops|store|stores|dukan|dukaan|brand|brands|startup|agency|company|firm|hall|halls|garden|planner|planners|planning|photography|photographer|photographers|bureau|app|channel|consultancy|consultant|studio|boutique|clothing|clothes|products?|kits?|caterers?|catering|decorators?|decoration|band|cards?|magazine|blog|podcast|academy|classes|coaching|franchise|dhandha|vyapar|karobar|shower|moon)$/u;
const modifiers =
  /^(?:wedding|weddings|marriage|shaadi|shadi|vivah|bridal|pregnancy|maternity|baby|babies|kids|kid|children|childrens|bachchon|bachcho|baccho|health|medical|travel|travels|study|education|property|love|astrology|jyotish|matrimony|matrimonial|pet|pets|pooja|puja)$/u;
const joins = /^(?:ka|ki|ke|kaa|kee|ka)$/u;

const planets = /^(?:sun|moon|mars|venus|jupiter|saturn|mercury|neptune|shani|surya|soorya|chandra|mangal|budh|shukra|rahu|ketu|guru|gemini|leo|virgo|libra|aries|taurus|cancer|scorpio|aquarius|pisces|capricorn)$/u;
const places =
  /^(?:company|apartments?|hospital|hospitals|pharma|pharmaceuticals?|hotel|hotels|tower|towers|society|colony|school|college|university|enterprises|group|bank|travels|nagar|vihar|road|industries|motors|electronics|insurance|nanak|gram|mandir|temple|park|cinema|academy|classes|public|international|steel|cement|tv|app|ai|technologies|solutions|logistics|builders|residency|heights|mall|chowk|bazaar|bazar|petroleum|oil|foods|hyundai|toyota|tyres|dental|diagnostics|labs?|petro|infra|capital|finance|energy|textiles?)$/u;
const ownApp = /^(?:my|our|mera|meri|apna|apni|hamara)$/u;
const art = /^(?:transit|gochar|dasha|mahadasha|house|bhav|lagna|rashi|sign|kundli|chart|period|dosh|remedy|upay|antardasha|mantra)$/u;

const taught = /^(?:class|classes|tuition|tution|coaching|school|playschool|batch|kaksha|centre|center|creche|anganwadi|nursery|academy|students?)$/u;
const children = /^(?:kids|kid|children|child|bachche|bachcho|bachchon|bachchen|bacche|baccho|bacchon|bache|bacho|bachon|bachcha|bachchaa)$/u;
const teaches = /(?:^| )(?:i teach|i am a (?:\w+ )?teacher|im a (?:\w+ )?teacher|teacher (?:hu|hun|hoon)|padha(?:ta|ti|tee) (?:hu|hun|hoon)|padhaataa (?:hu|hun|hoon)|padhaatee (?:hu|hun|hoon)|i run a (?:\w+ )?(?:playschool|school|coaching|tuition|creche)|adhyapa?k (?:hu|hun|hoon)|adhyapika (?:hu|hun|hoon))(?= |$)/u;
const owned = /^(?:my|our|mera|mere|meri|hamare|hamara|apne|apna|own)$/u;

/** The children of a class are pupils, and nobody's own. */
function isPupil(words: readonly string[], at: number, isTeacher: boolean): boolean {
  const [before = '', earlier = ''] = [words[at - 1], words[at - 2]];
  if (!children.test(words[at] ?? '')) return false;
  return taught.test(before) || (joins.test(before) && taught.test(earlier)) || (isTeacher && !owned.test(before));
}

const schools = /^(?:school|college|police|army|kids|baby)$/u;
/** What is sown or sold for a school has nothing of study. */
const wares = /^(?:uniforms?|bags?|dress|dresses|shoes|shirts?|bottles?|benches|furniture|supplies)$/u;

/** "Sun Pharma", "wedding hall", "pregnancy wear brand": the word that only names the thing is left out. */
export function withoutNames(words: readonly string[]): string[] {
  const isOfArt = words.some((word) => art.test(word));
  const isTeacher = teaches.test(words.join(' '));
  return words.flatMap((word, at) => {
    const [after = '', next = ''] = [words[at + 1], words[at + 2]];
    if (isPupil(words, at, isTeacher)) return ['students'];
    if (!isOfArt && /^baza+r$/u.test(word) && planets.test(words[at - 1] ?? '')) return [];
    if (!isOfArt && planets.test(word) && (places.test(after) || /^(?:naam|nam|name|named)$/u.test(after) || /^(?:named|called)$/u.test(words[at - 1] ?? ''))) return [];
    if (modifiers.test(word) && (heads.test(after) || (heads.test(next) && (joins.test(after) || modifiers.test(after) || /^(?:wear|clothing|care)$/u.test(after))))) return [];
    if (/^(?:wear|care)$/u.test(word) && at > 0 && modifiers.test(words[at - 1] ?? '') && heads.test(after)) return [];
    if (schools.test(word) && wares.test(after)) return [];
    if (word === 'app' && (ownApp.test(words[at - 1] ?? '') || ownApp.test(words[at - 2] ?? '') || (after === 'is' && next === 'my'))) return ['startup'];
    return [word];
  });
}
