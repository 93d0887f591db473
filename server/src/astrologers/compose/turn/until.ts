import { runningPeriods } from '../../plan/windows';
import { elaborate } from '../judgement';
import { join } from '../judged';
import { composePointed } from '../pointed';
import { shortVowels } from '../../question/question-text';
import { beginsSoon } from '../pointed/coming';
import { spanOf, wordsOf, type ComposeTurn } from './turn';


const trouble = / (?:seh\w*|jh?el\w*|bardasht|pareshan\w*|dikkat\w*|tension|jhagd\w*|ladai|kalesh|dukh\w*|takl\w*|problems?|troubles?|struggl\w*|suffer\w*|stress\w*|fight\w*|quarrel\w*|bura|kharab|bad|hard|mushkil|mand[ai]|nuksan|ghata|loss\w*|slow|karz\w*|karj\w*|debt\w*|naraz|angry|gussa|akel\w*|alone|berozgar\w*|jobless|why|kyu\w*|kyo\w*) /u;

/** "How long will it go on?": till the better time begins, or till the running one ends. */
export const composeUntilTurn: ComposeTurn = (turn) => {
  const { about, judgement, context, before } = turn;
  const said = `${wordsOf(context)}${shortVowels(before.text)}`;
  const found = trouble.test(said) ? null : composePointed(context);
  if (found !== null) return found;
  const { say, book, now, strengths, isEnglish, question } = about;
  const { window } = judgement;
  const { antar } = runningPeriods(strengths, now);
  const point = (at: number) => book.span({ start: at, end: at }, question.astrologer).replace(isEnglish ? /^.* to /u : /^.* से /u, '');
  if (window === null) return join(say([[`Till about ${book.day(antar.end)}`, `At least till ${book.day(antar.end)}`], ', when the running sub-period ends.'], [[`करीब ${book.day(antar.end)} तक`, `कम से कम ${book.day(antar.end)} तक`], '; तब अंतर्दशा बदलती है।']), ...elaborate(about, judgement));
  const span = spanOf(turn);
  const lead = beginsSoon(now, window)
    ? say([[`The good time lasts till ${point(window.end)}`, `Till ${point(window.end)} the better time holds`], [', and what was heavy eases from now on.', '; the harder part is nearly over.']], [[`अच्छा समय ${point(window.end)} तक है`, `बेहतर समय ${point(window.end)} तक चलेगा`], [', और भारीपन अभी से घटने लगा है।', '; कठिन हिस्सा निकल रहा है।']])
    : say([[`Till about ${point(window.start)}`, `It goes on till about ${point(window.start)}`], [`; then it eases, best in ${span}.`, `, and after that it gets lighter: ${span}.`]], [[`करीब ${point(window.start)} तक`, `लगभग ${point(window.start)} तक ऐसा रहेगा`], [`; उसके बाद राहत है, ${span} में।`, `, फिर आसानी आएगी: ${span}।`]]);
  return join(lead, ...elaborate(about, judgement));
};
