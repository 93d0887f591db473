import { runningPeriods } from '../../plan/windows';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishHouses } from '../../words/english-words';
import { hindiHouses } from '../../words/hindi-words';
import { join } from '../join';
import { chooseGrounds } from '../judgement';
import { type ComposeTurn, wordsOf } from './turn';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const ofPeriod = / (?:dasha|mahadasha|antar\w*|period|samay|time|date|dates|kab|when) /u;

const dashas: readonly string[] = ['dasha', 'dashaOf', 'nextDasha', 'summary'];
/** What names the chart as a whole, or the period that the answer rests on. */
export const isLoose = ({ name }: { name: string }): boolean => dashas.includes(name);

/** "From which house do you see it?": the house, its lord, the karaka and the period that the answer rests on. */
export const composeGrounds: ComposeTurn = (turn) => {
  const { about, judgement, context } = turn;
  // A fact that the line names is looked up by itself.
  if (context.read.fact !== null && !isLoose(context.read.fact)) return null;
  const { say, tell, book, strengths, now } = about;
  const house = judgement.focus.houses[0] ?? 1;
  const lord = strengths.view.lord(house);
  const at = strengths.view.house(lord);
  const [karaka] = judgement.focus.karakas;
  const [n, k] = [book.planet(lord), karaka ? book.planet(karaka) : ''];
  const place = say(
    [['It is read from ', 'I read it from '], `your ${th(house)} house (${englishHouses[house - 1]}) and its lord ${n}, in the ${th(at)}`, k !== '' && karaka !== lord ? `; the karaka is ${k}.` : '.'],
    [['यह ', 'जवाब '], `${o(house)} भाव (${hindiHouses[house - 1]}) और उसके स्वामी ${n} से देखा गया, जो ${o(at)} भाव में हैं`, k !== '' && karaka !== lord ? `; कारक ${k} हैं।` : '।'],
  );
  const { maha, antar } = runningPeriods(strengths, judgement.window?.start ?? now);
  const period = say([[`The time comes from the ${maha.lord} mahadasha and ${antar.lord} antardasha`, `The dasha behind the time: ${maha.lord}, ${antar.lord}`], `, the latter till ${book.day(antar.end)}.`], [[`समय ${book.planet(maha.lord)} की महादशा और ${book.planet(antar.lord)} की अंतर्दशा से आता है`, `समय के पीछे ${book.planet(maha.lord)} की महादशा में ${book.planet(antar.lord)} की अंतर्दशा है`], `, जो ${book.day(antar.end)} तक है।`]);
  const { grounds: [ground], against } = chooseGrounds(judgement, 1);
  const shown = [ground ? tell(book.ground(ground, judgement.matter.id, null)) : '', against ? tell(book.against(against)) : ''].filter((each) => each !== '').join(' ');
  return ofPeriod.test(wordsOf(context)) ? join(period, place, shown) : join(place, shown, period);
};
