import { getMatter, type MatterId } from '../../question/matters';
import { shortVowels } from '../../question/question-text';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';

const givesUp = / (?:(?:sapna|sapne|taiyari|tayari|prep\w*|koshish|ummid|umeed|attempt|exam|neet|jee|upsc|ssc|ca|gate|cat|padhai|phd|course|canada|visa|business|dukan|startup|dream|aim|idea|plan|practice|music|singing|acting|cricket) (?:\w+ ){0,3}(?:chhod|chod|chor|chhor|band|tyag) ?(?:de|du|dun|den|dein|dena|doon|kar (?:de|du|dun)|ke|kar)|(?:give up|drop|quit|stop|leave|abandon|let go of) (?:\w+ ){0,3}(?:dream|prep\w*|exam\w*|neet|jee|upsc|ssc|ca|gate|cat|attempt\w*|studies|phd|course|trying|hope|idea|plan|business|shop|startup|music|acting|cricket)|(?:har|haar) ma+n (?:lu|lun|le|len|lein)|rehne hi (?:du|de|dun)) /u;
const aims: readonly MatterId[] = ['exam', 'study', 'higherStudy', 'governmentJob', 'arts', 'business', 'abroad', 'visa', 'fame', 'careerField'];

const exams = / (?:neet|jee|upsc|ssc|ca|gate|cat|exams?|attempts?) /u;

/** "Should he give up the dream of JEE?": whether to hold on to an aim; null where none is to be given up. */
export function composeGivingUp(context: Context): string | null {
  const { read, say, book, question } = context;
  const plain = shortVowels(read.text);
  const matter = exams.test(plain) && !aims.includes(read.matter.id) ? getMatter('exam') : read.matter;
  if (!givesUp.test(plain) || read.fact !== null || !aims.includes(matter.id) || !['yesNo', 'how', 'either', 'other', 'unclear'].includes(read.kind) || / (?:naukri|job) (?:chhod|chod|quit|leave) /u.test(plain)) return null;
  const own: Context = { ...context, read: { ...read, kind: 'yesNo', matter, second: null, horizon: null } };
  const judgement = judge(own);
  const m = book.matter(matter.id);
  const who = read.kin ? book.kin(read.kin.id) : '';
  const [of, ka] = [who === '' ? '' : ` for your ${who}`, who === '' ? '' : `${who} के लिए `];
  const span = judgement.window ? book.span(judgement.window, question.astrologer) : '';
  const [time, samay] = span === '' ? ['', ''] : [`, and the good time is ${span}`, `, अच्छा समय ${span} है`];
  const opening = {
    yes: () => say([['No, do not give it up', 'Hold on to it', 'It would be a pity to let it go'], [`: ${m}${of} is well supported in this chart`, `; the chart carries ${m}${of} well`], time, '.'], [['नहीं, मत छोड़िए', 'इसे छोड़ना ठीक नहीं', 'अभी छोड़ने की ज़रूरत नहीं'], ['; ', ': '], ka, [`${m} को कुंडली से अच्छा सहारा है`, `${m} के योग अच्छे हैं`], samay, '।']),
    careful: () => say([['Do not give it up yet, but keep a second way open', 'Not yet: go on, with a second plan beside it', 'Hold on for one more serious try'], [`; ${m}${of} is mixed and workable`, `, since the support for ${m}${of} is middling`], time, '.'], [['अभी मत छोड़िए, पर दूसरा रास्ता भी साथ रखिए', 'छोड़ना अभी जल्दी होगी; साथ में दूसरी योजना रखिए', 'एक पक्की कोशिश और कीजिए'], ['; ', ': '], ka, [`${m} का पक्ष मिला-जुला है`, `${m} में मेहनत से बात बन सकती है`], samay, '।']),
    slow: () => say([['Do not hang everything on it: let it become one of two ways', 'Loosen the grip, without calling it a defeat', 'Go on only beside a second way'], [`; ${m}${of} has little support just now`, `, for the chart gives ${m}${of} little support at present`], span === '' ? '.' : `, and looks better in ${span}.`], [['सब कुछ इसी पर मत टिकाइए, दूसरा रास्ता अभी से बनाइए', 'ज़िद ढीली कीजिए, इसे हार मत मानिए', 'दूसरे रास्ते के साथ ही आगे बढ़िए'], ['; ', ': '], ka, [`${m} को अभी कम सहारा है`, `${m} का पक्ष अभी धीमा है`], span === '' ? '।' : `, बेहतर समय ${span} है।`]),
  }[judgement.level]();
  return [opening, ...elaborate(own, judgement)].join('\n\n');
}
