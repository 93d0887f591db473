import type { Ask } from '../asks/ask';
import type { Form } from '../asks/request';
import { answerAsk } from '../asks/answer-ask';
import { createContext, type Context } from '../compose/context';
import type { Composed } from '../compose/composed';
import type { Judgement } from '../compose/judgement';
import type { ReadQuestion } from '../question/read-question';
import type { Understood } from '../topics/understand';
import type { TurnForm } from '../topics/turns/turn-form';
import type { Turn as Said } from '../types';
import type { Way } from './content';

/** Forms of statements. */
export const statementForms: readonly TurnForm[] = ['detail', 'objection'];

/** A follow-up message with the answer that it follows. */
export interface Turn {
  /** The message itself. */
  context: Context;
  form: TurnForm;
  /** The classification of the message as typed, before its pronouns are replaced. */
  typed: Understood;
  /** Whether it corrects the previous message. */
  isCorrection: boolean;
  /** The way of answering, if known without the table. */
  way?: Way;
  /** The previous message and its answer. */
  said: Said;
  base: Composed;
  /** Answers a message as if it were the first. */
  alone(text: string): Composed;
}

/** A turn after an answer about a scored matter. */
export interface Weighed extends Turn {
  ask: Ask;
  /** The form of the previous question. */
  asked: Form;
  /** The context of the previous question, in the language of the message. */
  about: Context;
  judgement: Judgement;
}

/** The context of the previous answer with changes. */
export const askAbout = ({ context, base }: Pick<Turn, 'context' | 'base'>, changes: Partial<ReadQuestion> = {}): Context => {
  const { text, language } = context.read;
  return createContext(context.question, { ...base.context.read, text, language, previous: null, ...changes });
};

/** Answers the previous ask again, in another form or with changes. */
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
