import { weigh } from '../plan/weigh';
import { findFields, type Field } from '../question/fields';
import { getMatter } from '../question/matters';
import { shortVowels } from '../question/question-text';
import type { Context } from './context';
import { fitOf, placeOf } from './field-answers';
import { elaborate, judge } from './judgement';
import { findFocus } from '../tools/focus';
import { splitOptions } from './options';

const fame = / (?:fame|famous|prasiddh\w*|mashhur|mashahur|mashoor|popular\w*|viral|superstar|star|celebrity|big name|make it big|name and fame|nam kama\w*|nam kam\w*|naam kam\w*|nam hoga|nam banega|bada nam|shohrat|stardom|breakthrough|recognition|pehchan) /u;
const stage = ['acting', 'music', 'writing', 'sport', 'content and video', 'sales and media', 'politics', 'design', 'food and hotels', 'flying and shipping', 'teaching', 'beauty work'];
const isStage = ({ english }: Field) => stage.includes(english);
const timePass = / (?:time ?pass|taim pas|timepas|waste|bekar|khali|shauk|hobby) /u;

/** "Is fame in it as an actor, or the shop?": whether the name is made in that very field; null where no field or no fame is asked for. */
export function composeFame(context: Context): string | null {
  const { read, say, strengths, now, question, book } = context;
  const plain = shortVowels(read.text);
  const found = findFields(read.text);
  const field = found.find(isStage);
  if (!fame.test(plain) || !field || read.fact !== null || (read.kin !== null && read.kin.id !== 'father' && read.kin.id !== 'mother') || ['when', 'why', 'remedy', 'past', 'muhurta'].includes(read.kind)) return null;
  const focus = findFocus('fame', read.kin, question.birth.gender);
  const name = weigh(strengths, focus, now, question.birth.gender).score;
  const fit = fitOf(context, field);
  const score = (name + fit) / 2;
  const options = splitOptions(read.text.raw);
  const other = options.length > 1 && !timePass.test(plain) ? found.find((each) => !isStage(each)) : undefined;
  const isOther = other !== undefined && fitOf(context, other) > score + 4;
  const { window } = judge({ ...context, read: { ...read, kind: 'when' } }, getMatter('fame'));
  const span = window ? book.span(window, question.astrologer) : null;
  const [en, hi] = [field.english, field.hindi];
  const when = span === null ? '' : say([['The better time for it is ', 'Its good time is '], `${span}.`], [['इसका अच्छा समय ', 'बेहतर समय '], `${span} है।`]);
  const opening = other && isOther
    ? say([[`Go back to ${other.english}, and keep ${en} beside it`, `Rather ${other.english} than ${en} for a living`], [`: fame has less support in your chart than steady work there`, `; the planets of ${other.english} are stronger than those of fame`], '.'], [[`आधार ${other.hindi} को रखिए, ${hi} साथ में`, `पहले ${other.hindi}, ${hi} साथ-साथ`], ['; नाम-यश से ज़्यादा सहारा उस काम को है', ': कुंडली में बल उधर ज़्यादा है'], '।'])
    : score >= 46
      ? say([[`Yes, a name in ${en} is in your chart`, `Yes: fame and ${en} go together in your chart`], [', for both the field and the house of fame are well supported', '; field and house of fame are both strong'], '.'], [[`हाँ, ${hi} में नाम के योग हैं`, `हाँ, ${hi} और यश दोनों को सहारा है`], ['; क्षेत्र और यश का भाव दोनों मज़बूत हैं', ', दोनों का बल अच्छा है'], '।'])
      : score >= 38
        ? say([[`Some name, yes, though not overnight, in ${en}`, `A known name in ${en} among your own public rather than great fame`], [': the support is middling', '; the chart backs it in part'], other ? [`, so give it a fixed time before you turn to ${other.english}.`, `, and ${other.english} can wait a year.`] : ['.', ', so keep an income beside it.']], [[`${hi} में कुछ नाम होगा, पर रातों-रात नहीं`, `${hi} में अपने दायरे में नाम के योग हैं, बहुत बड़े यश के नहीं`], ['; सहारा मध्यम है', ', कुंडली थोड़ा साथ देती है'], ['।', ', साथ में कमाई का दूसरा साधन रखिए।']])
        : say([[`Not as the main thing: fame in ${en} has little support in your chart`, `To be frank, ${en} promises no great name by your chart`], ['; do it for love, with another income', ', so keep it beside a steady income'], '.'], [[`मुख्य काम के रूप में नहीं; ${hi} में यश को कम सहारा है`, `साफ़ कहें तो ${hi} में बड़े नाम के योग कम हैं`], ['; शौक से कीजिए, कमाई कहीं और से रखिए', ', साथ में पक्की आमदनी रखिए'], '।']);
  const [planet = 'Sun'] = [...field.planets].sort((a, b) => strengths.of(b) - strengths.of(a));
  return [[opening, when].filter((each) => each !== '').join(' '), placeOf(context, planet), ...elaborate(context, judge(context, getMatter('fame')))].join('\n\n');
}
