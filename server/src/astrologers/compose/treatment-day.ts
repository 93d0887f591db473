import { muhurtaDay, rateDay } from '../../astrology';
import { findCity } from '../question/cities';
import { toAsked } from '../plain/plain';
import { weekdays } from '../words/panchang-words';
import type { Context } from './context';
import { why } from './day-refusals';
import { dayLine, hoursLine } from './muhurta';

const noonMs = 43_200_000;
const treatment = / (?:(?:knee|ghutn\w*|hip|joint|valve|lens) (?:\w+ )?(?:replacement|transplant|badl\w*|implant)|cataract|motiyabind\w*|hernia|stent\w*|bypass|angioplasty|angiography|transplant|root canal|tooth extraction|daant nikal\w*|implants?|laser|lasik|biopsy|biopsi|tonsils?|appendix|gall ?bladder|pathri|kidney stone|dialysis|chemo\w*|endoscopy|plaster|physio\w*) /u;
const asksDay = / (?:day|date|din|tarikh|tareekh|ok|okay|fine|good|thik|theek|shubh|sahi|right|shift|shifted|change|badal\w*|badl\w*|postpon\w*|prepon\w*|aage|muhurt\w*|karwa\w*|karva\w*|karaye|karae) /u;

/** What is over has no day to be kept. */
const done = / (?:kar(?:wa|va)? (?:liya|li|liye|chuk\w*)|karaya|karwaya|karvaya|ho (?:gaya|gayi|chuk\w*)|hua|hui|done|had|was|tha|thi|after|baad) /u;

/** "Her knee replacement is on the 14th, is the day all right?": the doctor's day stays, and the panchang is told beside it; null where no day of a treatment is named. */
export function composeTreatmentDay(context: Context): string | null {
  const { read, say, book, isEnglish, question: { chart, city } } = context;
  const { words } = toAsked(context);
  const { horizon } = read;
  if (horizon?.unit !== 'day' || horizon.isPast || !treatment.test(words) || !asksDay.test(words) || done.test(words) || ['why', 'past', 'remedy'].includes(read.kind)) return null;
  const day = muhurtaDay(horizon.from + noonMs, findCity(read.text, city));
  const { refusal, hours } = rateDay(day, 'any', { nakshatra: chart.nakshatra, moonSign: chart.rashi });
  const date = `${weekdays[day.weekday]?.[isEnglish ? 0 : 1] ?? ''}, ${book.day(day.noon)}`;
  const [reason, reasonHi] = why[refusal ?? 'tithi'];
  return [
    say(
      [[`Keep ${date}, if it suits the doctor`, `${date} may stay, if the doctor is content with it`], ['; the surgeon’s judgement comes before any panchang', ': what the doctors need decides the day'], refusal === null ? ', and the panchang has nothing against it.' : `; that ${reason} is no reason to shift a treatment.`],
      [[`${date} ही रखिए, अगर डॉक्टर को ठीक लगे`, `डॉक्टर को ठीक लगे तो ${date} रहने दीजिए`], ['; डॉक्टर की बात पंचांग से पहले है', ', इलाज का दिन डॉक्टर तय करते हैं'], refusal === null ? ' और पंचांग में भी कोई रुकावट नहीं।' : `; ${reasonHi}, पर इसके लिए इलाज टालना ठीक नहीं।`],
    ),
    `${dayLine(context, day)} ${hoursLine(context, { day, hours })}`,
    say([['Ask the hospital for a morning hour if you have a wish, and tell them of every medicine.', 'If the fever, sugar or pressure is not right that day, the doctor will move it, and that is the reason that counts.']], [['मन हो तो अस्पताल से सुबह का समय माँगिए, और चल रही दवाएँ बता दीजिए।', 'उस दिन शुगर या बीपी ठीक न हो, तो डॉक्टर खुद आगे करेंगे; वही वजह मायने रखती है।']]),
  ].join('\n\n');
}
