import { getMatter } from '../question/matters';
import { shortVowels } from '../question/question-text';
import type { Context } from './context';
import { composeEitherPeople } from './either-people';
import { elaborate, judge } from './judgement';

const lasts = / (?:nibh\w*|suit kar\w*|suits? me|adjust\w*|chal pa\w*|tik pa\w*|tikeg\w*|work out|will it last|manage with|live with it|sambhal pa\w*) /u;
const match = / (?:ladk\w*|larka|larki|rishta|rishte|shadi|shaadi|boy|girl|groom|bride|age gap|age difference|umar ka|umra ka|younger than me|older than me|mujhse (?:\w+ )?(?:saal|sal) (?:chhot\w*|chot\w*|bad\w*)|merchant navy|proposal|alliance|marriage|husband|wife|marry) /u;

const twoSuitors = / (?:do|two|dono|2|donon) (?:ladk\w*|larke|larki\w*|girls|boys|rishte|rishton|proposals|ladki\w*) /u;
const picksOne = / (?:kis\w*|kaun\w*|kon\w*|which|who|whom) /u;

/** Two to marry without an "or" between them; null where there are none. */
export function composeTwoSuitors(context: Context): string | null {
  const plain = shortVowels(context.read.text);
  return twoSuitors.test(plain) && picksOne.test(plain) && context.read.fact === null ? composeEitherPeople(context, 'ladki ya ladki, shadi') : null;
}

/** "He is four years younger", "away for six months": whether such a shared life holds; null where none is told. */
export function composeSharedLife(context: Context): string | null {
  const { read, say } = context;
  const plain = shortVowels(read.text);
  if (!lasts.test(plain) || !match.test(plain) || read.fact !== null || !['yesNo', 'how', 'other', 'risk'].includes(read.kind)) return null;
  if (read.kin !== null && !['husband', 'wife', 'partner', 'son'].includes(read.kin.id) || / (?:or|ya|yaa|saas|sas|sasur|nanad|job|business|gun|guna|kis|kiske|kiski|which|who) /u.test(plain)) return null;
  const own = { ...context, read: { ...read, kin: null, kind: 'how' as const, horizon: null, matter: getMatter('harmony') } };
  const judgement = judge(own, getMatter('harmony'));
  const opening = {
    yes: () => say([['Yes, such a life can hold for you', 'Yes, it can go well'], [': the house of marriage is well supported in your chart', ', since your house of marriage has good support'], '.'], [['हाँ, निभेगा', 'हाँ, ऐसा जीवन आपको रास आएगा'], ['; विवाह के भाव को अच्छा सहारा है', ', विवाह का पक्ष मज़बूत है'], '।']),
    careful: () => say([['It can hold, if much is said aloud beforehand', 'Yes, with patience on both sides'], [': the house of marriage is mixed in your chart', ', as your house of marriage goes up and down'], '.'], [['निभ सकता है, पर बातें पहले खुलकर कीजिए', 'हाँ, दोनों ओर के सब्र से'], ['; विवाह का भाव मिला-जुला है', ', विवाह के भाव में उतार-चढ़ाव है'], '।']),
    slow: () => say([['Not easily: take more time before you agree', 'It would ask a great deal of you'], [': the house of marriage has little support just now', ', for your house of marriage is under strain'], '.'], [['आसान नहीं, हाँ कहने से पहले और समय लीजिए', 'इसमें बहुत सब्र लगेगा'], ['; विवाह के भाव को अभी कम सहारा है', ', विवाह का पक्ष अभी कमज़ोर है'], '।']),
  }[judgement.level]();
  const honest = say([['Age and distance are in no chart; both births side by side say more', 'How the two charts meet is shown by Matching, with both births'], ['.', ', free, on its page.']], [['उम्र और दूरी कुंडली में नहीं होती, दोनों के जन्म से मिलान ज़्यादा बताता है', 'दोनों कुंडलियाँ कैसी मिलती हैं, यह मिलान के पेज पर देखिए'], ['।', ', वह मुफ़्त है।']]);
  return [`${opening} ${honest}`, ...elaborate(own, { ...judgement, window: null })].join('\n\n');
}
