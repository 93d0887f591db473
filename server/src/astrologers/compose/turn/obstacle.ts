import { isAboutPeople } from '../../echo/asked-thing';
import { betweenPeople, ofThings } from '../../echo/reasons';
import { planetOfFactor } from '../../plan/weigh';
import { elaborate } from '../judgement';
import { join } from '../join';
import { wordsOf, type ComposeTurn } from './turn';

const whether = / (?:to nah\w*|toh nah\w*|nahi hog[aie]|nahi niklega|nahi aayeg[aie]|any|koi|kuch|hidden|danger\w*|khatr\w*|risk\w*|safe|will it|is there|wont|nuksan) /u;

/** "What can go wrong?": what the straining planets bring, the heaviest first. */
export const composeObstacles: ComposeTurn = ({ about, context, judgement }) => {
  const { say, tell, book } = about;
  const strains = judgement.weighed.factors.filter(({ weight }) => weight < 0);
  const [first, second] = strains;
  if (!first) return join(say([['Nothing of weight stands in the way', 'No real danger shows'], ', only ordinary care is needed.'], [['कोई बड़ी रुकावट नहीं', 'खतरे वाली बात नहीं दिखती'], ', बस सामान्य सावधानी रखिए।']), ...elaborate(about, judgement));
  const table = isAboutPeople(about) || isAboutPeople(context) ? betweenPeople : ofThings;
  const planets = [...new Set([first, ...(second ? [second] : [])].map(planetOfFactor))];
  const [one = 'Saturn', two] = planets;
  const [en, hi] = two ? [`${table[one][0]}, and then ${table[two][0]}`, `${table[one][1]}, फिर ${table[two][1]}`] : table[one];
  const level = { yes: ['it can be overcome', 'यह पार हो जाएगा'], careful: ['with care it can be managed', 'सावधानी से बात सँभल जाती है'], slow: ['take it seriously and go step by step', 'इसे हल्के में मत लीजिए, कदम-कदम पर चलिए'] }[judgement.level];
  const asksWhether = whether.test(wordsOf(context)) && !/ (?:what|kya kya|kaun\w*|sabse|biggest|main|which) /u.test(wordsOf(context));
  const lead = asksWhether
    ? say([{ yes: 'No great danger', careful: 'Hardly, if you take care', slow: 'There is some risk' }[judgement.level], [`; watch for ${en}.`, `, and what needs an eye is ${en}.`]], [{ yes: 'बड़ा खतरा नहीं', careful: 'नहीं, बस सावधानी रखिए', slow: 'थोड़ा जोखिम है' }[judgement.level], [`; ध्यान यहाँ दीजिए: ${hi}।`, `, नज़र इस पर रखिए: ${hi}।`]])
    : say([['What stands in the way: ', 'The main obstacle: '], `${en}; ${level[0]}.`], [['सबसे बड़ी रुकावट: ', 'रुकावट यह है: '], `${hi}; ${level[1]}।`]);
  return join(lead, [first, second].flatMap((factor) => (factor ? [tell(book.ground(factor, judgement.matter.id, null))] : [])).join(' '), elaborate(about, judgement).at(-1) ?? '');
};
