import { getMatter } from '../question/matters';
import type { Context } from './context';
import { findFocus } from '../tools/focus';
import { composeRemedy } from './remedy';

/** An evil eye or black magic: no chart shows it, nobody is to fear it, and a quiet practice is given instead of a rite. */
export function composeSpell(context: Context): string {
  const { say, question, read } = context;
  const opening = say(
    [['No, your chart shows no evil eye and no black magic', 'No chart can show black magic or an evil eye', 'Nothing of that kind stands in a kundli'], ['; there is nothing here to fear', ', so please pay nobody to remove it', ': a hard time is only a hard time'], '.'],
    [['नहीं, कुंडली में नज़र या जादू-टोना जैसा कुछ नहीं होता', 'कुंडली में नज़र या टोना नहीं दिखता', 'नज़र या किए-कराए की बात कुंडली में नहीं होती'], ['; डरने की बात नहीं', ', इसे उतारने के लिए किसी को पैसे मत दीजिए', '; मुश्किल समय बस समय होता है'], '।'],
  );
  const calm = { ...context, read: { ...read, kin: null, matter: getMatter('mind') } };
  return `${opening}\n\n${composeRemedy(calm, findFocus(calm.read.matter.id, calm.read.kin, question.birth.gender))}`;
}
