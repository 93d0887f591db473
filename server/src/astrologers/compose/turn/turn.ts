import type { ReadTurn, TurnForm } from '../../topics/turns/turn-form';
import { toAsked } from '../../plain/plain';
import { readText, type QuestionText } from '../../question/question-text';
import type { ReadQuestion } from '../../question/read-question';
import type { Turn as Said } from '../../types';
import type { Composed } from '../composed';
import { createContext, type Context } from '../context';
import type { Judgement } from '../judgement';

/** A line that goes on from a question and its answer, with what that answer rests on. */
export interface Turn {
  /** The line itself. */
  context: Context;
  form: TurnForm;
  read: ReadTurn;
  /** The question that it goes on from, and how it was answered. */
  first: Composed;
  before: ReadQuestion;
  said: Said;
  /** The question before, spoken of in the language of the line; its own words are not said again. */
  about: Context;
  judgement: Judgement;
  /** Answers a line as if it had been asked after other turns. */
  answer(text: string, turns: readonly Said[]): Composed;
}

/** A text, with what it rests on where that is not the question before. */
export type Answered = string | { text: string; about: Context };

/** The answer to a second turn of one form; null where it has none. */
export type ComposeTurn = (turn: Turn) => Answered | null;

export const textOf = (answered: Answered): string => (typeof answered === 'string' ? answered : answered.text);

/** No words, where those of the question before are of another language or say somebody else's matter. */
export const silent = ({ read }: Context): QuestionText => ({ ...readText('', read.language), language: read.language });

/** The words of the line in every spelling in which they are searched, between spaces. */
export const wordsOf = (context: Context): string => toAsked(context).words;

/** The question before with another kind, person, time or matter. */
export const askAbout = ({ context, before }: Pick<Turn, 'context' | 'before'>, changes: Partial<ReadQuestion> = {}): Context =>
  createContext(context.question, { ...before, text: before.language === context.read.language ? before.text : silent(context), language: context.read.language, previous: before, second: null, step: null, fact: null, profession: null, ...changes });

/** The time that the answer names, as the astrologer says it; empty where it names none. */
export const spanOf = ({ about, judgement }: Turn): string => (judgement.window ? about.book.span(judgement.window, about.question.astrologer) : '');

/** Whether the answer before weighed a matter of life that has a verdict. */
export const isWeighed = ({ before, first }: Turn): boolean => before.fact === null && !before.matter.careful && !first.isFree;
