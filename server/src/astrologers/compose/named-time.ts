import { toHinglish } from '../words/hinglish';
import type { Context } from './context';
import type { Judgement } from './judgement';

const named: readonly string[] = ['yesNo', 'how', 'risk'];
/** What names no time of its own, or is said in other words already. */
const unsaid = /^(?:now|today|tomorrow|in the last|in childhood)/u;
const sameAs = /(?:attempt|this time|is baar|इस बार|\d\d? (?:months|mah|मह))/iu;
/** Inside a named time "not quickly" would say the contrary of what follows. */
const easily = (text: string): string => text.replace(/^Not (?:quickly|soon)/u, 'Not easily').replace(/^जल्दी नहीं/u, 'आसानी से नहीं').replace(/^Jaldi nahi/u, 'Aasani se nahi');
/** Where the named time has a good part of its own, so would "not easily". */
const possibly = (text: string): string =>
  text
    .replace(/^Not (?:quickly|soon|easily|without effort)(?=[:;,.])/u, 'It can happen, though not easily')
    .replace(/^(?:जल्दी|आसानी से|मेहनत के बिना) नहीं(?=[;:,।])/u, 'हो सकता है, पर आसानी से नहीं')
    .replace(/^(?:Jaldi|Aasani se|Mehnat ke bina) nahi(?=[;:,.])/u, 'Ho sakta hai, par aasani se nahi');
/** The first words of an answer, up to the sign behind them. */
const first = /^((?:[^\s:;.]+ ?){1,6}?)(?=[:;.])|^(Yes|No|Not easily|Not without effort|It can happen, though not easily)(?=,)/u;
const insert = (whole: string, label: string): string =>
  first.test(whole) ? whole.replace(first, (said) => `${said}${said.includes(',') || said === 'Yes' || said === 'No' ? ',' : ''} ${label}`) : `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${/^I\b/u.test(whole) ? whole : whole.charAt(0).toLowerCase() + whole.slice(1)}`;
const toLead = (whole: string, language: string): string => (language === 'Hinglish' ? `${whole.charAt(0).toLowerCase()}${whole.slice(1)}` : whole);

/** The words of a label that say which time it is: "Diwali 2027" of "before Diwali 2027". */
const coreOf = (label: string): string[] => label.toLowerCase().split(/[\s,]+/u).filter((word) => !/^(?:in|on|by|before|after|till|within|a|the|next|at|age|of|in|से|के|की|को|में|तक|पहले|बाद|अगले|se|ke|ki|ko|mein|tak|pehle|baad|agle|\d{4})$/u.test(word));

/** An answer about a time that was named names it, where its first paragraph does not. */
export function withNamedTime(text: string, context: Context, judgement: Judgement): string {
  const { read, isEnglish } = context;
  const { horizon } = read;
  if (horizon === null || horizon.isPast || !judgement.isInside || judgement.matter.careful || !named.includes(read.kind) || unsaid.test(horizon.english)) return text;
  const label = isEnglish ? horizon.english : read.language === 'Hinglish' ? toHinglish(horizon.hindi) : horizon.hindi;
  const [opening = ''] = text.split('\n\n');
  if (opening.toLowerCase().includes(label.toLowerCase())) return text;
  const said = opening.toLowerCase().split(/[\s,;:.!?।"]+/u);
  const core = coreOf(label);
  if ((core.length > 0 && core.every((word) => said.includes(word))) || (/time|बार/u.test(horizon.english + horizon.hindi) && sameAs.test(opening))) return text;
  const typed = coreOf(`${horizon.english} ${horizon.hindi} ${toHinglish(horizon.hindi)}`);
  if (horizon.unit === 'festival' && typed.some((word) => said.includes(word))) return text;
  const whole = judgement.window === null ? easily(text) : possibly(text);
  return isEnglish ? insert(whole, label) : `${label.charAt(0).toUpperCase()}${label.slice(1)}${/^(?:हाँ|Haan)/u.test(text) ? ',' : ''} ${toLead(whole, read.language)}`;
}
