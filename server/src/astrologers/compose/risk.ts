import type { Context } from './context';
import { asksTrust } from '../question/read-question';
import { elaborate, type Judgement } from './judgement';
import { trustOpening } from './trust';

/** A question whether something bad will come: never a yes to it by mistake, and never fear. */
export function composeRisk(context: Context, judgement: Judgement): string {
  const { say, book, read } = context;
  // Who fears to lose a job speaks of the one they have.
  const of = book.matter(judgement.matter.id === 'newJob' ? 'career' : judgement.matter.id);
  const isSafe = / (?:safe|secure|stable|surakshit|pakki) /u.test(read.text.plain);
  const [en, hi] = judgement.matter.id === 'self' || judgement.matter.id === 'time' ? ['this', 'इस बात'] : [of, of];
  const opening = asksTrust(read.text)
    ? trustOpening(context, judgement)
    : isSafe
    ? {
        yes: () => say([['Yes, it looks safe', 'Yes, nothing shakes it'], [`; ${en} has good support`, `, for ${en} is well supported`], '.'], [['हाँ, सुरक्षित दिखता है', 'हाँ, कोई खतरा नहीं दिखता'], [`; ${hi} को अच्छा सहारा है`, `, ${hi} का पक्ष मज़बूत है`], '।']),
        careful: () => say([['Mostly safe', 'Safe enough, with ordinary care'], [`; ${en} goes up and down here`, `, though ${en} has its ups and downs`], '.'], [['ज़्यादातर सुरक्षित है', 'ठीक-ठाक सुरक्षित है'], [`; ${hi} में उतार-चढ़ाव दिखता है`, `, बस ${hi} में कुछ उतार-चढ़ाव हैं`], '।']),
        slow: () => say([['Not as safe as you would wish', 'Do not rely on it fully'], [`: ${en} is under some strain`, `; ${en} needs care just now`], '.'], [['उतना सुरक्षित नहीं, सावधानी रखिए', 'पूरा भरोसा मत कीजिए'], [`; ${hi} पर कुछ दबाव है`, `, ${hi} का पक्ष अभी कमज़ोर है`], '।']),
      }[judgement.level]()
    : judgement.level === 'yes'
      ? say([['No, nothing in your chart points to that', 'No, the chart shows no such danger', 'I see no sign of that'], [`; ${en} has good support`, `, for ${en} is well supported`], '.'], [['नहीं, कुंडली में ऐसा कुछ नहीं दिखता', 'नहीं, ऐसे संकेत नहीं हैं'], [`; ${hi} को अच्छा सहारा है`, `, ${hi} का पक्ष मज़बूत है`], '।'])
      : judgement.level === 'careful'
        ? say([['Not likely, but keep your eyes open', 'More no than yes', 'Probably not, with ordinary care'], [`; ${en} goes up and down here`, `, since ${en} has ups and downs in your chart`], '.'], [['संभावना कम है, पर सावधान रहिए', 'ज़्यादातर नहीं, बस ध्यान रखिए'], [`; ${hi} में उतार-चढ़ाव दिखता है`, `, ${hi} में कुछ उतार-चढ़ाव हैं`], '।'])
        : say([['It is not fixed, but be careful here', 'Nothing is decided, yet take care', 'No chart makes it certain, but caution is wise'], [`: ${en} is under some strain`, `; ${en} needs protection just now`], '.'], [['यह तय नहीं, पर सावधानी रखिए', 'कुछ भी पक्का नहीं, फिर भी संभलकर चलिए'], [`; ${hi} पर कुछ दबाव है`, `, ${hi} का पक्ष अभी कमज़ोर है`], '।']);
  const rest = elaborate({ ...context, read }, { ...judgement, window: null });
  return [opening, ...rest].join('\n\n');
}
