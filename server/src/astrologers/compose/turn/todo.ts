import { isAboutPeople } from '../../echo/asked-thing';
import { withPeople, withThings } from '../../echo/reasons';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { areaOf } from '../../words/areas';
import { findFocus } from '../../tools/focus';
import { join } from '../join';
import { composeRemedy, remedyPlanet } from '../remedy';
import { askAbout, isWeighed, wordsOf, type ComposeTurn, type Turn } from './turn';
import { remedyTable, stepTable } from '../../tools/tables';

const rites = / (?:upay|upaay|upaya|remed\w*|mantra\w*|mantr|puja|pooja|path|vrat|fast\w*|dan|daan|donat\w*|charity|tota?k\w*|chant\w*|jap|jaap|pariharam?|hawan|havan|chalisa|worship|pray\w*|planet|grah\w*|mandir|temple|nivaran|shanti|dosh\w*) /u;

const pickBy = (list: readonly string[], number: number): string => list[number % list.length] ?? '';

/** What is done in the world, in the way of the strongest planet of the matter. */
export function worldlyWay({ about, judgement, context }: Turn): readonly [english: string, hindi: string] {
  const { strengths } = about;
  const area = areaOf(judgement.matter.id);
  const house = strengths.view.house(strengths.view.lord(judgement.focus.houses[0] ?? 1));
  // What suits papers and offices does not suit a book, a journey or a mind.
  if (['study', 'mind', 'away'].includes(area)) return [pickBy(stepTable[judgement.matter.id].en, house), pickBy(stepTable[judgement.matter.id].hi, house)];
  const planets = [strengths.view.lord(judgement.focus.houses[0] ?? 1), ...judgement.focus.karakas];
  const [planet = 'Jupiter'] = [...planets].sort((a, b) => strengths.of(b) - strengths.of(a));
  return (isAboutPeople(about) || isAboutPeople(context) ? withPeople : withThings)[planet];
}

/** "Kya karun ki jaldi ho?": one step in the world and one practice that costs nothing; the practice first where a rite is asked for. */
export const composeTodo: ComposeTurn = (turn) => {
  const { context, before } = turn;
  if (!isWeighed(turn) && before.fact === null) return null;
  const own = askAbout(turn, { kind: 'remedy', fact: before.fact, horizon: null });
  const { say, book, strengths, question } = own;
  const focus = findFocus(before.matter.id, before.kin, question.birth.gender);
  const [way, rasta] = worldlyWay(turn);
  if (before.fact !== null || rites.test(wordsOf(context))) return join(composeRemedy(own, focus), before.matter.rank === 0 ? '' : say([['Beside it: ', 'And in the world: '], `${way}.`], [['साथ में: ', 'और असल काम में: '], `${rasta}।`]));
  const planet = remedyPlanet(own, focus);
  const { en, hi } = remedyTable[planet];
  const house = strengths.view.house(planet);
  return join(
    say([['Two things: ', 'Do two things: '], `${way}; and on ${en.day}s `, en.practice, '.'], [['दो काम कीजिए: ', 'दो बातें काम आएँगी: '], `${rasta}; और हर ${hi.day} `, hi.practice, '।']),
    say([`The first is for the world, and the second supports ${book.planet(planet)}, which is in your ${th(house)} house.`], [`पहली बात मेहनत की है; दूसरी ${book.planet(planet)} को सहारा देती है, जो ${hindiOrdinal(house, 'oblique')} भाव में हैं।`]),
    say([['Nothing has to be bought for it', 'It costs nothing'], [', and neither of them works overnight.', '; what counts is that you keep it up.']], [['इसमें कुछ खरीदना नहीं है', 'इसमें खर्च कुछ नहीं'], [', बस नियम से निभाइए।', '; रातों-रात नहीं, पर काम आता है।']]),
  );
};
