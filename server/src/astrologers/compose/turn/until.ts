import { runningPeriods } from '../../plan/windows';
import { elaborate } from '../judgement';
import { join } from '../join';
import { composePointed } from '../pointed';
import { shortVowels } from '../../question/question-text';
import { beginsSoon } from '../pointed/coming';
import { spanOf, wordsOf, type ComposeTurn } from './turn';

const trouble = / (?:seh\w*|jh?el\w*|bardasht|pareshan\w*|dikkat\w*|tension|jhagd\w*|ladai|kalesh|dukh\w*|takl\w*|problems?|troubles?|struggl\w*|suffer\w*|stress\w*|fight\w*|quarrel\w*|bura|kharab|bad|hard|mushkil|mand[ai]|nuksan|ghata|loss\w*|slow|karz\w*|karj\w*|debt\w*|naraz|angry|gussa|akel\w*|alone|berozgar\w*|jobless|why|kyu\w*|kyo\w*) /u;

/** A good thing that lasts, and no trouble that ends. */
const lasts = / (?:last\w*|tik\w*|nibh\w*|surviv\w*|hold\w*|permanent\w*|stable|stay\w*|ruk[un]\w*|how many|kitne) /u;

/** "How long will it go on?": till the better time begins, or till the running one ends. */
export const composeUntilTurn: ComposeTurn = (turn) => {
  const { about, judgement, context, before } = turn;
  const plain = wordsOf(context);
  const found = !lasts.test(plain) || trouble.test(`${plain}${shortVowels(before.text)}`) ? null : composePointed(context);
  if (found !== null) return found;
  const { say, book, now, strengths, isEnglish, question } = about;
  const { window } = judgement;
  const { antar } = runningPeriods(strengths, now);
  const point = (at: number) => book.span({ start: at, end: at }, question.astrologer).replace(isEnglish ? /^.* to /u : /^.* से /u, '');
  if (window === null) return join(say([[`Till about ${book.day(antar.end)}`, `At least till ${book.day(antar.end)}`], ', when the running sub-period ends.'], [[`करीब ${book.day(antar.end)} तक`, `कम से कम ${book.day(antar.end)} तक`], '; तब अंतर्दशा बदलती है।']), ...elaborate(about, judgement));
  const span = spanOf(turn);
  const lead = beginsSoon(now, window)
    ? say([['Not much longer', 'The harder part is nearly over'], [`: it eases from now on, and the better time holds till ${point(window.end)}.`, `; the lighter time has begun and lasts till ${point(window.end)}.`]], [['अब ज़्यादा दिन नहीं', 'कठिन हिस्सा निकल रहा है'], [`; राहत शुरू है, बेहतर समय ${point(window.end)} तक रहेगा।`, `, हल्का समय शुरू है और ${point(window.end)} तक है।`]])
    : say([[`Till about ${point(window.start)}`, `It goes on till about ${point(window.start)}`], [`; then it eases, best in ${span}.`, `, and after that it gets lighter: ${span}.`]], [[`करीब ${point(window.start)} तक`, `लगभग ${point(window.start)} तक ऐसा रहेगा`], [`; उसके बाद राहत है, ${span} में।`, `, फिर आसानी आएगी: ${span}।`]]);
  return join(lead, ...elaborate(about, judgement));
};
