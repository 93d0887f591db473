import type { Ask } from '../asks/ask';
import type { Form } from '../asks/request';
import { answerAsk } from '../asks/say-ask';
import { createContext, type Context } from '../compose/context';
import type { Composed } from '../compose/composed';
import type { Judgement } from '../compose/judgement';
import type { ReadQuestion } from '../question/read-question';
import type { Understood } from '../topics/understand';
import type { TurnForm } from '../topics/turns/turn-form';
import type { Turn as Said } from '../types';
import type { Way } from './content';

/** What only tells something, whatever it is about. */
export const telling: readonly TurnForm[] = ['detail', 'objection'];

/** A line that goes on from an answer, with what that answer rests on. */
export interface Turn {
  /** The line itself. */
  context: Context;
  form: TurnForm;
  /** What the tables take the line for as it was typed, before its pronouns are replaced. */
  typed: Understood;
  /** It says what was meant before. */
  isCorrection: boolean;
  /** The way in which it is meant, where that is known without the table. */
  way?: Way;
  /** The line before, and how it was answered. */
  said: Said;
  base: Composed;
  /** Answers a line as if it had been asked alone. */
  alone(text: string): Composed;
}

/** A turn after an answer that weighed a matter. */
export interface Weighed extends Turn {
  ask: Ask;
  /** The form in which the ask was asked. */
  asked: Form;
  /** What was asked before, in the language of the line. */
  about: Context;
  judgement: Judgement;
}

/** What the answer before was about, with other words, person, time or matter. */
export const askAbout = ({ context, base }: Pick<Turn, 'context' | 'base'>, changes: Partial<ReadQuestion> = {}): Context => {
  const { text, language } = context.read;
  return createContext(context.question, { ...base.context.read, text, language, previous: null, ...changes });
};

/** The ask of the answer before in a form of its own or the one in which it was asked, with what the line changes. */
export function askAgain(turn: Weighed, form: Form | null, changes: Partial<ReadQuestion> = {}): Composed {
  const { ask, asked } = turn;
  const context = askAbout(turn, changes);
  const { text, judgement } = answerAsk({ context, ask, form: form ?? asked });
  return {
    text,
    context,
    sensitiveTopic: null,
    judgement,
    isFree: ask.limit !== undefined,
    usesChart: true,
    asked: { ask, form: form ?? asked },
  };
}
