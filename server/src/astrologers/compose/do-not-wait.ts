import { shortVowels } from '../question/question-text';
import { listSensitiveTopics } from '../reader/classify/sensitive-topic';
import type { Composed } from './composed';
import type { Context } from './context';

const treated = / (?:doctors?|dr|dakt[ae]r\w*|dokt[ae]r\w*|hospital|aspat[ai]l|admit\w*|bharti|bhartee|operation|opreshan|aapareshan|apareshan|surgery|sarjari|dialysis|chemo\w*|biopsy|stent|angiography) /u;
const postpones = / (?:wait|waiting|later|postpone\w*|delay\w*|put (?:it )?off|skip\w*|after (?:(?:the|my|our|his|her) (?:\w+ )?)?(?:diwali|holi|eid|puja|harvest|season|wedding|marriage|exams?|festival|trip|project)|(?:\w+ )?(?:ke )?(?:bad|baad) (?:jau\w*|jaaoon|jaoon|jaen|karau\w*|karaoon|karwa\w*|chal\w*|me|mein)|ruk (?:jau\w*|jaoon|sak\w*)|tal (?:du|dun|sak\w*|de)|taal (?:du|doon|dun|sak\w*|de)|abhi (?:na|nahi) (?:jau\w*|karau\w*)) /u;

/** "The doctor wants to admit me; may it wait till after Diwali?" */
export function sayDoNotWait({ context, sensitiveTopic }: Composed): string | null {
  const { read, say } = context;
  const plain = shortVowels(read.text);
  if (sensitiveTopic === null && asksTreatmentDay(context)) return sayDoctorFirst(context);
  if (sensitiveTopic !== 'illness' && read.matter.id !== 'health') return null;
  if (!treated.test(plain) || !postpones.test(plain)) return null;
  return say(
    [['Please do not put it off: what a doctor wants done now waits for no festival, no season and no chart.', 'Do not wait with it: the doctor has seen why it is needed now, and no date in a chart is a reason to be later.'], [' Others can mind the work for these days; ask the doctor today what happens if it is late.', ' If going is hard, ask the hospital today what can be done at once.']],
    [['इसे टालिए मत: डॉक्टर जो अभी ज़रूरी कहते हैं, वह त्योहार, सीज़न या कुंडली का इंतज़ार नहीं करता।', 'रुकिए मत: डॉक्टर ने देखा है कि अभी क्यों ज़रूरी है; कुंडली की कोई तारीख देर करने की वजह नहीं है।'], [' इन दिनों काम कोई और सँभाल सकता है; आज ही पूछिए कि देर होने से क्या होगा।', ' जाना मुश्किल हो, तो आज ही अस्पताल से पूछिए कि तुरंत क्या हो सकता है।']],
  );
}

const asksTreatmentDay = ({ read, question: { text } }: Context): boolean => read.kind === 'muhurta' && listSensitiveTopics(text).includes('illness');

const sayDoctorFirst = ({ say }: Context): string =>
  say(
    [['The doctors set the day of a treatment, and none is put off for the panchang.', 'For a treatment the doctors’ date comes first.'], ' Where they leave you a choice, this is how the days stand:'],
    [['इलाज का दिन डॉक्टर तय करते हैं, पंचांग के लिए उसे टालिए मत।', 'इलाज में डॉक्टर की तारीख पहले है।'], ' वे दिन चुनने दें, तो दिनों का हाल यह है:'],
  );
